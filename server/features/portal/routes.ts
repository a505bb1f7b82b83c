import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function portalRoutes(_serve: Serve): void {}
