import { z } from 'zod'
import { changeReason, line, optional, recordId, statedDate } from '../fields/fields.ts'
import { paidAmount } from './naira-field.ts'

/** The fields that are sent with a receipt. Spec §9.2. */
export const paymentForm = z
  .object({
    amount: paidAmount.describe('Naira, with at most two decimals.'),
    facility_id: recordId,
    invoice_id: optional(recordId).describe('The invoice that it pays; left out, that of the present registration.'),
    reference: optional(line('the reference on the receipt', 60)).describe(
      "The bank's number of the transfer or teller.",
    ),
    bank: optional(line('the bank', 60)).describe('The bank from which it was paid.'),
    paid_on: optional(statedDate).describe('The day on which it was paid, not in the future.'),
    reason: changeReason,
  })
  .meta({
    examples: [
      { amount: 75000.5, facility_id: 12, reference: 'TRF 204 118', bank: 'Zenith Bank', paid_on: '2026-03-12' },
    ],
  })
