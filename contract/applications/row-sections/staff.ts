import { type CadreName, cadreNames, staffCategories, staffTimes } from '@portal/domain/applications/staff-cadres.ts'
import { z } from 'zod'
import { phone } from '../../fields/contact-fields.ts'
import { changeReason, choice, line, optional, recordId } from '../../fields/fields.ts'
import { rowSection, rowVersion } from '../row-section.ts'

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
    updated_at: rowVersion,
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
        updated_at: '2026-03-11T10:00:00.000Z',
      },
    ],
  })
export type Staff = z.output<typeof staff>

const listed: readonly string[] = cadreNames satisfies CadreName[]

const professional = z.looseObject({ staff_category_type: z.literal('Professional'), cadre: z.string() })

/** A member of staff. A Professional has a cadre from the list; for others it is free text, labelled Designation. Spec §5. */
const staffForm = z
  .object({
    facility_id: recordId,
    full_name: line('the full name'),
    phone_number: phone,
    staff_category_type: choice(staffCategories, 'Professional or Non-professional'),
    cadre: line('the cadre or designation').describe('One of the 15 cadres for Professional, otherwise free text.'),
    designation: optional(line('the designation')),
    highest_qualification: line('the highest qualification', 150),
    rank: optional(line('the rank')),
    time: choice(staffTimes, 'full time or part time'),
    reason: changeReason,
  })
  .refine(({ cadre }) => listed.includes(cadre), {
    error: 'Choose the cadre from the list',
    path: ['cadre'],
    when: ({ value }) => professional.safeParse(value).success,
  })
  .meta({
    examples: [
      {
        facility_id: 12,
        full_name: 'Hauwa Sani',
        phone_number: '0805 987 6543',
        staff_category_type: 'Professional',
        cadre: 'Nurses/Midwives',
        highest_qualification: 'BNSc',
        rank: 'Senior nursing officer',
        time: 'full time',
      },
    ],
  })

/** The staff of a facility. Spec §7. */
export const staffRows = rowSection('staff', { row: staff, form: staffForm })
