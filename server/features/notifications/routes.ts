import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function notificationRoutes(_serve: Serve): void {}
