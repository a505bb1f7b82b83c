import { bandInWords, purposeWords } from './fee-words.ts'
import { type FeeBand, type FeePurpose, feePurposes } from './fees.ts'

/** What an invoice is for: a registration and its like, or a penalty alone. */
export const invoicePurposes = [...feePurposes, 'penalty'] as const

/** One of `invoicePurposes`. */
export type InvoicePurpose = (typeof invoicePurposes)[number]

/** What a line of an invoice is for. A correction and a waiver are made by an officer, with a reason. */
export const lineKinds = ['fee', 'surcharge', 'penalty', 'correction', 'waiver'] as const

/** One of `lineKinds`. */
export type LineKind = (typeof lineKinds)[number]

/** What an officer adds to an invoice. */
export const officerLineKinds = ['correction', 'waiver'] as const satisfies readonly LineKind[]

/** The line that an officer adds. A waiver of an amount lowers the total; a correction adds its amount, which may be negative. */
export function officerLine(kind: (typeof officerLineKinds)[number], amount_kobo: number): InvoiceLine {
  return kind === 'waiver'
    ? { kind, description: 'Waived', amount_kobo: -amount_kobo }
    : { kind, description: 'Correction', amount_kobo }
}

/** The state of a payment. Until an officer decides it is submitted. */
export type PaymentStatus = 'submitted' | 'confirmed' | 'refused'

/** A line of an invoice; a negative amount lowers its total. */
export interface InvoiceLine {
  kind: LineKind
  description: string
  amount_kobo: number
}

/** The number of an invoice, which is also the reference of a payment: INV-2026-000001. */
export function invoiceNumber(year: number, serial: number): string {
  return `INV-${year}-${String(serial).padStart(6, '0')}`
}

/** The number of a receipt: RCP-2026-000001. */
export function receiptNumber(year: number, serial: number): string {
  return `RCP-${year}-${String(serial).padStart(6, '0')}`
}

/** The line of a fee: 'Registration, Private Hospital, 20 to 49 beds'. */
export function feeLine(purpose: FeePurpose, facilityType: string, fee: FeeBand): InvoiceLine {
  const isOnlyBand = fee.beds_from === 0 && fee.beds_to === null
  const words = [purposeWords[purpose], facilityType, ...(isOnlyBand ? [] : [bandInWords(fee).toLowerCase()])]
  return { kind: 'fee', description: words.join(', '), amount_kobo: fee.amount_kobo }
}

/**
 * The line that makes the lines of one kind add up to what is due for it now: the first one, or the difference to what was
 * asked before. Undefined if nothing changes.
 */
export function lineDue(lines: readonly InvoiceLine[], due: InvoiceLine): InvoiceLine | undefined {
  const before = lines.filter(({ kind }) => kind === due.kind)
  if (before.length === 0) return due
  const difference = due.amount_kobo - sumOf(before)
  if (difference === 0) return undefined
  return { ...due, description: `Difference: ${due.description}`, amount_kobo: difference }
}

/** A payment as far as a balance needs it. */
interface PaidAmount {
  status: PaymentStatus
  amount_kobo: number
}

/** The figures of an invoice in kobo. */
export interface Balance {
  total: number
  confirmed: number
  /** Payments that no officer has decided on. */
  submitted: number
  /** What is still to be paid; negative if too much was paid. */
  balance: number
}

/** What is owed by an invoice: its lines, less the payments that were confirmed. */
export function balanceOf(lines: readonly InvoiceLine[], payments: readonly PaidAmount[]): Balance {
  const paid = (status: PaymentStatus) => sumOf(payments.filter((payment) => payment.status === status))
  const total = sumOf(lines)
  const confirmed = paid('confirmed')
  return { total, confirmed, submitted: paid('submitted'), balance: total - confirmed }
}

function sumOf(rows: readonly { amount_kobo: number }[]): number {
  return rows.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
}

/** Whether a payment for an invoice is accepted whatever the status of its registration: while something is to be paid. */
export function isInvoiceOpen({ balance }: Pick<Balance, 'balance'>, registrationEndedAt: string | null): boolean {
  return registrationEndedAt === null && balance > 0
}

/** What is still to be paid, in naira: neither confirmed nor waiting for the ministry. Nothing when too much was paid. */
export function dueOf({ balance, submitted }: { balance: number; submitted: number }): number {
  return Math.max(0, Math.round((balance - submitted) * 100) / 100)
}
