import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/reconciliation.ts'
import { koboToNaira } from '@portal/domain/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { confirmPayments } from '../../act-on-payment.ts'
import type { Db } from '../../database/connect.ts'
import type { Context } from '../../http/context.ts'
import { linesIn, setMatches } from '../../records/bank-statement-lines.ts'
import { getStatement, lockStatement, summarise } from '../../records/bank-statements.ts'
import { insertFoundPayments, insertReconciledLines, lockInvoices } from '../../records/reconciliation.ts'
import { matchStatement } from './match-statement.ts'

type Line = Awaited<ReturnType<ReturnType<typeof linesIn>['execute']>>[number]

const changed = 'Something has changed since you looked. Match again, and look at the lines before you confirm them'

/** Confirms every sure match at once, or none: another number or sum than the officer saw is refused. */
export async function confirmMatches(
  context: Context,
  { params: { id }, body }: Input<typeof calls.confirmBankStatement>,
): Promise<{ confirmed: number }> {
  const { db } = context
  await lockStatement(db, id)
  const { summary } = await getStatement(db, id)
  if (!summary) return refuse('action_not_offered', 'Say first what the columns of this statement are')
  const present = (await matchStatement(db, id)).sure
  if (present.lines === 0) return refuse('action_not_offered', 'No sure match is left to be confirmed')
  if (present.lines !== body.lines || koboToNaira(present.amount_kobo) !== body.total) {
    return refuse('action_not_offered', changed)
  }
  const lines = await linesIn(db, id, 'sure').execute()
  await confirmLines(context, id, lines)
  return { confirmed: lines.length }
}

/** Confirms the payment that each line is, after recording it if its owner has not. Each line must have one target. */
export async function confirmLines(context: Context, id: number, lines: readonly Line[]): Promise<void> {
  const { db, user, now } = context
  const recorded_at = now.toISOString()
  const found = await recordFound(context, lines)
  const paymentOf = (line: Line) => {
    const [target] = line.targets
    return target?.payment_id ?? found.get(target?.invoice_id ?? 0) ?? refuse('action_not_offered', changed)
  }
  const paid = lines.map((line) => ({ line, payment_id: paymentOf(line) }))
  const { name, sha256 } = await getStatement(db, id)
  await insertReconciledLines(
    db,
    paid.map(({ line: { doubt, targets, ...line }, payment_id }) => ({
      ...line,
      payment_id,
      statement_name: name,
      statement_sha256: sha256,
      recorded_by: user.id,
      recorded_at,
    })),
  )
  await setMatches(
    db,
    id,
    paid.map(({ line: { line }, payment_id }) => ({
      line,
      state: 'confirmed',
      doubt: null,
      targets: [{ payment_id }],
    })),
  )
  await summarise(db, id)
  // Last, because the counter of receipts stays locked until the commit.
  await confirmPayments(
    context,
    paid.map(({ payment_id, line }) => ({ id: payment_id, amount_kobo: line.amount_kobo })),
  )
}

/** Records a payment for each line that names an invoice. Returns the payments by invoice. */
async function recordFound({ db, user, now }: Context, lines: readonly Line[]): Promise<Map<number, number>> {
  const named = lines.flatMap((line) => {
    const [target] = line.targets
    return target?.invoice_id ? [{ line, invoice_id: target.invoice_id }] : []
  })
  if (named.length === 0) return new Map()
  const invoices = await invoicesStillOwed(db, named)
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  const rows = await insertFoundPayments(
    db,
    named.map(({ line, invoice_id }) => ({
      invoice_id,
      facility_id: invoices.get(invoice_id)?.facility_id ?? 0,
      amount_kobo: line.amount_kobo,
      reference: line.reference === '' ? null : line.reference.slice(0, 120),
      paid_on: line.booked_on,
    })),
    recorded,
  )
  return new Map(rows.map((row) => [row.invoice_id, row.id]))
}

/** The invoices, which are now locked; refused if something was paid or recorded meanwhile. */
async function invoicesStillOwed(db: Db, named: readonly { line: Line; invoice_id: number }[]) {
  const rows = await lockInvoices(
    db,
    named.map(({ invoice_id }) => invoice_id),
  )
  const invoices = new Map(rows.map((row) => [row.id, row]))
  for (const { line, invoice_id } of named) {
    const invoice = invoices.get(invoice_id)
    if (!invoice || invoice.is_awaited || invoice.open_kobo < line.amount_kobo) refuse('action_not_offered', changed)
  }
  return invoices
}
