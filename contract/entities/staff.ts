import { staffCategories, staffTimes } from '@portal/domain/staff-cadres.ts'
import { z } from 'zod'

/** A member of a facility's staff. Spec §3. */
export const staff = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    full_name: z.string(),
    phone_number: z.string(),
    staff_category_type: z.enum(staffCategories),
    cadre: z.string().describe('One of the 15 cadres for Professional, otherwise free text.'),
    designation: z.string().nullable(),
    highest_qualification: z.string(),
    rank: z.string().nullable(),
    time: z.enum(staffTimes),
  })
  .meta({
    id: 'Staff',
    examples: [
      {
        id: 20,
        facility_id: 12,
        full_name: 'Hauwa Sani',
        phone_number: '+2348059876543',
        staff_category_type: 'Professional',
        cadre: 'Nurses/Midwives',
        designation: null,
        highest_qualification: 'BNSc',
        rank: 'Senior nursing officer',
        time: 'full time',
      },
    ],
  })
export type Staff = z.output<typeof staff>
