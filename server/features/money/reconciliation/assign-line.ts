import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import type { Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import { readStatementAmount } from '@portal/domain/money/bank-statement/statement-amount.ts'
import { invoicesIn, referenceKey } from '@portal/domain/money/bank-statement/statement-keys.ts'
import { formatNaira, koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { pageFacilities } from '../../../records/facilities/facility-list.ts'
import { describeTargets, linesAmong } from '../../../records/money/bank-statement-lines.ts'
import { getStatement, lockStatement } from '../../../records/money/bank-statements.ts'
import { findOpenTargets } from '../../../records/money/open-targets.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { changed, confirmParts } from './confirm-parts.ts'
import { matchStatement } from './match-statement.ts'

/** Facilities whose payments and invoices are looked at. */
const mostFacilities = 20

/** The payments that wait and the invoices that owe something, by number, reference, facility or exact amount: the newest 20. */
export async function findTargets({ db, today }: Context, { query: { q } }: Input<typeof calls.findPaymentTargets>) {
  const facilities = await pageFacilities(db, { q, page: 1, per_page: mostFacilities }, today)
  const { exact, near } = invoicesIn(q)
  const found = await findOpenTargets(db, {
    facilities: facilities.data.map(({ id }) => id),
    numbers: [...exact, ...near],
    reference: referenceKey(q),
    amount_kobo: readStatementAmount(q) ?? 0,
  })
  const rows = await describeTargets(db, found)
  return { data: rows.map(({ amount_kobo, ...row }) => ({ ...row, amount: koboToNaira(amount_kobo) })) }
}

/**
 * An officer says whose payment a line is that was not matched for sure, whole or in parts that add up to it. Each part is
 * confirmed by the rules of a line: a payment that waits and has just this amount, or an invoice that owes at least as much and
 * for which no payment waits.
 */
export async function assignLine(
  context: Context,
  { params: { id, line }, body: { parts, note } }: Input<typeof calls.assignBankStatementLine>,
): Promise<void> {
  const { db } = context
  const targets = parts.map(targetOf)
  if (new Set(targets.map((target) => JSON.stringify(target))).size < targets.length) {
    refuseField('parts', 'Name each payment and each invoice once')
  }
  const described = await describeTargets(db, targets)
  if (described.length < targets.length) refuse('action_not_offered', changed)
  await lockStatement(db, id)
  await getStatement(db, id)
  await matchStatement(db, id)
  const [found] = await linesAmong(db, id, ['doubtful', 'unmatched']).where('line', '=', line).execute()
  if (!found) return refuse('action_not_offered', 'This line cannot be assigned any more. Look at it again')
  const amounts = parts.map(({ amount }) => nairaToKobo(amount))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (sum !== found.amount_kobo) {
    refuseField(
      'parts',
      `The parts add up to ${formatNaira(koboToNaira(sum))}, the line is ${formatNaira(koboToNaira(found.amount_kobo))}`,
    )
  }
  const assigned = targets.map((target, index) => ({ line: found, target, amount_kobo: amounts[index] ?? 0, note }))
  await confirmParts(context, id, assigned)
}

type SentPart = Input<typeof calls.assignBankStatementLine>['body']['parts'][number]

function targetOf({ payment_id, invoice_id }: SentPart): Target {
  if (payment_id !== null && invoice_id === null) return { payment_id }
  if (invoice_id !== null && payment_id === null) return { invoice_id }
  return refuseField('parts', 'Choose a payment or an invoice for each part')
}
