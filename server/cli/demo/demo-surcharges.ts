import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { readSurchargeSteps, surchargeLine, surchargePercent } from '@portal/domain/money/surcharge.ts'
import { ministrySettings } from '@portal/domain/settings/settings.ts'
import type { Db } from '../../database/connect.ts'
import { findChargedInvoice } from '../../records/money/invoices.ts'
import { findLateness } from '../../records/money/surcharges.ts'

/** Adds the surcharge to the invoice of each renewal that was submitted late. */
export async function makeDemoSurcharges(db: Db): Promise<void> {
  const steps = readSurchargeSteps(ministrySettings.surcharge_steps.initial) ?? []
  const renewals = await db
    .selectFrom('registration')
    .where('kind', '=', 'renewal')
    .where('submitted_at', 'is not', null)
    .orderBy('id')
    .select(['id', 'submitted_at', 'recorded_by'])
    .execute()
  for (const { id, submitted_at, recorded_by } of renewals) {
    const invoice = await findChargedInvoice(db, id)
    const licenceEnd = (await findLateness(db, id))?.licence_end
    if (!invoice || !licenceEnd || submitted_at === null) continue
    const percent = surchargePercent(steps, licenceEnd, lagosDate(Date.parse(submitted_at)))
    if (percent === 0) continue
    const fee = invoice.lines.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
    const line = surchargeLine(fee, { percent, licenceEnd })
    await db
      .insertInto('invoice_line')
      .values({ ...line, invoice_id: invoice.id, recorded_by, created_at: submitted_at })
      .execute()
  }
}
