/** How a request for a change can stand. */
export const changeRequestStatuses = ['open', 'accepted', 'refused', 'withdrawn'] as const

/** One of `changeRequestStatuses`. */
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number]

/** What an officer can decide about a request for a change. */
export const changeDecisions = ['accepted', 'refused'] as const satisfies ChangeRequestStatus[]
