import { feeFor, type FeePurpose, feesOn } from '@portal/domain/money/fees.ts'
import { feeLine, type InvoiceLine, lineDue } from '@portal/domain/money/invoices.ts'
import type { Context } from '../use-case/context.ts'
import { listFeeRows } from '../records/money/fees.ts'
import { readCharged } from '../records/money/charged-facility.ts'
import { findChargedInvoice, insertInvoice, insertInvoiceLine } from '../records/money/invoices.ts'
import { lockPayablePenalties } from '../records/standing/penalties.ts'
import { findMovingPenalties, moveToInvoice } from './move-penalties.ts'
import { settlePenalties } from './settle-penalties.ts'

/** Who writes lines, and when. */
export type Billing = Pick<Context, 'db' | 'user' | 'now'>

interface Billed {
  registration_id: number
  facility_id: number
}

/** What a facility is asked for on a day, by the rows of the fee table up to a version; undefined if there is no fee. */
async function feeDue(
  { db }: Pick<Context, 'db'>,
  {
    facility_id,
    purpose,
    day,
    fee_version,
  }: { facility_id: number; purpose: FeePurpose; day: string; fee_version?: number },
): Promise<{ line: InvoiceLine | undefined; fee_version: number }> {
  const rows = await listFeeRows(db)
  const known = rows.filter(({ id }) => fee_version === undefined || id <= fee_version)
  const charged = await readCharged(db, facility_id)
  const fee = feeFor(feesOn(known, day), { ...charged, purpose })
  return { line: fee && feeLine(purpose, charged.facility_type, fee), fee_version: known.at(-1)?.id ?? 0 }
}

/**
 * Makes the invoice of a registration that is started now. The fees of this moment count for it for ever. A purpose without a fee
 * has no invoice, unless it asks for penalties. The facility must be locked. Call it last: the counter of the numbers stays locked
 * until the transaction ends.
 */
export async function startInvoice(
  context: Billing & Pick<Context, 'today'>,
  { registration_id, facility_id, purpose }: Billed & { purpose: FeePurpose },
): Promise<void> {
  const { db, user, now, today } = context
  const penalties = await findMovingPenalties(context, facility_id)
  const { line, fee_version } = await feeDue({ db }, { facility_id, purpose, day: today })
  if (!line && penalties.length === 0) return
  const created_at = now.toISOString()
  const invoice = { registration_id, facility_id, purpose, fee_version, today, recorded_by: user.id, created_at }
  const invoice_id = await insertInvoice(db, invoice)
  if (line) await insertInvoiceLine(db, { ...line, invoice_id, recorded_by: user.id, created_at })
  if (penalties.length > 0) await moveToInvoice(context, penalties, invoice_id)
}

/**
 * Makes the lines of one kind on the invoice of a registration add up to what is due, for example a surcharge. Without an
 * invoice nothing happens. The facility must be locked.
 */
export async function chargeOnInvoice(context: Billing, registrationId: number, due: InvoiceLine): Promise<void> {
  const { db, user, now } = context
  const invoice = await findChargedInvoice(db, registrationId)
  const line = invoice && lineDue(invoice.lines, due)
  if (!invoice || !line) return
  const penalties = await lockPayablePenalties(db, invoice.id)
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  await insertInvoiceLine(db, { ...line, invoice_id: invoice.id, ...recorded })
  if (penalties.length > 0) await settlePenalties(context, invoice.id)
}

/** Fixes the fee of an invoice at Submit, when the number of beds is known. The fees of the day on which it was made count. */
export async function fixFee(context: Billing, { registration_id, facility_id }: Billed): Promise<void> {
  const { db } = context
  const invoice = await findChargedInvoice(db, registration_id)
  if (!invoice || invoice.purpose === 'penalty') return
  const { purpose, issued_on: day, fee_version } = invoice
  const { line } = await feeDue({ db }, { facility_id, purpose, day, fee_version })
  if (line) await chargeOnInvoice(context, registration_id, line)
}
