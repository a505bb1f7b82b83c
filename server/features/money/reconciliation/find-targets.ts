import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { readStatementAmount } from '@portal/domain/money/bank-statement/statement-amount.ts'
import { invoicesIn, referenceKey } from '@portal/domain/money/bank-statement/statement-keys.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { pageFacilities } from '../../../records/facilities/facility-list.ts'
import { describeTargets } from '../../../records/money/bank-statement-lines.ts'
import { findOpenTargets } from '../../../records/money/open-targets.ts'
import type { Context } from '../../../use-case/context.ts'

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
