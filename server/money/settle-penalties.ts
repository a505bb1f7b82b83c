import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { movedLines, statusForRest } from '@portal/domain/standing/penalties.ts'
import {
  askingInvoice,
  type PenaltyTransfer,
  totalRest,
  transferReasons,
  transfersDue,
} from '@portal/domain/standing/penalty-debts.ts'
import { insertInvoiceLine } from '../records/money/invoices.ts'
import { lockPayablePenalties, type PayablePenalty, updatePenalty } from '../records/standing/penalties.ts'
import { listPenaltyDebts } from '../records/standing/penalty-invoices.ts'
import type { Changing } from '../use-case/context.ts'

/**
 * Brings the penalties of a facility up to date after something was paid or taken from one of its invoices: they are moved to the
 * invoice that is to ask for them, and are paid once nothing is left to pay. With `reopens`, because a payment no longer counts, paid
 * ones are open again if something is. What the invoice asks for besides, later, does not reopen them. The penalties must be locked
 * before the rows of money are written, so that two changes of one invoice wait for each other.
 */
export async function settlePenalties(context: Changing, invoiceId: number, { reopens = false } = {}): Promise<void> {
  const { db } = context
  const locked = await lockPayablePenalties(db, invoiceId)
  let debts = await listPenaltyDebts(
    db,
    locked.map(({ id }) => id),
  )
  const debtsOf = (id: number) => debts.filter(({ penalty_id }) => penalty_id === id)
  const penalties = locked.filter(
    ({ id, status }) =>
      status === 'open' || (reopens && debtsOf(id).some(({ invoice_id }) => invoice_id === invoiceId)),
  )
  for (const penalty of penalties) {
    const transfers = transfersDue(debtsOf(penalty.id))
    if (transfers.length === 0) continue
    await movePenalty(context, penalty, { transfers, numbers: debts })
    debts = await listPenaltyDebts(
      db,
      locked.map(({ id }) => id),
    )
  }
  for (const { id, status, invoice_id } of penalties) {
    const present = { status: statusForRest(totalRest(debtsOf(id))), invoice_id: askingInvoice(debtsOf(id)) }
    if (status !== present.status || invoice_id !== present.invoice_id) await updatePenalty(db, id, present)
  }
}

interface Moves {
  transfers: readonly PenaltyTransfer[]
  /** The numbers of the invoices. */
  numbers: readonly { invoice_id: number; number: string }[]
}

/** Writes the lines of a penalty that is moved between invoices. It must be locked. */
export async function movePenalty(
  { db, user, now }: Changing,
  { id: penalty_id, offence, created_at }: Pick<PayablePenalty, 'id' | 'offence' | 'created_at'>,
  { transfers, numbers }: Moves,
): Promise<void> {
  const recorded = { penalty_id, recorded_by: user?.id ?? null, created_at: now.toISOString() }
  const imposed_on = lagosDate(Date.parse(created_at))
  for (const { from, to, kobo, because } of transfers) {
    const number = numbers.find(({ invoice_id }) => invoice_id === to)?.number ?? ''
    const lines = movedLines({ offence, imposed_on }, { kobo, number })
    const reason = transferReasons[because]
    await insertInvoiceLine(db, { ...lines.from, invoice_id: from, reason, ...recorded })
    await insertInvoiceLine(db, { ...lines.to, invoice_id: to, ...recorded })
  }
}
