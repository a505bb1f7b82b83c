import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** An uploaded document. Spec §3. */
export const document = z
  .object({
    id: z.int(),
    name: z.string().describe('The type of document.'),
    file_slug: z.string().describe('The name of the file. POST /api/documents/{slug}/link returns a link to it.'),
    facility_id: z.int(),
    expires_on: date.nullish().describe('The last day on which it is valid, if one was stated.'),
    created_at: moment,
    staff_id: z
      .int()
      .nullish()
      .describe('The member of staff whose it is; null or missing for a document of the facility.'),
    staff_name: z.string().nullish().describe('The name of this member of staff.'),
  })
  .meta({
    id: 'Document',
    examples: [
      {
        id: 51,
        name: 'Fire safety Certificate',
        file_slug: 'q7Yk2vT9cXw4LmB8sZ1dRf',
        facility_id: 12,
        expires_on: '2026-12-31',
        created_at: '2026-03-12T14:20:00.000Z',
        staff_id: null,
        staff_name: null,
      },
    ],
  })
export type Document = z.output<typeof document>
