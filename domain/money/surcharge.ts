import { addDays, dayInWords, daysBetween } from '../dates/calendar-date.ts'
import type { InvoiceLine } from './invoices.ts'

/** A step of the surcharge on a late renewal: so many per cent of the fee, once more than so many days have passed. */
export interface SurchargeStep {
  after_days: number
  percent: number
}

const highestDays = 3650
const highestPercent = 1000

/** Reads the setting, '90: 50, 181: 75', or 'none'. Undefined if it is written in another way. */
export function readSurchargeSteps(text: string): SurchargeStep[] | undefined {
  if (text.trim().toLowerCase() === 'none') return []
  const steps = text.split(',').map((part) => {
    const [, days = '', percent = ''] = /^\s*(\d{1,4})\s*:\s*(\d{1,4})\s*%?\s*$/.exec(part) ?? []
    return { after_days: Number(days || Number.NaN), percent: Number(percent || Number.NaN) }
  })
  const isInOrder = steps.every(({ after_days, percent }, index) => {
    const before = steps[index - 1]
    return (
      after_days <= highestDays &&
      percent <= highestPercent &&
      (!before || (after_days > before.after_days && percent > before.percent))
    )
  })
  return isInOrder ? steps : undefined
}

/** How many per cent of the fee are added for a renewal that is first submitted on a day. In time: none. */
export function surchargePercent(steps: readonly SurchargeStep[], licenceEnd: string, submittedOn: string): number {
  const late = daysBetween(licenceEnd, submittedOn)
  return steps.findLast(({ after_days }) => late > after_days)?.percent ?? 0
}

/** The next step: the first day on which more is added than today. Undefined if it does not rise any more. */
export function nextSurcharge(
  steps: readonly SurchargeStep[],
  licenceEnd: string,
  today: string,
): { from: string; percent: number } | undefined {
  const late = daysBetween(licenceEnd, today)
  const next = steps.find(({ after_days }) => late <= after_days)
  return next && { from: addDays(licenceEnd, next.after_days + 1), percent: next.percent }
}

/** So many per cent of an amount, in whole kobo; half a kobo counts as one. */
export function surchargeOn(fee_kobo: number, percent: number): number {
  return Math.floor((fee_kobo * percent + 50) / 100)
}

/** The line of a surcharge on an invoice. */
export function surchargeLine(
  fee_kobo: number,
  { percent, licenceEnd }: { percent: number; licenceEnd: string },
): InvoiceLine {
  const description = `Late renewal, ${percent} % of the fee; the licence ended on ${dayInWords(licenceEnd)}`
  return { kind: 'surcharge', description, amount_kobo: surchargeOn(fee_kobo, percent) }
}
