import { mayDo, type Person } from '../accounts/capabilities.ts'
import { addDays, dayInWords } from '../dates/calendar-date.ts'
import { type RestrictionKind, restrictionWords } from './standing.ts'

/** What an owner can make a representation against: a decline, a penalty, or a change of standing. */
export const contestedKinds = ['decline', 'penalty', 'suspension', 'sealing', 'revocation'] as const

/** One of `contestedKinds`. */
export type ContestedKind = (typeof contestedKinds)[number]

/** What a representation against a restriction is against. */
export function contestedRestriction(kind: RestrictionKind): ContestedKind {
  return restrictionWords[kind].noun
}

/** The decision that a representation is against, in a sentence: 'the penalty of 3 June 2026'. */
export function contestedInWords(against: ContestedKind, decidedOn: string): string {
  return `the ${against} of ${dayInWords(decidedOn)}`
}

/** What an officer decides on a representation. */
export const representationDecisions = ['upheld', 'set aside'] as const

/** One of `representationDecisions`. */
export type RepresentationDecision = (typeof representationDecisions)[number]

/**
 * How a representation ends. It is overtaken when what it is against ends otherwise before an officer decides on it: the application
 * is submitted again, decided or ended, the penalty is waived, the restriction is lifted.
 */
export const representationOutcomes = [...representationDecisions, 'overtaken'] as const

/** One of `representationOutcomes`. */
export type RepresentationOutcome = (typeof representationOutcomes)[number]

/** How many documents a representation may have. */
export const maxRepresentationFiles = 3

/** The last day on which a representation can be made. The setting of the day of the decision counts. */
export function lastDayToContest(decidedOn: string, days: number): string {
  return addDays(decidedOn, days)
}

interface Officer extends Person {
  id: number
  is_disabled: boolean
}

/**
 * Whether an officer may decide on the representation against a decision: not the one who took it, so that nobody judges their own
 * decision, unless no other active officer has the duty.
 */
export function mayDecideOn({
  officer,
  decidedBy,
  officers,
}: {
  officer: Person & { id: number }
  /** The officer who took the decision. */
  decidedBy: number
  officers: readonly Officer[]
}): boolean {
  const capability = 'decide on a representation'
  if (!mayDo(officer, capability)) return false
  if (officer.id !== decidedBy) return true
  return !officers.some((other) => other.id !== decidedBy && !other.is_disabled && mayDo(other, capability))
}
