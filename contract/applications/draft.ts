import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** The value of one form field in a draft: text, a number, a choice, or ticked options. */
export const draftField = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** The values that a person typed into a form and has not submitted. */
export const draft = z
  .object({
    value: z.record(z.string(), draftField).describe('The values of the fields, by field name.'),
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
