/** What a licensed facility asks the ministry to change, in the order in which it is offered. One request of each kind is open at a time. */
export const changeKinds = ['operating officer', 'contacts', 'beds and services', 'details'] as const

/** One of `changeKinds`. */
export type ChangeKind = (typeof changeKinds)[number]

/** What a kind is called in the middle of a sentence. */
export const changeKindWords = {
  'operating officer': 'the operating officer',
  contacts: 'the contacts and hours',
  'beds and services': 'the beds and services',
  details: 'the name, address or owner',
} as const satisfies Record<ChangeKind, string>

/**
 * Whether a kind is a section of an application. A registration that is open holds these itself: while it is, they are changed there
 * and not by a request. Otherwise two officers would decide on the same thing.
 */
export function isSectionOfApplication(kind: ChangeKind): boolean {
  return kind === 'operating officer' || kind === 'beds and services'
}

/** Whether a certificate or statement says what changes with a kind, so that it is issued again. */
export function isOnPapers(kind: ChangeKind): boolean {
  return kind === 'operating officer' || kind === 'details'
}
