import { expect, it } from 'vitest'
import { importFieldRules } from './import-fields.ts'
import { readEmail } from './read-email.ts'
import { readCac, readFolio, readPaperNumber } from './read-numbers.ts'
import { readStatus } from './read-status.ts'
import { isDitto, readName, readText } from './written-text.ts'

it.each([
  ['St. Mary’s “Hope”  Clinic', 'understood', 'St. Mary\'s "Hope" Clinic'],
  ['ALHERI CLINIC', 'as written', 'ALHERI CLINIC'],
  [' ALHERI\u00a0 CLINIC ', 'as written', 'ALHERI CLINIC'],
  ['\ufeffAlheri Clinic', 'as written', 'Alheri Clinic'],
  ['"Alheri Clinic"', 'understood', 'Alheri Clinic'],
  ["'Alheri Clinic", 'understood', 'Alheri Clinic'],
  ['Alheri Clinic,', 'understood', 'Alheri Clinic'],
  ['St. Maryâ€™s Clinic', 'understood', "St. Mary's Clinic"],
  ['Ƙofar Mata Clinic', 'as written', 'Ƙofar Mata Clinic'],
  ['N/A', 'understood', null],
  ['', 'as written', null],
])('tidies the name %j only in its blanks and quotes', (text, mark, value) => {
  expect(readName(text, importFieldRules.name)).toEqual({ mark, value })
})

it('says what is wrong with a name in the words of the forms', () => {
  const { name } = importFieldRules
  expect(readName('a'.repeat(151), name)).toEqual({
    mark: 'wrong',
    value: null,
    sentence: 'Use at most 150 characters',
  })
  expect(readName('***!', name)).toEqual({ mark: 'wrong', value: null, sentence: 'Enter the facility name' })
  expect(readName('45', name)).toMatchObject({ mark: 'doubtful', sentence: 'Enter the facility name' })
  expect(readText('St. Mary\ufffds', importFieldRules.address)).toMatchObject({
    mark: 'doubtful',
    offers: [{ value: 'St. Mary\ufffds' }],
  })
})

it.each(['"', '”', "''", ',,', 'do', '-do-', 'Ditto', 'As above'])('knows %j as a ditto mark', (text) => {
  expect(isDitto(text)).toBe(true)
})

it.each(['Dodo Clinic', '-', '', 'Same Day Clinic'])('takes %j for no ditto mark', (text) => {
  expect(isDitto(text)).toBe(false)
})

it.each([
  ['Desk@Clinic.example', 'as written', 'desk@clinic.example'],
  ['desk @ clinic. example', 'understood', 'desk@clinic.example'],
  ['E-mail: desk@clinic.example', 'understood', 'desk@clinic.example'],
  ['<desk@clinic.example>;', 'understood', 'desk@clinic.example'],
  ['desk@gmail,com', 'understood', 'desk@gmail.com'],
  ['desk(at)clinic.example', 'understood', 'desk@clinic.example'],
  ['nil', 'understood', null],
])('reads the email %j', (text, mark, value) => {
  expect(readEmail(text)).toEqual({ mark, value })
})

it.each([
  ['desk@gmail.con', 'doubtful', ['desk@gmail.com', 'desk@gmail.con']],
  ['desk@gmailcom', 'doubtful', ['desk@gmail.com']],
  ['a@clinic.example, b@clinic.example', 'doubtful', ['a@clinic.example', 'b@clinic.example']],
  ['desk.clinic.example', 'wrong', undefined],
])('takes no email from %j by itself', (text, mark, offers) => {
  const read = readEmail(text)
  expect([read.mark, read.value, read.offers?.map(({ value }) => value)]).toEqual([mark, null, offers])
})

it.each([
  ['RC1234567', 'as written', 'RC1234567'],
  ['RC 1234567', 'understood', 'RC1234567'],
  ['rc: 12345O', 'understood', 'RC123450'],
  ['BN-O12345', 'understood', 'BN012345'],
  ['CAC/IT/No 4567', 'understood', 'IT4567'],
  ['1234567', 'as written', '1234567'],
  ['Not available', 'understood', null],
])('reads the CAC number %j', (text, mark, value) => {
  expect(readCac(text)).toEqual({ mark, value })
})

it.each([
  ['NSMOH/PHF/00012/2019', 'as written', 'NSMOH/PHF/00012/2019'],
  ['NSMOH/PHF/OOO12/2O19', 'understood', 'NSMOH/PHF/00012/2019'],
  ['NSMOH–PHF–12', 'understood', 'NSMOH-PHF-12'],
  ['PHO/12', 'as written', 'PHO/12'],
  ['ZONE NO1/I2', 'as written', 'ZONE NO1/I2'],
  ['pending', 'understood', null],
])('reads the number %j on paper', (text, mark, value) => {
  expect(readPaperNumber(text)).toEqual({ mark, value })
})

it.each([
  ['45678', 'as written', '45678'],
  ['MDCN/R/45678', 'as written', 'MDCN/R/45678'],
  ['mdcn/r/45678', 'understood', 'MDCN/R/45678'],
  ['Folio No: 4S678', 'wrong', null],
  ['Folio 45,678', 'understood', '45678'],
  ['4567O', 'understood', '45670'],
  ['MDCN 45678', 'understood', 'MDCN/R/45678'],
])('reads the folio number %j', (text, mark, value) => {
  const read = readFolio(text)
  expect([read.mark, read.value]).toEqual([mark, value])
})

it.each([
  ['licensed', 'as written', 'licensed'],
  ['LICENSED', 'understood', 'licensed'],
  ['Active', 'understood', 'licensed'],
  ['Aproved', 'understood', 'licensed'],
  ['Expired', 'understood', 'ended'],
  ['Exipred', 'understood', 'ended'],
  ['Not Renewed', 'understood', 'ended'],
  ['CLOSED DOWN', 'understood', 'closed'],
  ['Unknown', 'understood', 'unknown'],
  ['?', 'understood', 'unknown'],
  ['', 'as written', null],
])('reads the status %j', (text, mark, value) => {
  expect(readStatus(text)).toEqual({ mark, value })
})

it.each(['Functional', 'Relocated', 'See file', 'Sealed'])('leaves it to an officer what the status %j is', (text) => {
  expect(readStatus(text)).toMatchObject({ mark: 'doubtful', value: null })
})

it('offers every status for Yes and No', () => {
  expect(readStatus(true).offers?.map(({ value }) => value)).toEqual(['licensed', 'ended', 'closed', 'unknown'])
})
