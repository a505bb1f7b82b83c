import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function catalogueRoutes(_serve: Serve): void {}
