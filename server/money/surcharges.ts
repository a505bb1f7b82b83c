import type { Invoice } from '@portal/contract/money/invoice.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import {
  nextSurcharge,
  readSurchargeSteps,
  surchargeLine,
  surchargeOn,
  surchargePercent,
  type SurchargeStep,
} from '@portal/domain/money/surcharge.ts'
import type { Context } from '../use-case/context.ts'
import { type Billing, chargeOnInvoice } from './invoicing.ts'
import { findChargedInvoice } from '../records/money/invoices.ts'
import { findLateness } from '../records/money/surcharges.ts'

/** What is added to the fee of a renewal that comes late, from the lines of its invoice. */
function feeOf(lines: readonly { kind: string; amount_kobo: number }[]): number {
  return lines.filter(({ kind }) => kind === 'fee').reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
}

/**
 * Makes the surcharge a line of the invoice at Submit, after the fee is fixed. The day of the first Submit counts, however often the
 * application is returned or declined and submitted again. The facility must be locked.
 */
export async function fixSurcharge(context: Billing, registrationId: number): Promise<void> {
  const { db, now } = context
  const invoice = await findChargedInvoice(db, registrationId)
  if (invoice?.purpose !== 'renewal') return
  const lateness = await findLateness(db, registrationId)
  if (!lateness?.licence_end) return
  const { licence_end: licenceEnd, first_submitted_at: first } = lateness
  const submittedOn = lagosDate(first === null ? now : Date.parse(first))
  const percent = surchargePercent(stepsOf(lateness), licenceEnd, submittedOn)
  if (percent === 0) return
  await chargeOnInvoice(context, registrationId, surchargeLine(feeOf(invoice.lines), { percent, licenceEnd }))
}

/** An invoice with the surcharge that a renewal would have if it were submitted today, and from when on it is higher. */
export async function withSurcharge<I extends Invoice | null>(
  { db, today }: Pick<Context, 'db' | 'today'>,
  invoice: I,
): Promise<I> {
  if (!invoice?.is_estimate || invoice.purpose !== 'renewal') return invoice
  if (invoice.registration_id === null) return invoice
  const lateness = await findLateness(db, invoice.registration_id)
  if (!lateness?.licence_end) return invoice
  const steps = stepsOf(lateness)
  const fee = feeOf(invoice.lines.map(({ kind, amount }) => ({ kind, amount_kobo: nairaToKobo(amount) })))
  const shown = (percent: number) => ({ percent, amount: koboToNaira(surchargeOn(fee, percent)) })
  const next = nextSurcharge(steps, lateness.licence_end, today)
  return {
    ...invoice,
    surcharge: {
      licence_end: lateness.licence_end,
      today: shown(surchargePercent(steps, lateness.licence_end, today)),
      next: next ? { from: next.from, ...shown(next.percent) } : null,
    },
  }
}

function stepsOf({ surcharge_steps }: { surcharge_steps: string }): SurchargeStep[] {
  return readSurchargeSteps(surcharge_steps) ?? []
}
