import { feePurposes } from '@portal/domain/money/fees.ts'
import { amountLimits } from '@portal/domain/money/money.ts'
import { z } from 'zod'
import { choice, optional, recordId, startDate, wholeNumber } from '../fields/fields.ts'
import { feeAmount } from './naira-field.ts'

/** A fee that applies from a day on. It replaces the one for the same type, purpose and number of beds. */
export const feeForm = z
  .object({
    facility_type_id: optional(recordId).describe('Left out: for every type that has no fee of its own.'),
    purpose: choice(feePurposes, 'what the fee is for'),
    beds_from: wholeNumber(0, 100_000, 'Enter a number of beds from 0')
      .default(0)
      .describe('The smallest number of beds for which it applies; 0 if beds do not matter.'),
    amount: optional(feeAmount).describe(
      `Naira, from 0 to ${amountLimits.max.toLocaleString('en')}; left out, the fee ends on that day.`,
    ),
    start_date: startDate,
  })
  .meta({
    examples: [
      { facility_type_id: 1, purpose: 'registration', beds_from: 20, amount: 150000, start_date: '2030-01-01' },
    ],
  })

/** New amounts of fees of today, by the ids that the officer has read. Each replaces its fee from a day on. */
export const feeAmounts = z
  .object({
    amounts: z
      .array(z.object({ id: recordId, amount: feeAmount }), 'Send the amounts')
      .min(1, 'Change an amount first')
      .max(1000, 'At most 1,000'),
    start_date: startDate,
  })
  .meta({ examples: [{ amounts: [{ id: 31, amount: 150000 }], start_date: '2030-01-01' }] })
