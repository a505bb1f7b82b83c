import { lazily } from '../text/lazily.ts'
import type { ChangeKind } from './change-kinds.ts'

/** Who decides on a change: nobody, so that it holds at once, or an officer. */
export const changeDeciders = ['at once', 'officer'] as const

/** One of `changeDeciders`. */
export type ChangeDecider = (typeof changeDeciders)[number]

/** More documents than any ministry asks for with one change. */
export const mostDocumentsOfChange = 10

/** What the ministry asks for a kind of change. A request keeps the rule of the moment at which it was made. */
export interface ChangeRule {
  decided_by: ChangeDecider
  /** The names of the documents that must come with it. */
  documents: readonly string[]
  /** Whether the fee for a change is charged. */
  is_charged: boolean
  /** Whether an inspection comes first, after the request. */
  needs_inspection: boolean
}

const byOfficer: ChangeRule = { decided_by: 'officer', documents: [], is_charged: false, needs_inspection: false }

/** The rules of a ministry that has saved none. */
export const firstChangeRules = {
  'operating officer': byOfficer,
  contacts: { ...byOfficer, decided_by: 'at once' },
  'beds and services': byOfficer,
  details: byOfficer,
} as const satisfies Record<ChangeKind, ChangeRule>

/** Whether a rule waits for something before the change holds. What holds at once cannot. */
export function waitsForNothing({ documents, is_charged, needs_inspection }: ChangeRule): boolean {
  return documents.length === 0 && !is_charged && !needs_inspection
}

/** How far a request has come with what its rule asks for. */
export interface ChangeProgress {
  /** The names of the documents that were sent. */
  sent: readonly string[]
  /** Whether its invoice is not paid, or the payment is not confirmed. */
  is_unpaid: boolean
  /** Whether an inspection was done since it was made. */
  is_inspected: boolean
}

/** What a request waits for before an officer can accept it, in words that its owner and the officer both read. */
export function whatChangeWaitsFor(rule: ChangeRule, { sent, is_unpaid, is_inspected }: ChangeProgress): string[] {
  return [
    ...rule.documents.filter((name) => !sent.includes(name)).map((name) => `The document “${name}”`),
    ...(is_unpaid ? ['The payment of the fee, confirmed by the ministry'] : []),
    ...(rule.needs_inspection && !is_inspected ? ['An inspection of the facility'] : []),
  ]
}

const listed = lazily(() => new Intl.ListFormat('en-GB'))

/** What a rule means, as the rest of a sentence that begins 'A change of the operating officer'. */
export function changeRuleInWords(rule: ChangeRule): string {
  if (rule.decided_by === 'at once') return 'holds as soon as the owner has sent it'
  const asked = [
    ...(rule.documents.length > 0 ? [`${listed().format(rule.documents)} sent with it`] : []),
    ...(rule.is_charged ? ['the fee for a change paid and confirmed'] : []),
    ...(rule.needs_inspection ? ['an inspection after it was asked for'] : []),
  ]
  return asked.length === 0
    ? 'holds once an officer accepts it'
    : `needs ${listed().format(asked)}, and holds once an officer accepts it`
}
