import { issueStates } from '@portal/domain/licences/certificate.ts'
import { licenceOrigins } from '@portal/domain/licences/licence-origin.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** One issue of a certificate of registration, in the history of its facility. */
export const issuedCertificate = z
  .object({
    registration_id: z.int().describe('GET /api/registrations/{id}/certificate returns the newest issue.'),
    number: z.string(),
    issue: z.int().describe('1, and the next whenever it was issued again under the same number.'),
    origin: z.enum(licenceOrigins).describe('`paper` is a licence that was issued on paper before the portal.'),
    recorded_on: date.nullable().describe('Of origin `paper`: the day on which the portal recorded it.'),
    issue_date: date.nullable().describe('null if it was issued on paper that does not say the day.'),
    valid_from: date.nullable().describe('The first day of the licence; null if it began on the day of issue.'),
    expiry_date: date,
    reissued_on: date.nullable().describe('The day of a later issue; null for the first.'),
    facility_name: z.string(),
    category: z.string().describe('The type of the facility.'),
    address: z.string(),
    lga: z.string(),
    owner_name: z.string(),
    state: z.enum(issueStates).describe('As of today.'),
  })
  .meta({
    id: 'IssuedCertificate',
    examples: [
      {
        registration_id: 31,
        number: 'NSMOH/PHF/00042/2026',
        issue: 2,
        origin: 'portal',
        recorded_on: null,
        issue_date: '2026-04-08',
        valid_from: '2026-04-08',
        expiry_date: '2026-12-31',
        reissued_on: '2026-06-16',
        facility_name: 'Sabongari Family Clinic',
        category: 'Primary Health Clinic',
        address: '3 Paiko Road, Minna',
        lga: 'Chanchaga',
        owner_name: 'Amina Bello',
        state: 'in force',
      },
    ],
  })
export type IssuedCertificate = z.output<typeof issuedCertificate>
