import { z } from 'zod'
import { user } from '../accounts/user.ts'
import { registration } from '../applications/registration.ts'
import { call } from '../call.ts'
import { facility } from '../facilities/facility.ts'
import { words } from '../fields/fields.ts'

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

/** What an officer looks for, whatever it is: the header's search. */
export const searchPortal = call('GET', '/api/search', {
  feature: 'search',
  summary: `Facilities by name, owner, phone, CAC or certificate number, people by name, email or phone, and applications, invoices and receipts by number; ${foundOfEach} of each kind at most.`,
  may: 'list all facilities',
  query: z.object({ q: words.min(3, 'Type at least three characters') }),
  reply: z.object({
    data: z
      .object({
        facilities: z.array(foundFacility).describe('The best match first.'),
        facilities_total: z.int().describe('How many match; a lower bound where counting would take long.'),
        applications: z.array(foundApplication),
        papers: z.array(foundPaper),
        people: z.array(foundPerson).describe('Only for those who manage users.'),
      })
      .meta({ id: 'Found' }),
  }),
})
