import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { linesIn } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, lockStatement } from '../../../records/money/bank-statements.ts'
import type { Context } from '../../../use-case/context.ts'
import { confirmParts, wholeOf } from './confirm-parts.ts'
import { matchStatement } from './match-statement.ts'

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
