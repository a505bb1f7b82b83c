import { z } from 'zod'
import { date } from '../fields.ts'

/** How many bytes of a facility's name a QR code holds. */
export const maxNameBytes = 60

const day = date.refine((text) => text >= '2000-01-01' && text <= '2199-12-31')

/** What the QR code of a certificate or statement states. It holds no personal data. */
export const licenceFacts = z
  .strictObject({
    number: z.string().min(1).max(40),
    issue: z.int().min(1).max(9999),
    kind: z.enum(['certificate', 'statement']),
    facility_name: z
      .string()
      .min(1)
      .refine((name) => utf8Length(name) <= maxNameBytes)
      .describe('Cut at 60 bytes.'),
    facility_type_id: z.int().min(1).max(2_147_483_647),
    local_gov_area_id: z.int().min(1).max(2_147_483_647),
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
        facility_type_id: 2,
        local_gov_area_id: 541,
        issued_on: '2026-04-07',
        expires_on: '2026-12-31',
      },
    ],
  })
export type LicenceFacts = z.output<typeof licenceFacts>

/** The beginning of a facility's name that a QR code holds. No letter is cut in two. */
export function nameInCode(name: string): string {
  let cut = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter('en').segment(name.normalize('NFC'))) {
    bytes += utf8Length(segment)
    if (bytes > maxNameBytes) break
    cut += segment
  }
  return cut.trim()
}

function utf8Length(text: string): number {
  return [...text].reduce((sum, letter) => sum + bytesOf(letter.codePointAt(0) ?? 0), 0)
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_0000 ? 3 : 4
}
