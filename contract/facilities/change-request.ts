import { changeRequestStatuses } from '@portal/domain/facilities/change-requests.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** The details of a facility that can be changed after its first approval. */
const changeableDetails = z.object({
  company_name: z.string(),
  owner_name: z.string(),
  address: z.string(),
  lga: z.string(),
  ward: z.string().nullable(),
})

/** A request to change the name, the address or the owner of a facility that was approved. */
export const changeRequest = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    status: z.enum(changeRequestStatuses),
    old: changeableDetails.describe('As it was when the change was asked for.'),
    new: changeableDetails,
    reason: z.string(),
    file_slug: z.string().nullable().describe('The document that supports it, if there is one.'),
    asked_by: z.string().describe('Full name.'),
    asked_at: moment,
    ended_by: z.string().nullable().describe('Full name of who decided or withdrew it.'),
    ended_at: moment.nullable(),
    answer: z.string().nullable().describe("The officer's reason."),
  })
  .meta({
    id: 'ChangeRequest',
    examples: [
      {
        id: 3,
        facility_id: 12,
        status: 'open',
        old: {
          company_name: 'Sabongari Family Clinic',
          owner_name: 'Amina Bello',
          address: '14 Bosso Road, Minna',
          lga: 'Chanchaga',
          ward: 'Sabongari',
        },
        new: {
          company_name: 'Sabongari Family Clinic',
          owner_name: 'Amina Bello',
          address: '3 Paiko Road, Minna',
          lga: 'Chanchaga',
          ward: 'Sabongari',
        },
        reason: 'We moved to a larger building.',
        file_slug: 'q7Yk2vT9cXw4LmB8sZ1dRf',
        asked_by: 'Amina Bello',
        asked_at: '2026-06-15T09:00:00.000Z',
        ended_by: null,
        ended_at: null,
        answer: null,
      },
    ],
  })
export type ChangeRequest = z.output<typeof changeRequest>
