import { licenceOrigins } from '@portal/domain/licences/licence-origin.ts'
import { registerStandings } from '@portal/domain/register/public-register.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'
import { publishedInspection } from '../inspections/published-inspection.ts'
import { printedCondition } from '../licences/printed-condition.ts'

/** What the public register says about a facility. Nothing else about it leaves the portal without an account. */
export const registeredFacility = z
  .object({
    number: z.string().describe('The number of its present certificate or temporary statement.'),
    reference: z
      .string()
      .describe(
        'By this it is found for itself: its number, or, where that is not its own alone, the reference of a paper licence.',
      ),
    origin: z
      .enum(licenceOrigins)
      .describe(
        '`paper` is a licence that the ministry issued on paper before the portal. The portal cannot confirm its paper.',
      ),
    name: z.string().describe('As approved. A change is published when it is approved, with the next paper.'),
    type: z.string(),
    address: z.string(),
    lga: z.string(),
    ward: z.string().nullable(),
    standing: z.enum(registerStandings).describe('How it stands today.'),
    expiry_date: date.describe('The last day of its present certificate or temporary statement.'),
    conditions: z.array(printedCondition).describe('What the approval asks of the facility.'),
    working_days: z.string().nullable().describe('Comma list from Monday, for example Monday,Tuesday.'),
    hours_of_operation: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    inspection: publishedInspection
      .nullable()
      .describe(
        'The last published inspection of the whole facility; null if there is none, or the ministry publishes none.',
      ),
  })
  .meta({
    id: 'RegisteredFacility',
    examples: [
      {
        number: 'NSMOH/PHF/00042/2026',
        reference: 'NSMOH/PHF/00042/2026',
        origin: 'portal',
        name: 'Sabongari Family Clinic',
        type: 'Private Clinic',
        address: '14 Bosso Road, Minna',
        lga: 'Chanchaga',
        ward: 'Sabon Gari',
        standing: 'licensed',
        expiry_date: '2026-12-31',
        conditions: [{ text: 'Install a second fire extinguisher in the laboratory.', due_date: '2026-07-31' }],
        working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
        hours_of_operation: '08:00AM-8:00AM',
        latitude: 9.6139,
        longitude: 6.5569,
        inspection: { done_on: '2026-05-03', class: 'substantially compliant' },
      },
    ],
  })
export type RegisteredFacility = z.output<typeof registeredFacility>
