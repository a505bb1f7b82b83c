import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { areEnough } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { replaceLines } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, lockStatement, readContent, setColumns } from '../../../records/money/bank-statements.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { assignLine, findTargets } from './assign-line.ts'
import { confirmMatches, confirmOneLine } from './confirm-matches.ts'
import { matchStatement } from './match-statement.ts'
import { readStatementRows } from './read-statement-rows.ts'
import { setLineAside, takeLineUp } from './set-aside.ts'
import { listStatementLines, listStatements, showStatement } from './show-statement.ts'
import { readLines } from './statement-lines.ts'
import { readStatement, uploadStatement } from './upload-statement.ts'

/** Statements of the ministry's bank: their lines are matched with payments and invoices, and confirmed. */
export function reconciliationRoutes(serve: Serve): void {
  serve(calls.listBankStatements, listStatements)
  serve(calls.uploadBankStatement, uploadStatement, { before: (_, input) => readStatement(input) })
  serve(calls.showBankStatement, async ({ db }, { params }) => ({ data: await showStatement(db, params.id) }))
  serve(calls.setBankStatementColumns, chooseColumns, { before: linesWithColumns })
  serve(calls.listBankStatementLines, listStatementLines)
  serve(calls.matchBankStatement, matchAgain)
  serve(calls.confirmBankStatement, async (context, input) => {
    const { confirmed } = await confirmMatches(context, input)
    const message = confirmed === 1 ? '1 payment is confirmed' : `${confirmed} payments are confirmed`
    return { message, data: await showStatement(context.db, input.params.id) }
  })
  serve(calls.confirmBankStatementLine, async (context, input) => {
    await confirmOneLine(context, input)
    return { message: 'The payment is confirmed', data: await showStatement(context.db, input.params.id) }
  })
  serve(calls.findPaymentTargets, findTargets)
  serve(calls.assignBankStatementLine, async (context, input) => {
    await assignLine(context, input)
    const { length } = input.body.parts
    const message = length === 1 ? 'The payment is confirmed' : `${length} payments are confirmed`
    return { message, data: await showStatement(context.db, input.params.id) }
  })
  serve(calls.setBankStatementLineAside, async (context, input) => {
    await setLineAside(context, input)
    return { message: 'The line is set aside', data: await showStatement(context.db, input.params.id) }
  })
  serve(calls.takeUpBankStatementLine, async (context, input) => {
    await takeLineUp(context, input)
    return { message: 'The line is matched again', data: await showStatement(context.db, input.params.id) }
  })
}

type ChooseColumns = Input<typeof calls.setBankStatementColumns>

/** The lines of a file, read before the transaction begins. */
async function linesWithColumns({ db, today }: Context, { params: { id }, body }: ChooseColumns) {
  if (!areEnough(body)) refuseField(body.date === null ? 'date' : 'credit', 'Choose the column')
  const { content, delimiter } = await readContent(db, id)
  return readLines(await readStatementRows(content, delimiter), body, today)
}

/** Says what the columns of a statement are, and matches its lines. Not after something was confirmed from it. */
async function chooseColumns(
  { db }: Context,
  { params: { id }, body }: ChooseColumns,
  { lines, skipped }: Awaited<ReturnType<typeof linesWithColumns>>,
) {
  await lockStatement(db, id)
  const { summary } = await getStatement(db, id)
  if (summary && summary.confirmed.lines > 0) {
    return refuse('action_not_offered', 'Lines of this statement are confirmed, so its columns stay as they are')
  }
  if (lines.length === 0) refuseField('date', 'No row has a day and an amount in these columns')
  await setColumns(db, id, { columns: body, skipped })
  await replaceLines(db, id, lines)
  await matchStatement(db, id)
  return { message: 'The lines are matched', data: await showStatement(db, id) }
}

/** Matches the lines again, for example after owners have recorded their payments. */
async function matchAgain({ db }: Context, { params: { id } }: Input<typeof calls.matchBankStatement>) {
  await lockStatement(db, id)
  const { columns } = await getStatement(db, id)
  if (!columns) return refuse('action_not_offered', 'Say first what the columns of this statement are')
  await matchStatement(db, id)
  return { message: 'The lines are matched', data: await showStatement(db, id) }
}
