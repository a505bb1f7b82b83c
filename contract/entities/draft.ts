import { z } from 'zod'
import { moment } from '../fields.ts'

/** What one field of a form holds while it is being filled in: text, a number, a choice, or ticks. */
export const draftField = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** What a person typed into a form and has not sent. */
export const draft = z
  .object({
    value: z.record(z.string(), draftField).describe('What the fields hold, by their names.'),
    updated_at: moment,
  })
  .meta({
    id: 'Draft',
    examples: [
      {
        value: { company_name: 'Sabongari Family Clinic', facility_type_id: 2, phone_number: '0803' },
        updated_at: '2026-05-03T08:15:00.000Z',
      },
    ],
  })
export type Draft = z.output<typeof draft>
