import { z } from 'zod'
import { changeReason, recordId } from '../fields.ts'
import { paidAmount } from './naira-field.ts'

/** The fields that are sent with a receipt. Spec §9.2. */
export const paymentForm = z
  .object({
    amount: paidAmount.describe('Naira, with at most two decimals.'),
    facility_id: recordId,
    reason: changeReason,
  })
  .meta({ examples: [{ amount: 75000.5, facility_id: 12 }] })
