import { dayInWords } from '../dates/calendar-date.ts'
import type { InvoiceLine } from '../money/invoices.ts'
import { type PenaltyDebt, restOf } from './penalty-debts.ts'

/** The states of a penalty. It is open until nothing is left to pay, or the ministry gives it up. */
export const penaltyStatuses = ['open', 'paid', 'waived', 'set aside'] as const

/** One of `penaltyStatuses`. */
export type PenaltyStatus = (typeof penaltyStatuses)[number]

/** What a list of penalties can be narrowed to: their states, and what is open after its day. */
export const penaltyFilters = [...penaltyStatuses, 'overdue'] as const

/** One of `penaltyFilters`. */
export type PenaltyFilter = (typeof penaltyFilters)[number]

/** The states that follow from what was paid. The others are decided by an officer and stay. */
export const payableStatuses = ['open', 'paid'] as const satisfies readonly PenaltyStatus[]

/** The state of a penalty of which so much is left to pay, in kobo, unless an officer decided otherwise. */
export function statusForRest(restKobo: number): (typeof payableStatuses)[number] {
  return restKobo <= 0 ? 'paid' : 'open'
}

/** Whether it should have been paid before this day. */
export function isOverdue(
  { status, due_date }: { status: PenaltyStatus; due_date: string | null },
  today: string,
): boolean {
  return status === 'open' && due_date !== null && due_date < today
}

const inWords = (offence: string | null) => (offence === null ? 'Penalty' : `Penalty: ${offence}`)

/** The line that asks for a penalty. */
export function penaltyLine({ offence, amount_kobo }: { offence: string | null; amount_kobo: number }): InvoiceLine {
  return { kind: 'penalty', description: inWords(offence), amount_kobo }
}

/** What the owner no longer has to pay: what is left of a penalty, or all of it, also what was paid already. */
export type Cancelled = 'the rest' | 'everything'

/** The line that gives a penalty up on one of its invoices: a waiver of the rest, or a correction of the whole. Undefined if nothing is owed. */
export function cancellingLine(
  cancels: Cancelled,
  { offence, ...debt }: Pick<PenaltyDebt, 'asked_kobo' | 'balance_kobo'> & { offence: string | null },
): InvoiceLine | undefined {
  const cancelled = cancels === 'everything' ? debt.asked_kobo : restOf(debt)
  if (cancelled <= 0) return undefined
  return cancels === 'everything'
    ? { kind: 'correction', description: `Set aside. ${inWords(offence)}`, amount_kobo: -cancelled }
    : { kind: 'waiver', description: `Waived. ${inWords(offence)}`, amount_kobo: -cancelled }
}

/** The lines with which another invoice asks for a part of a penalty: what the first no longer asks for, and what the other asks. */
export function movedLines(
  penalty: { offence: string | null; imposed_on: string },
  { kobo, number }: { kobo: number; number: string },
): { from: InvoiceLine; to: InvoiceLine } {
  const { offence, imposed_on } = penalty
  const asked = [`Penalty of ${dayInWords(imposed_on)}`, offence].filter(Boolean).join(': ')
  return {
    from: { kind: 'correction', description: `Moved to ${number}. ${inWords(offence)}`, amount_kobo: -kobo },
    to: { kind: 'penalty', description: asked, amount_kobo: kobo },
  }
}
