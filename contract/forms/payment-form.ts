import { amountLimits, isAmount } from '@portal/domain/money.ts'
import { z } from 'zod'
import { changeReason, recordId } from '../fields.ts'

const { min, max } = amountLimits
const range = `Enter an amount from ${min} to ${max.toLocaleString('en')} naira`

/** Parses an amount in naira as people write it: digits, with or without commas between the thousands. */
function readNaira(sent: number | string): unknown {
  if (typeof sent !== 'string') return sent
  const written = sent.trim().replace(/^₦\s*/, '')
  return /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,9})?$/.test(written)
    ? Number(written.replaceAll(',', ''))
    : sent
}

/** The fields that are sent with a receipt. Spec §9.2. */
export const paymentForm = z
  .object({
    amount: z
      .preprocess(
        readNaira,
        z
          .number('Enter the amount in naira, for example 1500.50')
          .min(min, { error: range, abort: true })
          .max(max, { error: range, abort: true })
          .refine(isAmount, 'Use at most two decimals'),
      )
      .describe('Naira, with at most two decimals.'),
    facility_id: recordId,
    reason: changeReason,
  })
  .meta({ examples: [{ amount: 75000.5, facility_id: 12 }] })
