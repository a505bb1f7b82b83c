import type { Invoice } from '@portal/contract/money/invoice.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import {
  nextSurcharge,
  readSurchargeSteps,
  type SurchargeStep,
  surchargeOn,
  surchargePercent,
} from '@portal/domain/money/surcharge.ts'
import { findLateness } from '../records/money/surcharges.ts'
import type { OnDay } from '../use-case/context.ts'

/** What is added to the fee of a renewal that comes late, from the lines of its invoice. */
export function feeOf(lines: readonly { kind: string; amount_kobo: number }[]): number {
  return lines.filter(({ kind }) => kind === 'fee').reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)
}

/** An invoice with the surcharge that a renewal would have if it were submitted today, and from when on it is higher. */
export async function withSurcharge<I extends Invoice | null>({ db, today }: OnDay, invoice: I): Promise<I> {
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

/** The steps of the surcharge. */
export function stepsOf({ surcharge_steps }: { surcharge_steps: string }): SurchargeStep[] {
  return readSurchargeSteps(surcharge_steps) ?? []
}
