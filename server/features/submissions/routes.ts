import type { Serve } from '../../http/context.ts'

/** The calls of this feature. */
export function submissionRoutes(_serve: Serve): void {}
