import { z } from 'zod'
import { date } from '../fields.ts'

/** How many bytes of each name a QR code holds. */
const maxBytes = { facility_name: 60, facility_type: 40, lga: 30 } as const

function name(field: keyof typeof maxBytes) {
  return z
    .string()
    .min(1)
    .refine((text) => utf8Length(text) <= maxBytes[field])
    .describe(`Cut at ${maxBytes[field]} bytes.`)
}

const day = date.refine((text) => text >= '2000-01-01' && text <= '2199-12-31')

/** What the QR code of a certificate or statement states. It holds no personal data. */
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

/** The beginning of a name that a QR code holds. No letter is cut in two, unless the first one alone has too many marks. */
export function nameInCode(text: string, field: keyof typeof maxBytes): string {
  const name = text.normalize('NFC').trim()
  const letters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment)
  return beginning(letters, maxBytes[field]) || beginning([...name], maxBytes[field])
}

function beginning(pieces: string[], most: number): string {
  let cut = ''
  let bytes = 0
  for (const piece of pieces) {
    bytes += utf8Length(piece)
    if (bytes > most) break
    cut += piece
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
