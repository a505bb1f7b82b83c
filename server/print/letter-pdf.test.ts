import type { LetterPart } from '@portal/domain/letters/letter.ts'
import { expect, it } from 'vitest'
import { jpegOf, png } from '../testing/files.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { letterPdf, type PrintedLetter } from './letter-pdf.ts'
import { makePrinter } from './printer.ts'

const letter: PrintedLetter = {
  number: 'LET-2026-000041',
  written_on: '2026-11-20',
  facts: {
    ministry: 'Niger State Ministry of Health',
    ministry_address: 'Abdulkareem Lafene Secretariat, Minna',
    ministry_phone: '',
    ministry_hours: '',
    addressee: {
      name: 'Ayọ̀délé Ṣóyínká-Ńwáńkwọ',
      facility_name: 'Ìlera Ọmọ Ẹ̀kọ́ Clinic',
      address: 'Gidan Ƙofar Ɗanɗagoro, Ƴan Katsina Road',
      lga: 'Bida',
    },
    reference: 'APP-2026-000007',
    subject: 'Ụlọ ọgwụ',
    body: [
      '₦25,000.50 is unpaid.',
      { quote: 'One.\n\nTwo.' },
      { list: ['The nurse is missing.'] },
      { rows: [['Amount', '₦1']] },
    ],
    signatory: { title: 'Permanent Secretary', name: null },
  },
}

const document = { type: 'letter', ...letter } as const

it('prints every fact, with all letters of Yoruba, Igbo and Hausa and the sign of the naira', async () => {
  expect(textOfPdf(await letterPdf(letter, null))).toEqual([
    'Niger State Ministry of Health',
    'Abdulkareem Lafene Secretariat, Minna',
    '20 November 2026',
    'Our reference: LET-2026-000041',
    'Your application: APP-2026-000007',
    'Ayọ̀délé Ṣóyínká-Ńwáńkwọ',
    'Ìlera Ọmọ Ẹ̀kọ́ Clinic',
    'Gidan Ƙofar Ɗanɗagoro, Ƴan Katsina Road',
    'Bida Local Government Area',
    'Dear Sir or Madam,',
    'Ụlọ ọgwụ',
    '₦25,000.50 is unpaid.',
    'One.',
    'Two.',
    '1.',
    'The nurse is missing.',
    'Amount',
    '₦1',
    'Yours faithfully,',
    'Permanent Secretary',
    'Niger State Ministry of Health',
    'For questions, write to the above address. Please quote our reference, LET-2026-000041.',
  ])
})

it('goes to the owner of the facility where the paper register has no name and no street', async () => {
  const addressee = { name: '', facility_name: 'Bida Clinic', address: '', lga: 'Bida' }
  const text = textOfPdf(await letterPdf({ ...letter, facts: { ...letter.facts, addressee } }, null))
  expect(text.slice(4, 8)).toEqual([
    'Your application: APP-2026-000007',
    'The owner of Bida Clinic',
    'Bida Local Government Area',
    'Dear Sir or Madam,',
  ])
})

it('prints where the ministry is reached, and the name of who signs, if they are known', async () => {
  const reached = { ministry_phone: '0803 123 4567', ministry_hours: 'Mon to Fri, 8 am to 4 pm' }
  const signatory = { title: 'Permanent Secretary', name: 'Dr Aisha Bello' }
  const text = textOfPdf(await letterPdf({ ...letter, facts: { ...letter.facts, ...reached, signatory } }, null))
  expect(text[2]).toBe('0803 123 4567 · Mon to Fri, 8 am to 4 pm')
  expect(text.slice(-6)).toEqual([
    'Yours faithfully,',
    'Dr Aisha Bello',
    'Permanent Secretary',
    'Niger State Ministry of Health',
    'For questions, call 0803 123 4567 or write to the above address. Please quote our reference,',
    'LET-2026-000041.',
  ])
})

it('numbers the pages of a long letter and repeats its number on each', async () => {
  const long = {
    ...letter,
    facts: { ...letter.facts, body: [{ quote: `${'x'.repeat(5000)} ${'word '.repeat(800)}` }] },
  }
  const text = textOfPdf(await letterPdf(long, null))
  const footers = text.filter((line) => /^Page|^LET-/.test(line))
  expect(footers).toEqual([
    'LET-2026-000041',
    'Page 1 of 3',
    'LET-2026-000041',
    'Page 2 of 3',
    'LET-2026-000041',
    'Page 3 of 3',
  ])
  expect(text.join('')).toContain('Yours faithfully,')
})

it('takes the last paragraph to the next page with the signature', async () => {
  const body = [...Array.from({ length: 19 }, () => 'Put this right.'), 'This is the last paragraph.']
  const text = textOfPdf(await letterPdf({ ...letter, facts: { ...letter.facts, body } }, null))
  const [first, second] = [text.indexOf('Page 1 of 2'), text.indexOf('Page 2 of 2')]
  for (const line of ['This is the last paragraph.', 'Yours faithfully,']) {
    expect(text.indexOf(line)).toBeGreaterThan(first)
    expect(text.indexOf(line)).toBeLessThan(second)
  }
})

it('prints a phone number in groups', async () => {
  const facts = { ...letter.facts, ministry_phone: '+2348031234567' }
  const text = textOfPdf(await letterPdf({ ...letter, facts }, null))
  expect(text[2]).toBe('+234 803 123 4567')
  expect(text.join(' ')).toContain('For questions, call +234 803 123 4567 or write')
})

it.each([16, 18, 20])('keeps the signature on one page after %i paragraphs', async (paragraphs) => {
  const body = Array.from({ length: paragraphs }, () => 'Put this right.')
  const text = textOfPdf(await letterPdf({ ...letter, facts: { ...letter.facts, body } }, null))
  const closing = text.slice(text.indexOf('Yours faithfully,'))
  expect(closing.slice(0, 4)).toEqual([
    'Yours faithfully,',
    'Permanent Secretary',
    'Niger State Ministry of Health',
    'For questions, write to the above address. Please quote our reference, LET-2026-000041.',
  ])
})

it('gives the same bytes at every print, also in another thread', async () => {
  const printer = makePrinter()
  const first = await letterPdf(letter, png.bytes)
  const prints = await Promise.all([printer.print({ document, crest: png.bytes }), letterPdf(letter, png.bytes)])
  await printer.close()
  for (const print of prints) expect(print.equals(first)).toBe(true)
})

it('ends a thread that takes too long or fails, and prints the next letter with a new one', async () => {
  const printer = makePrinter({ printMs: 15_000, maxWaiting: 2, idleMs: 60_000 })
  const damaged = printer.print({ document, crest: Buffer.from('no picture') })
  const next = printer.print({ document, crest: null })
  await expect(printer.print({ document, crest: null })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(damaged).rejects.toThrow('Unknown image format.')
  expect((await next).subarray(0, 8).toString()).toBe('%PDF-1.7')
  await printer.close()
  const impatient = makePrinter({ printMs: 1, maxWaiting: 2, idleMs: 60_000 })
  await expect(impatient.print({ document, crest: null })).rejects.toThrow('Printing took too long')
  await impatient.close()
})

it('keeps a picture on the page of the words before it, and the last words on the page of the signature', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `Paragraph ${index + 1}.`)
  const pageOf = async (body: LetterPart[], text: string) => {
    const pages = textOfPdf(await letterPdf({ ...letter, facts: { ...letter.facts, body } }, null))
      .join('\n')
      .split(/Page \d of \d/)
    return pages.findIndex((page) => page.includes(text))
  }
  const picture = { pictures: [{ slug: 'a', caption: 'Photo a' }] }
  for (const count of [14, 15, 16, 17, 18, 19, 20, 21]) {
    const shown: LetterPart[] = [...words(count), 'It is empty.', picture, ...words(8)]
    expect(await pageOf(shown, 'It is empty.')).toBe(await pageOf(shown, 'Photo a'))
    const ended: LetterPart[] = [...words(count), 'The next visit is due.']
    expect(await pageOf(ended, 'The next visit is due.')).toBe(await pageOf(ended, 'Yours faithfully,'))
  }
})

it('prints pictures with what is below them, and says of one that is missing or damaged that it cannot be read', async () => {
  const pictures = ['a', 'b', 'c'].map((slug) => ({ slug, caption: `Photo ${slug}` }))
  const body = [{ heading: 'What was found' }, { pictures }]
  const shown = { ...letter, facts: { ...letter.facts, body } }
  const contents = { a: jpegOf(160, 120), b: Buffer.from('This is no picture.') }
  const printed = await letterPdf(shown, null, contents)
  expect(textOfPdf(printed).slice(11, 17)).toEqual([
    'What was found',
    'Photo a',
    'This picture could not be read when the letter was printed.',
    'Photo b',
    'This picture could not be read when the letter was printed.',
    'Photo c',
  ])
  expect(printed.includes(contents.a)).toBe(true)
  expect(printed.toString('latin1')).toContain('/Alt (Photo a; Photo b)')
  expect((await letterPdf(shown, null, contents)).equals(printed)).toBe(true)
})
