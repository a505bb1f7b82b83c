import { statusForBalance } from '@portal/domain/penalties.ts'
import type { Db } from './database/connect.ts'
import { readBalanceKobo } from './records/invoices.ts'
import { lockPayablePenalties, updatePenalty } from './records/penalties.ts'

/**
 * Brings the penalties on an invoice up to date after something was paid or taken from it: they are paid once nothing is left to
 * pay. With `reopens`, because a payment no longer counts, paid ones are open again if something is. What the invoice asks for
 * besides, later, does not reopen them. The penalties must be locked before the rows of money are written, so that two changes of one
 * invoice wait for each other.
 */
export async function settlePenalties(db: Db, invoiceId: number, { reopens = false } = {}): Promise<void> {
  const penalties = await lockPayablePenalties(db, invoiceId)
  if (penalties.length === 0) return
  const status = statusForBalance(await readBalanceKobo(db, invoiceId))
  if (status === 'open' && !reopens) return
  for (const penalty of penalties) {
    if (penalty.status !== status) await updatePenalty(db, penalty.id, { status })
  }
}
