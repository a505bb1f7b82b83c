import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function certificateRoutes(_serve: Serve): void {}
