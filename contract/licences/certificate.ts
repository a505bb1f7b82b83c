import { derivedStatuses } from '@portal/domain/licences/registration-expiry.ts'
import { printMarks } from '@portal/domain/papers/print-mark.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'
import { printedCondition } from './printed-condition.ts'

/** A certificate of registration or a temporary statement of approval, as it was issued. Spec §2. */
export const certificate = z
  .object({
    number: z.string(),
    issue: z.int().describe('2 and more when it was issued again under the same number.'),
    reissued_on: date.nullable().describe('The day of a later issue; null for the first.'),
    issue_date: date,
    expiry_date: date,
    facility_name: z.string(),
    category: z.string(),
    address: z.string(),
    lga: z.string(),
    owner_name: z.string(),
    operating_officer: z.string().nullish().describe('Full name.'),
    ministry: z.string(),
    ministry_address: z.string(),
    crest_url: z.string().nullable().describe('The picture of the crest; null if the portal shows its own logo.'),
    signatories: z.array(z.object({ title: z.string(), name: z.string().nullable() })),
    conditions: z.array(printedCondition).optional().describe('What the approval asks of the facility.'),
    status: z.enum(derivedStatuses).describe('As of today. An expired document is marked as expired.'),
    standing: z.enum(standings).describe('How the facility stands with the ministry today.'),
    mark: z
      .enum(printMarks)
      .nullable()
      .describe('The word that is printed across the document today; null while it counts.'),
    check_code: z.string().optional().describe('With the number, anybody can check the document at /verify.'),
    qr_code: z
      .object({
        address: z
          .string()
          .describe('What a phone reads: the address of the check, with the facts of the paper, signed.'),
        size: z.int().describe('The side of the drawing in modules, with the empty margin.'),
        path: z.string().describe('The dark modules, as the path of an SVG.'),
      })
      .nullable()
      .describe('null if the portal does not know its own address (PUBLIC_URL).'),
    verify_url: z.string().describe('The address where anybody can check that the document is genuine.'),
  })
  .meta({
    id: 'Certificate',
    examples: [
      {
        number: 'NSMOH/PHF/00042/2026',
        issue: 1,
        reissued_on: null,
        issue_date: '2026-04-08',
        expiry_date: '2026-12-31',
        facility_name: 'Sabongari Family Clinic',
        category: 'Private Clinic',
        address: '14 Bosso Road, Minna',
        lga: 'Chanchaga',
        owner_name: 'Amina Bello',
        operating_officer: 'Dr Ngozi Okafor',
        ministry: 'Niger State Ministry of Health',
        ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
        crest_url: '/crest/q7Yk2vT9cXw4LmB8sZ1dRf',
        signatories: [
          { title: 'Director Inspectorate Services', name: 'Fatima Aliyu' },
          { title: 'Permanent Secretary', name: null },
          { title: 'Hon. Commissioner', name: null },
        ],
        conditions: [{ text: 'Install a second fire extinguisher in the laboratory.', due_date: '2026-07-31' }],
        status: 'active',
        standing: 'good',
        mark: null,
        check_code: 'K7M2QX',
        qr_code: { address: 'https://licences.example.gov.ng/verify#1234567890', size: 69, path: 'M4 4h7v1h-7z' },
        verify_url: 'https://licences.example.gov.ng/verify?number=NSMOH%2FPHF%2F00042%2F2026&code=K7M2QX',
      },
    ],
  })
export type Certificate = z.output<typeof certificate>
