import { dueOf } from '@portal/domain/money/invoices.ts'
import type { Db } from '../database/connect.ts'
import { feeDue } from '../money/invoicing.ts'
import { readCharged } from '../records/money/charged-facility.ts'
import { insertInvoice } from '../records/money/insert-invoice.ts'
import { findInvoiceOfChange, insertInvoiceLine } from '../records/money/invoices.ts'
import type { Context } from '../use-case/context.ts'

/** The fee for a change of a facility on a day; undefined if the ministry has none. */
export async function changeFee(db: Db, facilityId: number, day: string) {
  return feeDue(db, { charged: await readCharged(db, facilityId), purpose: 'change', day })
}

/**
 * Makes the invoice of a request that is charged for. Without a fee there is none. The facility must be locked. The counter of the
 * numbers stays locked until the transaction ends.
 */
export async function chargeChange(
  { db, user, now, today }: Context,
  { id, facility_id }: { id: number; facility_id: number },
): Promise<void> {
  const { line, fee_version } = await changeFee(db, facility_id, today)
  if (!line || line.amount_kobo === 0) return
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  const invoice = { registration_id: null, change_request_id: id, purpose: 'change', facility_id, fee_version } as const
  const invoice_id = await insertInvoice(db, { ...invoice, ...recorded, today })
  await insertInvoiceLine(db, { ...line, invoice_id, ...recorded })
}

/** Gives up what was not paid for a request that ends without a change. What was paid stays, also what waits for its confirmation. */
export async function giveUpCharge({ db, user, now }: Context, id: number, reason: string): Promise<void> {
  const invoice = await findInvoiceOfChange(db, id)
  const due = invoice?.is_open ? dueOf(invoice) : 0
  if (!invoice || due === 0) return
  await insertInvoiceLine(db, {
    kind: 'waiver',
    description: 'Waived',
    amount_kobo: -Math.round(due * 100),
    reason,
    invoice_id: invoice.id,
    recorded_by: user.id,
    created_at: now.toISOString(),
  })
}
