import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function dashboardRoutes(_serve: Serve): void {}
