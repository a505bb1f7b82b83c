import { dayAfter } from '../dates/calendar-date.ts'

/** The offices whose holders sign a certificate, in the order of the lines. Spec §1. */
export const signingOffices = ['Director Inspectorate Services', 'Permanent Secretary', 'Hon. Commissioner'] as const

/** One of `signingOffices`. */
export type SigningOffice = (typeof signingOffices)[number]

/** The first and last day on which somebody holds an office; without an end date, until further notice. */
export interface Term {
  start_date: string
  end_date: string | null
}

/** Whether a term is over, runs or is still to come. */
export const termStates = ['past', 'present', 'coming'] as const

/** One of `termStates`. */
export type TermState = (typeof termStates)[number]

/** Whether a term is over, runs or is still to come. */
export function termStateOf({ start_date, end_date }: Term, today: string): TermState {
  if (start_date > today) return 'coming'
  return end_date !== null && end_date < today ? 'past' : 'present'
}

/** Whether somebody's term is over. */
export function isOver(state: TermState): boolean {
  return state === 'past'
}

/** The first day from today on which an office with these terms is vacant; null when it is held until further notice. */
export function vacantFrom(terms: readonly Term[], today: string): string | null {
  const holder = terms.find((term) => termStateOf(term, today) === 'present')
  if (!holder) return today
  return holder.end_date === null ? null : vacantFrom(terms, dayAfter(holder.end_date))
}

/** Whether two terms share a day. */
export function termsOverlap(one: Term, other: Term): boolean {
  const startsInTime = (term: Term, before: Term) => before.end_date === null || term.start_date <= before.end_date
  return startsInTime(one, other) && startsInTime(other, one)
}
