import { movableKobo, transfersAtStart } from '@portal/domain/standing/penalty-debts.ts'
import { getInvoiceNumber } from '../records/money/invoices.ts'
import { readSettings } from '../records/settings/settings.ts'
import { lockPayablePenaltiesOf, type PayablePenalty } from '../records/standing/penalties.ts'
import { listPenaltyDebts } from '../records/standing/penalty-invoices.ts'
import type { Changing, OnDay } from '../use-case/context.ts'
import { movePenalty, settlePenalties } from './settle-penalties.ts'

/** Locks the penalties of a facility that the invoice of an application is to ask for; none unless the ministry has set it so. */
export async function findMovingPenalties({ db, today }: OnDay, facilityId: number): Promise<PayablePenalty[]> {
  if ((await readSettings(db, today)).penalties_on_invoices === 'no') return []
  const locked = await lockPayablePenaltiesOf(db, facilityId)
  const open = locked.filter(({ status }) => status === 'open')
  const debts = await listPenaltyDebts(
    db,
    open.map(({ id }) => id),
  )
  return open.filter(({ id }) => debts.some((debt) => debt.penalty_id === id && movableKobo(debt) > 0))
}

/** Moves what is left to pay of penalties to the new invoice of an application. They must be locked. */
export async function moveToInvoice(
  context: Changing,
  penalties: readonly PayablePenalty[],
  invoiceId: number,
): Promise<void> {
  const { db } = context
  const number = await getInvoiceNumber(db, invoiceId)
  for (const penalty of penalties) {
    const transfers = transfersAtStart(await listPenaltyDebts(db, [penalty.id]), invoiceId)
    await movePenalty(context, penalty, { transfers, numbers: [{ invoice_id: invoiceId, number }] })
  }
  await settlePenalties(context, invoiceId)
}
