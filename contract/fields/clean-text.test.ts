import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'
import { line, prose } from './fields.ts'

const names = `
Alheri Clinic|St. Mary's Hospital|Al-Noor Specialist Hospital & Maternity|Dr. A. B. Musa (Nig.) Ltd
Ọlọ́run-Ṣọlá Maternity Home|Ẹ̀kọ́ Medical Centre|Ƙofar Mata Dispensary|Ɓarnawa Health Post|Nnamdi “Zik” Clinic
24/7 Diagnostics|No. 5 Clinic|1st Choice Lab|R & D Optical|Mother + Child|God’s Grace Hospital|Hospital "New Hope"
PHC Gwari/Paiko|PHC – Bosso II|PHC — Maikunkele|Clinic #3|A1 Pharmacy @ Tunga|MTN 50% Hospital|Café Santé|Müller Klinik
N'Guessan Centre|Owo (Annex)|[Old] General Hospital|El-Shaddai: The Clinic|Jesus Is Lord; Maternity|Vision 2020!|Why Not?
Kontagora Eye-Care Ltd.|B.U.K. Road Clinic|Saint-Étienne|Ìbàdàn Road Clinic|Ụmụ Ọma Hospital|Ńkọ́ Clinic|“Rahama” Clinic
Minna_North Clinic|C/O Total Care|O’Neill & Sons|MD/CEO Clinic|Ya’u Memorial|Hajiya Ā Clinic|Fatima *Main*|Tel: 0803 Clinic
₦ Saver Clinic|Zuma ² Labs|Clinic №4|İnci Dental|الشفاء Clinic|中华 Clinic
`
  .trim()
  .split(/[|\n]/)

const before = ['', ' ', '\t', '\n', '\r\n', '\u00a0', '\ufeff', '\u200b', ' \t\u00a0', '\u202a']
const after = ['', ' ', '\t', '\r\n', '\n\n', '\u00a0\u00a0', '\u200b', '\u202c', '\u3000', '\t\r\n']

describe('a name that is pasted from a spreadsheet, a chat or a web page', () => {
  it('is cleaned of invisible characters and spaces at both ends', () => {
    const schema = line('the facility name', 150)
    const sent = names.flatMap((name) =>
      before.flatMap((head) => after.map((tail) => ({ name, sent: `${head}${name}${tail}` }))),
    )
    const wrong = sent.filter(({ name, sent }) => schema.safeParse(sent).data !== name.normalize('NFC'))
    expect(sent.length).toBeGreaterThanOrEqual(5_000)
    expect(wrong).toEqual([])
  })

  it.each([
    ['Alheri  Clinic', 'Alheri Clinic'],
    ['Alheri\tClinic', 'Alheri Clinic'],
    ['Alheri \u00a0\u2009 Clinic', 'Alheri Clinic'],
    ['Alheri\r\nClinic', 'Alheri Clinic'],
    ['Alheri\vClinic', 'Alheri Clinic'],
    ['Alheri\u0085Clinic', 'Alheri Clinic'],
    ['Al\u00adheri Clin\u200bic', 'Alheri Clinic'],
    ['Al\ufeffheri Cli\u2060nic', 'Alheri Clinic'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('has one space in place of any white space: %j', (sent, kept) => {
    expect(cleanLine(sent)).toBe(kept)
  })
})

describe('several lines', () => {
  it.each([
    ['\tone\n two \n\n', 'one\n two'],
    ['one\r\ntwo', 'one\r\ntwo'],
    ['one\vtwo\u2029three\u0085four', 'one\ntwo\nthree\nfour'],
    ['1.\tone\n2.\ttwo', '1.\tone\n2.\ttwo'],
    ['\u200bone\ufeff', 'one'],
  ])('keep their line breaks: %j', (sent, kept) => {
    expect(cleanLines(sent)).toBe(kept)
    expect(prose('the remark').parse(sent)).toBe(kept)
  })
})
