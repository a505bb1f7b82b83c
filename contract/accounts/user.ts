import { roles } from '@portal/domain/accounts/capabilities.ts'
import { z } from 'zod'

/** A person with an account. It never includes the password. Spec §3. */
export const user = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    privilege_type: z.enum(roles).describe('admin is a ministry officer, user a facility owner or manager.'),
    state_id: z.int().nullable(),
    local_gov_area_id: z.int().nullable(),
    educational_qualification: z.string().nullable(),
    address: z.string().nullable(),
    employment_status: z.string().nullable(),
    certificate_name: z.string().nullable(),
    certificate_number: z.string().nullable(),
    employment: z.object({ address: z.string().nullable(), experience: z.string().nullable() }).nullish(),
  })
  .meta({
    id: 'User',
    examples: [
      {
        id: 7,
        first_name: 'Amina',
        last_name: 'Bello',
        email: 'amina.bello@example.com',
        phone_number: '+2348031234567',
        privilege_type: 'user',
        state_id: 27,
        local_gov_area_id: 544,
        educational_qualification: null,
        address: null,
        employment_status: null,
        certificate_name: null,
        certificate_number: null,
        employment: null,
      },
    ],
  })
export type User = z.output<typeof user>
