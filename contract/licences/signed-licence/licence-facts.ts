import { z } from 'zod'
import { date } from '../../fields/fields.ts'
import { isNameInCode, maxNameBytes, type NameInCode } from './name-in-code.ts'

function name(field: NameInCode) {
  return z
    .string()
    .refine((text) => isNameInCode(text, field))
    .describe(`Cut at ${maxNameBytes[field]} bytes.`)
}

const day = date.refine((text) => text >= '2000-01-01' && text <= '2199-12-31')

/**
 * What the QR code of a certificate or statement states. It holds no personal data. Whoever signs applies this schema; whoever
 * reads a code applies `areLicenceFacts`, which means the same.
 */
export const licenceFacts = z
  .strictObject({
    number: z.string().min(1).max(40),
    issue: z.int().min(1).max(9999),
    kind: z.enum(['certificate', 'statement']),
    facility_name: name('facility_name'),
    facility_type: name('facility_type'),
    lga: name('lga'),
    issued_on: day,
    expires_on: day.describe('The last day on which it is valid.'),
  })
  .meta({
    id: 'LicenceFacts',
    examples: [
      {
        number: 'NSMOH/PHF/00001/2026',
        issue: 1,
        kind: 'certificate',
        facility_name: 'Sabongari Family Clinic',
        facility_type: 'Private Clinic',
        lga: 'Bida',
        issued_on: '2026-04-07',
        expires_on: '2026-12-31',
      },
    ],
  })
export type LicenceFacts = z.output<typeof licenceFacts>
