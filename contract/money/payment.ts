import { paymentActionNames, paymentStates } from '@portal/domain/actions/payment.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** What two payments have in common that may be the same one. */
export const duplicateMarks = ['reference', 'file'] as const

/** A payment with its receipt. Spec §3. */
export const payment = z
  .object({
    id: z.int(),
    amount: z.number().describe('Naira, with at most two decimals.'),
    document: z
      .string()
      .describe(
        "The name of the receipt's file. POST /api/documents/{slug}/link returns a link to it. Empty if an officer found the payment on a statement of the bank.",
      ),
    facility_id: z.int(),
    registration_id: z
      .int()
      .nullish()
      .describe('The registration that it was recorded for; null until the next one of the facility is started.'),
    created_at: moment,
    invoice_id: z.int().nullish().describe('The invoice that it pays.'),
    reference: z.string().nullish().describe("The bank's number of the transfer or teller."),
    bank: z.string().nullish().describe('The bank from which it was paid.'),
    paid_on: date.nullish(),
    status: z.enum(paymentStates).nullish().describe('Absent in what was stored before payments were decided on.'),
    reason: z.string().nullish().describe('Why it was refused, or why a decision was taken back.'),
    receipt_number: z.string().nullish().describe('Of a confirmed payment, like RCP-2026-000001.'),
    duplicates: z
      .array(z.enum(duplicateMarks))
      .nullish()
      .describe('What another payment has too: the same reference, or a file with the same content.'),
    offered: z.array(z.enum(paymentActionNames)).nullish().describe('What you may do with it.'),
  })
  .meta({
    id: 'Payment',
    examples: [
      {
        id: 9,
        amount: 75000.5,
        document: 'h3Nn8pQ1aVe6UyK5tJ0gWc',
        facility_id: 12,
        registration_id: 31,
        created_at: '2026-03-13T09:40:00.000Z',
        invoice_id: 7,
        reference: 'TRF 204 118',
        bank: 'Zenith Bank',
        paid_on: '2026-03-12',
        status: 'confirmed',
        reason: null,
        receipt_number: 'RCP-2026-000003',
        duplicates: [],
        offered: [],
      },
    ],
  })
export type Payment = z.output<typeof payment>
