import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function facilityRoutes(_serve: Serve): void {}
