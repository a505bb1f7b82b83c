import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function registrationRoutes(_serve: Serve): void {}
