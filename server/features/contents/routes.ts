import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function contentsRoutes(_serve: Serve): void {}
