import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import type { StatementSummary } from '@portal/domain/money/bank-statement/kept-statement.ts'
import { matchStates, type Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { Db } from '../../../database/connect.ts'
import { describeTargets, linesIn } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, statementsNewestFirst } from '../../../records/money/bank-statements.ts'
import { pageOf } from '../../../records/shared/paging.ts'
import type { Context } from '../../../use-case/context.ts'

/** The figures of a statement in naira; null while nobody has said what its columns are. */
function figuresOf(summary: StatementSummary | null) {
  if (!summary) return null
  const figure = ({ lines, amount_kobo }: StatementSummary[keyof StatementSummary]) => ({
    lines,
    total: koboToNaira(amount_kobo),
  })
  return recordOf(matchStates, (state) => figure(summary[state]))
}

/** A statement with its figures, and its first rows while its columns can be chosen. */
export async function showStatement(db: Db, id: number) {
  const { summary, sha256, ...statement } = await getStatement(db, id)
  return { ...statement, figures: figuresOf(summary) }
}

/** The statements, the newest first. */
export async function listStatements({ db }: Context, { query }: Input<typeof calls.listBankStatements>) {
  const page = await pageOf(db, statementsNewestFirst(db), query)
  return { ...page, data: page.data.map(({ summary, ...row }) => ({ ...row, figures: figuresOf(summary) })) }
}

/** The lines of a statement in one state, with the payments and invoices that they may be. */
export async function listStatementLines(
  { db }: Context,
  { params: { id }, query: { state, ...paging } }: Input<typeof calls.listBankStatementLines>,
) {
  await getStatement(db, id)
  const page = await pageOf(db, linesIn(db, id, state), paging)
  const described = await describeTargets(
    db,
    page.data.flatMap(({ targets }) => targets),
  )
  const isMeant = (target: Target, row: (typeof described)[number]) =>
    target.payment_id
      ? row.payment_id === target.payment_id
      : row.payment_id === null && row.invoice_id === target.invoice_id
  const data = page.data.map(({ amount_kobo, row_key, targets, ...line }) => ({
    ...line,
    amount: koboToNaira(amount_kobo),
    targets: targets.flatMap((target) => {
      const row = described.find((one) => isMeant(target, one))
      if (!row) return []
      const { amount_kobo: kobo, ...shown } = row
      return [{ ...shown, amount: koboToNaira(kobo) }]
    }),
  }))
  return { ...page, data }
}
