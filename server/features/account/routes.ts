import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function accountRoutes(_serve: Serve): void {}
