import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** A change of the type of a facility that was approved. */
export const approvedTypeChange = z
  .object({
    id: z.int().describe('Of its application.'),
    reference: z.string(),
    from: z.string(),
    to: z.string(),
    approved_at: moment,
    approved_by: z.string().nullable().describe('Full name of the officer.'),
  })
  .meta({
    id: 'ApprovedTypeChange',
    examples: [
      {
        id: 47,
        reference: 'APP-2026-000047',
        from: 'Private Clinic',
        to: 'Private Hospital',
        approved_at: '2026-08-01T09:00:00.000Z',
        approved_by: 'Ibrahim Musa',
      },
    ],
  })
export type ApprovedTypeChange = z.output<typeof approvedTypeChange>
