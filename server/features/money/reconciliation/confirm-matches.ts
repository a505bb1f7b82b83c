import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { linesIn } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, lockStatement } from '../../../records/money/bank-statements.ts'
import type { Context } from '../../../use-case/context.ts'
import { changed, confirmParts, wholeOf } from './confirm-parts.ts'
import { matchStatement } from './match-statement.ts'

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
  await confirmParts(context, id, lines.map(wholeOf))
  return { confirmed: lines.length }
}

/**
 * Confirms one doubtful line as the payment or invoice that the officer chose among those it may be. A payment of another amount
 * cannot be chosen: its owner records it again, or the officer decides on it among the payments.
 */
export async function confirmOneLine(
  context: Context,
  { params: { id, line }, body }: Input<typeof calls.confirmBankStatementLine>,
): Promise<void> {
  const { db } = context
  await lockStatement(db, id)
  await getStatement(db, id)
  await matchStatement(db, id)
  const [found] = await linesIn(db, id, 'doubtful').where('line', '=', line).execute()
  if (!found) return refuse('action_not_offered', 'This line is not doubtful any more')
  const chosen = found.targets.find(
    ({ payment_id, invoice_id }) =>
      (body.payment_id !== null && payment_id === body.payment_id) ||
      (body.invoice_id !== null && invoice_id === body.invoice_id),
  )
  if (!chosen) return refuse('action_not_offered', 'The line may not be this payment any more. Match again')
  await confirmParts(context, id, [wholeOf({ ...found, targets: [chosen] })])
}
