import { verdicts } from '@portal/domain/verdicts.ts'
import { z } from 'zod'

/** A referee of the applicant. Spec §3. */
export const referee = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    full_name: z.string(),
    phone_number: z.string(),
    occupation: z.string(),
    designation: z.string().nullable(),
    verdict: z.enum(verdicts).nullable().describe('Given by an officer.'),
    duration_of_acquaintance: z.string(),
  })
  .meta({
    id: 'Referee',
    examples: [
      {
        id: 15,
        facility_id: 12,
        full_name: 'Usman Danjuma',
        phone_number: '+2348023456789',
        occupation: 'Civil servant',
        designation: 'Permanent secretary',
        verdict: 'Satisfactory',
        duration_of_acquaintance: '8 years',
      },
    ],
  })
export type Referee = z.output<typeof referee>
