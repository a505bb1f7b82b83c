import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function placeRoutes(_serve: Serve): void {}
