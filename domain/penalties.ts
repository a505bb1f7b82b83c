import type { InvoiceLine } from './invoices.ts'

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

/** The state of a penalty whose invoice has this balance in kobo, unless an officer decided otherwise. */
export function statusForBalance(balanceKobo: number): (typeof payableStatuses)[number] {
  return balanceKobo <= 0 ? 'paid' : 'open'
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

/** What a penalty and its invoice ask for, in kobo. */
interface Asked {
  offence: string | null
  /** The sum of the lines of this penalty. */
  asked_kobo: number
  /** What is still to be paid of the whole invoice. */
  balance_kobo: number
}

/**
 * The line that gives a penalty up: a waiver of the rest, or a correction of the whole. Undefined if nothing is owed for it. On
 * an invoice that also asks for other things, the rest is never more than the penalty.
 */
export function cancellingLine(
  cancels: Cancelled,
  { offence, asked_kobo, balance_kobo }: Asked,
): InvoiceLine | undefined {
  const cancelled = cancels === 'everything' ? asked_kobo : Math.min(asked_kobo, balance_kobo)
  if (cancelled <= 0) return undefined
  return cancels === 'everything'
    ? { kind: 'correction', description: `Set aside. ${inWords(offence)}`, amount_kobo: -cancelled }
    : { kind: 'waiver', description: `Waived. ${inWords(offence)}`, amount_kobo: -cancelled }
}
