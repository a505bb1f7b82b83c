import { type FeePurpose, feeFor, feesOn } from '@portal/domain/money/fees.ts'
import { feeLine, type InvoiceLine } from '@portal/domain/money/invoices.ts'
import type { Db } from '../database/connect.ts'
import { type ChargedFacility, readCharged } from '../records/money/charged-facility.ts'
import { listFeeRows } from '../records/money/fees.ts'
import { insertInvoice } from '../records/money/insert-invoice.ts'
import { insertInvoiceLine } from '../records/money/invoices.ts'
import type { Context } from '../use-case/context.ts'
import { findMovingPenalties, moveToInvoice } from './move-penalties.ts'

interface Started {
  registration_id: number
  facility_id: number
  purpose: FeePurpose
}

interface Charge {
  charged: ChargedFacility
  purpose: FeePurpose
  day: string
  fee_version?: number
}

/** What a facility is asked for on a day, by the rows of the fee table up to a version; undefined if there is no fee. */
export async function feeDue(
  db: Db,
  { charged, purpose, day, fee_version }: Charge,
): Promise<{ line: InvoiceLine | undefined; fee_version: number }> {
  const rows = await listFeeRows(db)
  const known = rows.filter(({ id }) => fee_version === undefined || id <= fee_version)
  const fee = feeFor(feesOn(known, day), { ...charged, purpose })
  return { line: fee && feeLine(purpose, charged.facility_type, fee), fee_version: known.at(-1)?.id ?? 0 }
}

/**
 * Makes the invoice of a registration that is started now. The fees of this moment count for it for ever. A purpose without a fee
 * has no invoice, unless it asks for penalties. The facility must be locked. Call it last: the counter of the numbers stays locked
 * until the transaction ends.
 */
export async function startInvoice(
  context: Context,
  { registration_id, facility_id, purpose }: Started,
): Promise<void> {
  const { db, user, now, today } = context
  const penalties = await findMovingPenalties(context, facility_id)
  const charged = await readCharged(db, facility_id)
  const { line, fee_version } = await feeDue(db, { charged, purpose, day: today })
  if (!line && penalties.length === 0) return
  const created_at = now.toISOString()
  const invoice = { registration_id, facility_id, purpose, fee_version, today, recorded_by: user.id, created_at }
  const invoice_id = await insertInvoice(db, invoice)
  if (line) await insertInvoiceLine(db, { ...line, invoice_id, recorded_by: user.id, created_at })
  if (penalties.length > 0) await moveToInvoice(context, penalties, invoice_id)
}
