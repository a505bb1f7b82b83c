import { z } from 'zod'
import { moment } from '../fields.ts'

/** A penalty on a facility, without the facility itself. Spec §3. */
export const penalty = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    registration_id: z.int().nullable(),
    user_id: z.int().nullable().describe('The owner of the facility.'),
    comment: z.string(),
    created_at: moment,
  })
  .meta({
    examples: [
      {
        id: 4,
        facility_id: 12,
        registration_id: 31,
        user_id: 7,
        comment: 'Operated without a resident medical practitioner in May.',
        created_at: '2026-06-01T12:00:00.000Z',
      },
    ],
  })
export type Penalty = z.output<typeof penalty>
