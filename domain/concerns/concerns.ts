/** What a concern is about. */
export const concernKinds = ['unlicensed', 'unsafe', 'fake certificate', 'other'] as const

/** One of `concernKinds`. */
export type ConcernKind = (typeof concernKinds)[number]

/** What a concern is about, in words. */
export const concernKindWords = {
  unlicensed: 'No licence',
  unsafe: 'Not safe',
  'fake certificate': 'Doubtful certificate',
  other: 'Something else',
} as const satisfies Record<ConcernKind, string>

/** The states of a concern. */
export const concernStatuses = ['new', 'in hand', 'closed'] as const

/** One of `concernStatuses`. */
export type ConcernStatus = (typeof concernStatuses)[number]

/** The states of a concern that somebody still has to deal with. */
export const openConcernStatuses = ['new', 'in hand'] as const satisfies readonly ConcernStatus[]

/** What a list of concerns can be narrowed to: a state, or everything that is not closed. */
export const concernFilters = ['open', ...concernStatuses] as const

/** One of `concernFilters`. */
export type ConcernFilter = (typeof concernFilters)[number]

/** The states that a list of concerns shows with a filter. */
export function statusesShown(filter: ConcernFilter): readonly ConcernStatus[] {
  return filter === 'open' ? openConcernStatuses : [filter]
}

/** What came of a concern. */
export const concernOutcomes = [
  'dealt with',
  'passed on',
  'not confirmed',
  'not enough to go on',
  'not a concern',
] as const

/** One of `concernOutcomes`. */
export type ConcernOutcome = (typeof concernOutcomes)[number]

/** The longest text of a concern, in characters. */
export const maxConcernText = 3000

/** How many facilities a concern can be linked to. */
export const maxLinkedFacilities = 20

/** How long the contact of the person who reported a concern is kept after it was closed. */
export const contactMonths = 6

/** How long the photo of a concern is kept after it was closed. People may be seen on it. What was written stays. */
export const photoMonths = 24

/** How many bytes the photos of concerns that are not closed may take together, so that strangers cannot fill the disk. */
export const maxWaitingPhotoBytes = 1024 ** 3

/** Of how many reports within an hour the officers are told by a message. Beyond that somebody floods the portal, and mails and SMS would help them. */
export const maxToldInAnHour = 20

/** The pattern of a reference number, like `CN-7K3M-Q2XD`. */
export const concernReference = /^CN-[2-9A-Z]{4}-[2-9A-Z]{4}$/
