import { expect, it } from 'vitest'
import { png } from '../../testing/files.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'
import { newDocument, page } from '../document.ts'
import { makePrinter } from '../printer.ts'
import { border } from './frame.ts'
import { layOutPaper } from './paper-layout.ts'
import { paperPdf } from './paper-pdf.ts'
import type { PrintedPaper } from './printed-paper.ts'

const certificate: PrintedPaper = {
  kind: 'certificate',
  number: 'NSMOH/PHF/00042/2026',
  issue: 2,
  reissued_on: '2026-06-16',
  issue_date: '2026-04-08',
  expiry_date: '2026-12-31',
  facility_name: 'Ìlera Ọmọ Ẹ̀kọ́ Clinic',
  category: 'Private Clinic',
  address: 'Gidan Ƙofar Ɗanɗagoro, Ƴan Katsina Road',
  lga: 'Bida',
  owner_name: 'Ayọ̀délé Ṣóyínká-Ńwáńkwọ',
  operating_officer: 'Dr Ụzọamaka Ọ̀ṣọ́',
  ministry: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna',
  signatories: [
    { title: 'Director Inspectorate Services', name: 'Fatima Aliyu' },
    { title: 'Permanent Secretary', name: null },
    { title: 'Hon. Commissioner', name: null },
  ],
  conditions: [
    { text: 'Pay ₦25,000.50 for a second fire extinguisher.', due_date: '2026-07-31' },
    { text: 'Keep records of waste.', due_date: null },
  ],
  mark: null,
  check_code: 'K7M2QX',
  check_address: 'licences.example.gov.ng/verify',
  qr: 'https://licences.example.gov.ng/verify#123456789012345678901234567890',
}
const statement: PrintedPaper = {
  ...certificate,
  kind: 'statement',
  number: 'APP-2026-000123',
  operating_officer: null,
  check_address: null,
  qr: null,
}

it('prints every fact, with all letters of Yoruba, Igbo and Hausa and the sign of the naira', async () => {
  expect(textOfPdf(await paperPdf({ ...certificate, mark: 'ended' }, null))).toEqual([
    'NO LONGER VALID',
    'Niger State Ministry of Health',
    'Abdulkareem Lafene Secretariat, Minna',
    'Certificate of Registration',
    'as a Private Health Facility',
    'This is to certify that',
    'Ìlera Ọmọ Ẹ̀kọ́ Clinic',
    'of Gidan Ƙofar Ɗanɗagoro, Ƴan Katsina Road,',
    'is registered with the Niger State Ministry of Health as a private health facility.',
    'Certificate No.',
    'NSMOH/PHF/00042/2026',
    'Issue date',
    'April 8th, 2026',
    'Expiry date',
    'December 31st, 2026',
    'Category',
    'Private Clinic',
    'Local government area',
    'Bida',
    'Owner',
    'Ayọ̀délé Ṣóyínká-Ńwáńkwọ',
    'Operating officer',
    'Dr Ụzọamaka Ọ̀ṣọ́',
    'Issue',
    '2, of June 16th, 2026',
    'Valid only with these conditions',
    '1.',
    'Pay ₦25,000.50 for a second fire extinguisher. By July 31st, 2026.',
    '2.',
    'Keep records of waste.',
    'Fatima Aliyu',
    'Director Inspectorate Services',
    'Is this certificate genuine?',
    'Scan the code with a phone. Or go to',
    'licences.example.gov.ng/verify and enter the number of this',
    'certificate and its check code.',
    'Check code',
    'K7M2QX',
  ])
})

it('prints a statement as what it is, also where the portal does not know its own address', async () => {
  const text = textOfPdf(await paperPdf(statement, null))
  for (const words of [
    'Temporary Statement of Approval',
    'APP-2026-000123',
    'This statement is not a certificate of registration.',
    'Go to the portal of the ministry, at /verify, and enter the number of this statement and its check code.',
  ])
    expect(text.join(' ')).toContain(words)
  expect(text).not.toContain('Operating officer')
})

/** The longest value of every field that the forms accept, made of a word or a letter. */
function longest(of: string): PrintedPaper {
  const text = (length: number) => of.repeat(length).slice(0, length).trim()
  return {
    ...certificate,
    number: `${text(20)}/99999999/2026`,
    issue: 9999,
    facility_name: text(150),
    category: text(120),
    address: text(250),
    lga: text(120),
    owner_name: text(120),
    operating_officer: text(120),
    ministry: text(80),
    ministry_address: text(120),
    signatories: certificate.signatories.map(({ title }) => ({ title, name: text(60) })),
    conditions: Array.from({ length: 5 }, () => ({ text: text(160), due_date: '2026-09-30' })),
    check_address: `${text(100)}/verify`,
    qr: `https://${'x'.repeat(60)}/verify#${'7'.repeat(420)}`,
  }
}

const crestOrNot = [png.bytes, null]
// Measures all of them: reading a typeface takes longer than setting a sheet.
const document = newDocument({ title: '', author: '', date: '2026-04-08' })
it.each<[string, PrintedPaper]>([
  ['words', longest('Ministry of Health ')],
  ['wide letters with marks', longest('Ẹ̀Ọ́Ṣ ')],
  ['one wide word', longest('W')],
  ['capitals', longest('SABONGARI ')],
  ['a statement of words', { ...longest('Sabongari Family '), kind: 'statement', mark: 'ended' }],
  ['nothing but what must be there', { ...certificate, conditions: [], operating_officer: null, reissued_on: null }],
  ['many conditions', { ...certificate, conditions: longest('Fence the yard. ').conditions }],
])('keeps everything inside the border of one sheet, of: %s', (_, paper) => {
  for (const crest of crestOrNot) {
    const boxes = layOutPaper(document, paper, crest).flatMap((part) => part.boxes)
    expect(boxes.length).toBeGreaterThan(20)
    expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(border)
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(page.width - border)
    expect(Math.min(...boxes.map(({ y }) => y))).toBeGreaterThanOrEqual(border)
    expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(page.height - border)
  }
})

it('prints only offices that somebody holds, and a single condition without a number', async () => {
  const nobody = certificate.signatories.map(({ title }) => ({ title, name: null }))
  const conditions = [{ text: 'Keep records of waste.', due_date: null }]
  const text = textOfPdf(await paperPdf({ ...certificate, signatories: nobody, conditions }, null))
  for (const { title } of nobody) expect(text).not.toContain(title)
  const heading = text.indexOf('Valid only with this condition')
  expect(text.slice(heading + 1, heading + 3)).toEqual(['Keep records of waste.', 'Is this certificate genuine?'])
})

it('sets the conditions as large as the facts, in a frame', () => {
  const conditions = [{ text: 'Keep records of waste.', due_date: null }]
  const parts = layOutPaper(document, { ...certificate, conditions }, null)
  const heading = parts.findIndex(({ role }) => role === 'H2')
  const [frame] = parts[heading - 1]?.boxes ?? []
  const [condition] = parts[heading + 1]?.boxes ?? []
  const [, category] = parts.find(({ boxes }) => boxes.length === 2)?.boxes ?? []
  expect(condition?.height).toBe(category?.height)
  expect(condition?.y).toBeGreaterThan(frame?.y ?? 0)
  expect((condition?.y ?? 0) + (condition?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
})

it('shows the crest, or the sign of the portal, and the QR code, which a screen reader names', () => {
  const named = (paper: PrintedPaper, crest: Buffer | null) =>
    layOutPaper(document, paper, crest).flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))
  expect(named(certificate, png.bytes)).toEqual(['Crest', 'QR code that checks this certificate'])
  expect(named(certificate, null)).toEqual(['QR code that checks this certificate'])
  expect(named(statement, png.bytes)).toEqual(['Crest'])
})

it('has the line work of a certificate, which a statement has not', async () => {
  const size = async (paper: PrintedPaper) => (await paperPdf({ ...certificate, kind: paper.kind }, null)).length
  expect((await size(certificate)) - (await size(statement))).toBeGreaterThan(20_000)
})

it('gives the same bytes at every print, also in another thread, and others with another mark', async () => {
  const printer = makePrinter()
  const job = { type: 'paper', ...certificate } as const
  const first = await paperPdf(certificate, png.bytes)
  const [again, marked] = await Promise.all([
    printer.print({ document: job, crest: png.bytes }),
    printer.print({ document: { ...job, mark: 'expired' }, crest: png.bytes }),
  ])
  await printer.close()
  expect(again.equals(first)).toBe(true)
  expect(marked.equals(first)).toBe(false)
  expect(first.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  const [plain, expired] = [first.toString('latin1'), marked.toString('latin1')]
  for (const words of [
    '(Certificate of Registration NSMOH/PHF/00042/2026)',
    '(Niger State Ministry of Health)',
    // The day of the issue, not that of the print.
    '(D:20260616000000Z)',
    '/Lang (en-NG)',
    '/Alt (QR code that checks this certificate)',
    '/Alt (Crest)',
  ])
    expect(plain).toContain(words)
  expect(expired).toContain('(Certificate of Registration NSMOH/PHF/00042/2026, EXPIRED)')
})
