import { checkOutcomes } from '@portal/domain/licences/verification.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'
import { publishedInspection } from '../inspections/published-inspection.ts'

const stated = z.object({
  kind: z.enum(['certificate', 'statement']),
  facility_name: z.string(),
  category: z.string(),
  address: z.string(),
  lga: z.string(),
  owner_name: z.string(),
  operating_officer: z.string().nullable(),
  issue: z.int().describe('2 and more when it was issued again under the same number.'),
  reissued_on: date.nullable().describe('The day of a later issue, as it is printed; null for the first.'),
  issue_date: date.nullable().describe('null if it was issued on paper that does not say the day.'),
  expiry_date: date,
  conditions: z.array(z.object({ text: z.string(), due_date: date.nullable() })),
  recorded_on: date
    .optional()
    .describe('Only of a licence that was issued on paper before the portal: the day on which it was recorded.'),
})

/** What anybody is told about a certificate or statement: its outcome of today, and what the paper itself states. */
export const checkedPaper = z
  .object({
    number: z.string(),
    outcome: z.enum(checkOutcomes),
    stated: stated
      .optional()
      .describe('What is printed on the paper, to compare. Missing where nothing is said about a paper.'),
    same_number: z
      .array(z.object({ outcome: z.enum(checkOutcomes), stated }))
      .optional()
      .describe(
        'Licences that were issued on paper before the portal under the same number, if there are several; missing or empty otherwise.',
      ),
    inspection: publishedInspection
      .optional()
      .describe(
        'The last published inspection of the whole facility, of today and not part of what the code signs. Missing if there is none, the ministry publishes none, or the paper is not valid today.',
      ),
  })
  .meta({
    id: 'CheckedPaper',
    examples: [
      {
        number: 'NSMOH/PHF/00001/2026',
        outcome: 'valid',
        stated: {
          kind: 'certificate',
          facility_name: 'Sabongari Family Clinic',
          category: 'Private Clinic',
          address: '12 Market Road, Bida',
          lga: 'Bida',
          owner_name: 'Halima Bello',
          operating_officer: 'Ngozi Okafor',
          issue: 1,
          reissued_on: null,
          issue_date: '2026-04-07',
          expiry_date: '2026-12-31',
          conditions: [],
        },
        same_number: [],
        inspection: { done_on: '2026-05-03', class: 'substantially compliant' },
      },
    ],
  })
export type CheckedPaper = z.output<typeof checkedPaper>
