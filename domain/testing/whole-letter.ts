import type { LetterPart, LetterSubject } from '../letters/letter.ts'
import type { LetterKind } from '../letters/letter-kinds.ts'
import { letterText } from '../letters/letter-text.ts'

/** A renewal of a facility without an account of its owner, and what was decided about it on 20 November 2026. */
export const letterSubject: LetterSubject = {
  today: '2026-11-20',
  facility_name: 'Alheri Clinic',
  owner_name: 'Musa Abubakar',
  category: 'Primary Health Clinic',
  reference: 'APP-2026-000041',
  purpose: 'renewal',
  reason: 'The laboratory has no licence.',
  certificate_number: 'NSMOH/PHF/00042/2027',
  licence_origin: 'portal',
  valid_from: '2027-01-01',
  expiry_date: '2027-12-31',
  lapse_months: 12,
  has_owner_account: false,
  contest_until: '2026-12-18',
  renewal_opens_days: 60,
}

function inLines(part: LetterPart): string[] {
  if (typeof part === 'string') return [part]
  if ('quote' in part) return [`“${part.quote}”`]
  if ('heading' in part) return [`# ${part.heading}`]
  if ('pictures' in part) return part.pictures.map(({ slug, caption }) => `[${slug}] ${caption}`)
  return 'list' in part ? part.list.map((item) => `- ${item}`) : part.rows.map((row) => row.join(': '))
}

/** The subject, the body and the signatory of a letter of 20 November 2026 about a renewal, with what else is known. */
export function wholeLetter(kind: LetterKind, known: Partial<LetterSubject>): string[] {
  const { signedBy, subject, body } = letterText(kind, { ...letterSubject, ...known })
  return [subject, ...body.flatMap(inLines), signedBy]
}
