import { z } from 'zod'
import { moment } from '../fields.ts'

/** A payment with its receipt. Spec §3. */
export const payment = z
  .object({
    id: z.int(),
    amount: z.number().describe('Naira, with at most two decimals.'),
    document: z
      .string()
      .describe("The name of the receipt's file. POST /api/documents/{slug}/link returns a link to it."),
    facility_id: z.int(),
    registration_id: z
      .int()
      .nullish()
      .describe('The registration that it was recorded for; null until the next one of the facility is started.'),
    created_at: moment,
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
      },
    ],
  })
export type Payment = z.output<typeof payment>
