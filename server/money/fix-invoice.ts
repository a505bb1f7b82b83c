import type { Invoice } from '@portal/contract/money/invoice.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { type InvoiceLine, lineDue } from '@portal/domain/money/invoices.ts'
import { surchargeLine, surchargePercent } from '@portal/domain/money/surcharge.ts'
import { type ChargedInvoice, findChargedInvoice } from '../records/money/charged-invoice.ts'
import { findInvoiceOf, insertInvoiceLines, invoiceOf } from '../records/money/invoices.ts'
import { findLateness } from '../records/money/surcharges.ts'
import { lockPayablePenalties } from '../records/standing/penalties.ts'
import type { Acting } from '../use-case/context.ts'
import { feeDue } from './invoicing.ts'
import { settlePenalties } from './settle-penalties.ts'
import { feeOf, stepsOf } from './surcharges.ts'

/**
 * Makes the invoice of a registration add up to what is due when it is submitted, and returns it as it is then; null without
 * one. The facility must be locked.
 */
export async function fixInvoice(context: Acting, registrationId: number): Promise<Invoice | null> {
  const { db, user, now } = context
  const invoice = await findChargedInvoice(db, registrationId)
  if (!invoice) return null
  const due = await linesDue(context, invoice)
  const penalties = due.length > 0 && invoice.has_penalties ? await lockPayablePenalties(db, invoice.id) : []
  const recorded = { invoice_id: invoice.id, recorded_by: user?.id ?? null, created_at: now.toISOString() }
  const added = await insertInvoiceLines(
    db,
    due.map((line) => ({ ...line, ...recorded })),
  )
  if (penalties.length > 0) {
    await settlePenalties(context, invoice.id)
    return findInvoiceOf(db, registrationId)
  }
  const { charged: _, has_penalties: __, ...row } = invoice
  const submitted_at = row.submitted_at ?? now.toISOString()
  return invoiceOf({ ...row, submitted_at, lines: [...row.lines, ...added] })
}

/** The lines that are missing: first of the fee, for the number of beds is known now, then of the surcharge on it. */
async function linesDue(context: Acting, invoice: ChargedInvoice): Promise<InvoiceLine[]> {
  if (invoice.purpose === 'penalty') return []
  const { purpose, issued_on: day, fee_version, charged } = invoice
  // The fees of the day on which the invoice was made count.
  const fee = await feeDue(context.db, { charged, purpose, day, fee_version })
  const ofFee = fee.line && lineDue(invoice.lines, fee.line)
  const lines = ofFee ? [...invoice.lines, ofFee] : invoice.lines
  const surcharge = purpose === 'renewal' ? await surchargeDue(context, invoice, lines) : undefined
  const ofSurcharge = surcharge && lineDue(lines, surcharge)
  return [ofFee, ofSurcharge].flatMap((line) => line ?? [])
}

/** The day of the first Submit counts, however often the application is returned or declined and submitted again. */
async function surchargeDue(
  { db, now }: Acting,
  { registration_id }: ChargedInvoice,
  lines: readonly InvoiceLine[],
): Promise<InvoiceLine | undefined> {
  const lateness = await findLateness(db, registration_id ?? 0)
  if (!lateness?.licence_end) return undefined
  const { licence_end: licenceEnd, first_submitted_at: first } = lateness
  const submittedOn = lagosDate(first === null ? now : Date.parse(first))
  const percent = surchargePercent(stepsOf(lateness), licenceEnd, submittedOn)
  return percent === 0 ? undefined : surchargeLine(feeOf(lines), { percent, licenceEnd })
}
