import { z } from 'zod'
import { user } from '../accounts/user.ts'
import { registration } from '../applications/registration.ts'
import { facility } from '../facilities/facility.ts'

/** How many of each kind a search shows. */
export const foundOfEach = 5

const company_name = facility.shape.company_name
const foundFacility = facility.pick({ id: true, company_name: true, owner_name: true }).extend({
  category: z.string().describe('The name of its type.'),
  lga: z.string(),
  registration: registration.pick({ id: true, status: true, registration_status: true }).nullable(),
})
const foundApplication = registration.pick({ id: true, reference: true, status: true }).extend({ company_name })
const foundPaper = z.object({
  kind: z.enum(['invoice', 'receipt']),
  id: z.int().describe('Of the invoice, or of the payment that the receipt is for.'),
  number: z.string(),
  company_name,
})
const foundPerson = user.pick({ id: true, first_name: true, last_name: true, email: true, privilege_type: true })

/** What an officer found, by kind. */
export const found = z
  .object({
    facilities: z.array(foundFacility).describe('The best match first.'),
    facilities_total: z.int().describe('How many match; a lower bound where counting would take long.'),
    applications: z.array(foundApplication),
    papers: z.array(foundPaper),
    people: z.array(foundPerson).describe('Only for those who manage users.'),
  })
  .meta({
    id: 'Found',
    examples: [
      {
        facilities: [
          {
            id: 12,
            company_name: 'Sabongari Family Clinic',
            owner_name: 'Amina Bello',
            category: 'Private Clinic',
            lga: 'Chanchaga',
            registration: { id: 31, status: 'Approved', registration_status: 'active' },
          },
        ],
        facilities_total: 1,
        applications: [
          { id: 31, reference: 'APP-2026-000123', status: 'Approved', company_name: 'Sabongari Family Clinic' },
        ],
        papers: [{ kind: 'invoice', id: 7, number: 'INV-2026-000123', company_name: 'Sabongari Family Clinic' }],
        people: [
          {
            id: 7,
            first_name: 'Amina',
            last_name: 'Bello',
            email: 'amina.bello@example.com',
            privilege_type: 'user',
          },
        ],
      },
    ],
  })
