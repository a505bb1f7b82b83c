import { addDays } from './calendar-date.ts'
import { mayDo, type Person } from './capabilities.ts'

/** What an officer decides on an owner's answer to a decision. */
export const representationDecisions = ['upheld', 'set aside'] as const

/** One of `representationDecisions`. */
export type RepresentationDecision = (typeof representationDecisions)[number]

/** How an answer ends. It is overtaken when the application is submitted again, decided or ended before an officer decides on it. */
export const representationOutcomes = [...representationDecisions, 'overtaken'] as const

/** One of `representationOutcomes`. */
export type RepresentationOutcome = (typeof representationOutcomes)[number]

/** How many documents an answer may have. */
export const maxRepresentationFiles = 3

/** The last day on which a decision can be answered. The setting of the day of the decision counts. */
export function lastDayToAnswer(decidedOn: string, days: number): string {
  return addDays(decidedOn, days)
}

interface Officer extends Person {
  id: number
  is_disabled: boolean
}

/**
 * Whether an officer may decide on the answer to a decision: not the one who took it, so that nobody judges their own decision,
 * unless no other active officer has the duty.
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
