import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import type { MatchState } from '@portal/domain/money/bank-statement/match-lines.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { linesAmong } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, lockStatement } from '../../../records/money/bank-statements.ts'
import { deleteSetAside, insertSetAside } from '../../../records/money/reconciliation.ts'
import type { Context } from '../../../use-case/context.ts'
import { matchStatement } from './match-statement.ts'

/** A line in one of these states, as it is matched now, while its statement is locked. */
async function lockLine({ db }: Context, { id, line }: { id: number; line: number }, states: readonly MatchState[]) {
  await lockStatement(db, id)
  const { name } = await getStatement(db, id)
  await matchStatement(db, id)
  const [found] = await linesAmong(db, id, states).where('line', '=', line).execute()
  if (!found) return refuse('action_not_offered', 'This line has changed. Look at it again')
  return { row_key: found.row_key, seen: { statement: name, line, amount: koboToNaira(found.amount_kobo) } }
}

/** Says that a line is no payment for a licence, for example a refund. The same row of another statement is set aside too. */
export async function setLineAside(context: Context, { params, body }: Input<typeof calls.setBankStatementLineAside>) {
  const { db, user, now } = context
  const { row_key, seen } = await lockLine(context, params, ['doubtful', 'unmatched'])
  await insertSetAside(db, { row_key, note: body.note, set_aside_by: user.id, set_aside_at: now.toISOString() })
  await matchStatement(db, params.id)
  const about = { kind: 'bank_account', id: params.id } as const
  await recordEntry(db, {
    ...doerOf(context),
    action: 'set_aside_bank_line',
    about,
    after: { ...seen, note: body.note },
  })
}

/** Takes a line up again, so that it is matched like any other. */
export async function takeLineUp(context: Context, { params }: Input<typeof calls.takeUpBankStatementLine>) {
  const { db } = context
  const { row_key, seen } = await lockLine(context, params, ['set_aside'])
  await deleteSetAside(db, row_key)
  await matchStatement(db, params.id)
  const about = { kind: 'bank_account', id: params.id } as const
  await recordEntry(db, { ...doerOf(context), action: 'take_up_bank_line', about, before: seen })
}
