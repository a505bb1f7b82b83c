import type { Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../../actions/act.ts'
import { onPayments } from '../../../actions/payment.ts'
import type { Db } from '../../../database/connect.ts'
import { type linesIn, setMatches } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, summarise } from '../../../records/money/bank-statements.ts'
import { insertFoundPayments, insertReconciledLines, lockInvoices } from '../../../records/money/reconciliation.ts'
import type { Context } from '../../../use-case/context.ts'

/** A line of a statement as it was read and matched. */
export type StoredLine = Awaited<ReturnType<ReturnType<typeof linesIn>['execute']>>[number]

/** A part of a line: what one payment, or one invoice for which none was recorded, gets of it. Most lines have one part. */
export interface Part {
  line: StoredLine
  target: Target
  amount_kobo: number
  /** Why an officer assigned it by hand. */
  note: string | null
}

/** What is said when the lines are not any more as the officer saw them. */
export const changed =
  'Something has changed since you looked. Match again, and look at the lines before you confirm them'

/** The whole of a line that has one target. */
export function wholeOf(line: StoredLine): Part {
  const [target] = line.targets
  return { line, target: target ?? refuse('action_not_offered', changed), amount_kobo: line.amount_kobo, note: null }
}

/** Confirms the payment that each part is, after recording it if its owner has not. No payment and no invoice may be named twice. */
export async function confirmParts(context: Context, id: number, parts: readonly Part[]): Promise<void> {
  const { db, user, now } = context
  const recorded_at = now.toISOString()
  const found = await recordFound(context, parts)
  const paid = parts.map((part) => ({
    ...part,
    payment_id: part.target.payment_id ?? found.get(part.target.invoice_id) ?? refuse('action_not_offered', changed),
  }))
  const { name, sha256 } = await getStatement(db, id)
  const payments = new Map<StoredLine, number[]>()
  const reconciled = paid.map(({ line: { doubt, targets, ...row }, line, payment_id, note }) => {
    const ofLine = payments.get(line) ?? []
    payments.set(line, [...ofLine, payment_id])
    const statement = { statement_name: name, statement_sha256: sha256, recorded_by: user.id, recorded_at }
    return { ...row, ...statement, payment_id, note, part: ofLine.length + 1 }
  })
  if (!(await insertReconciledLines(db, reconciled))) return refuse('action_not_offered', changed)
  const matches = [...payments].map(([{ line }, ids]) => ({
    line,
    state: 'confirmed' as const,
    doubt: null,
    targets: ids.map((payment_id) => ({ payment_id })),
  }))
  await setMatches(db, id, matches)
  await summarise(db, id)
  // Last, because the counter of receipts stays locked until the commit.
  const received = paid.map(({ payment_id, amount_kobo }) => ({ id: payment_id, amount_kobo }))
  const nothing = () => Promise.resolve()
  await act(context, onPayments, 'Confirm payment', received, {
    input: { reason: null, remark: 'On a bank statement' },
    write: nothing,
    reply: nothing,
  })
}

/** Records a payment for each part that names an invoice. Returns the payments by invoice. */
async function recordFound({ db, user, now }: Context, parts: readonly Part[]): Promise<Map<number, number>> {
  const named = parts.flatMap(({ target: { invoice_id }, ...part }) => (invoice_id ? [{ ...part, invoice_id }] : []))
  if (named.length === 0) return new Map()
  const invoices = await invoicesStillOwed(db, named)
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  const rows = await insertFoundPayments(
    db,
    named.map(({ line, invoice_id, amount_kobo }) => ({
      invoice_id,
      facility_id: invoices.get(invoice_id)?.facility_id ?? 0,
      amount_kobo,
      reference: line.reference === '' ? null : line.reference.slice(0, 120),
      paid_on: line.booked_on,
    })),
    recorded,
  )
  return new Map(rows.map((row) => [row.invoice_id, row.id]))
}

/** The invoices, which are now locked; refused if something was paid or recorded meanwhile. */
async function invoicesStillOwed(db: Db, named: readonly { invoice_id: number; amount_kobo: number }[]) {
  const rows = await lockInvoices(
    db,
    named.map(({ invoice_id }) => invoice_id),
  )
  const invoices = new Map(rows.map((row) => [row.id, row]))
  for (const { amount_kobo, invoice_id } of named) {
    const invoice = invoices.get(invoice_id)
    if (!invoice || invoice.is_awaited || invoice.open_kobo < amount_kobo) refuse('action_not_offered', changed)
  }
  return invoices
}
