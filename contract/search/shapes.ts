import { z } from 'zod'
import { user } from '../accounts/user.ts'
import { registrationBrief } from '../applications/registration-brief.ts'
import { facility } from '../facilities/facility.ts'
import { facilityWithPlaces } from '../facilities/facility-with-places.ts'
import { exampleOf } from '../openapi/example-of.ts'

/** How many of each kind a search shows. */
export const foundOfEach = 5

const company_name = facility.shape.company_name
const foundPaper = z.object({
  kind: z.enum(['invoice', 'receipt']),
  id: z.int().describe('Of the invoice, or of the payment that the receipt is for.'),
  number: z.string(),
  company_name,
})

/** What an officer found, by kind. */
export const found = z
  .object({
    facilities: z.object({
      total: z.int(),
      or_more: z.boolean().optional().describe('There may be more than `total`.'),
      data: z.array(facilityWithPlaces).describe('The best match first.'),
    }),
    applications: z.array(registrationBrief.extend({ company_name })),
    papers: z.array(foundPaper),
    people: z
      .array(user.pick({ id: true, first_name: true, last_name: true, email: true, privilege_type: true }))
      .describe('Only for those who manage users.'),
  })
  .meta({
    id: 'Found',
    examples: [
      {
        facilities: { total: 1, or_more: false, data: [exampleOf(facilityWithPlaces)] },
        applications: [{ ...exampleOf(registrationBrief), company_name: 'Sabongari Family Clinic' }],
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
