import { expect, it } from 'vitest'
import type { PlainCell } from './cell.ts'
import { readPhones } from './read-phones.ts'

const [one, two] = ['+2348031234567', '+2348051234567']

it.each<[PlainCell]>([
  ['08031234567'],
  ['0803 123 4567'],
  ['+234 803 123 4567'],
  ['2348031234567'],
  ['+234 (0)803-123-4567'],
])('takes %j as the forms do', (cell) => {
  expect(readPhones(cell)).toEqual({ first: { mark: 'as written', value: one } })
})

it.each<[PlainCell]>([
  [8031234567],
  ['8031234567'],
  ['803 123 4567'],
  ['8031234567.0'],
  ['8.031234567E+09'],
  ['O8O31234567'],
  ['0803l234567'],
  ["'08031234567"],
  ['Tel: 08031234567'],
  ['08031234567 (WhatsApp)'],
  ['0803.123.4567 (Dr. Musa)'],
  ['08031234567 - MD'],
  ['MTN: 0803-I23-4567'],
  ['08031234567,'],
  ['+08031234567'],
])('understands %j', (cell) => {
  expect(readPhones(cell)).toEqual({ first: { mark: 'understood', value: one } })
})

it.each([
  '08031234567, 08051234567',
  '08031234567/08051234567',
  '08031234567 08051234567',
  '0803 123 4567 or 0805 123 4567',
  '08031234567\n8051234567',
  '08031234567 - 08051234567',
  '08031234567 & +2348051234567',
])('finds two numbers in %j', (cell) => {
  expect(readPhones(cell)).toEqual({
    first: { mark: 'understood', value: one },
    second: { mark: 'understood', value: two, sentence: 'The second number of the same cell' },
  })
})

it('reads how a second number ends', () => {
  expect(readPhones('08031234567/8').second?.value).toBe('+2348031234568')
})

const request = 'Enter a phone number like 0803 123 4567'

it.each<[PlainCell, string]>([
  ['0803123456', request],
  ['080312345678', request],
  ['06031234567', request],
  ['call me', request],
  [{ day: '2019-01-01' }, request],
  ['8.03E+09', `The spreadsheet has shortened this number. ${request}`],
])('finds %j wrong', (cell, sentence) => {
  expect(readPhones(cell)).toEqual({ first: { mark: 'wrong', value: null, sentence } })
})

it.each<[PlainCell, string[], string]>([
  ['+8031234567', [one], request],
  [8030000000, ['+2348030000000'], `The spreadsheet has shortened this number. ${request}`],
  ['08031234567, 0805', [one], 'Not all of this could be read as phone numbers. Choose the right one'],
])('leaves it to an officer what %j means', (cell, offers, sentence) => {
  const { first } = readPhones(cell)
  expect([first.mark, first.value, first.offers?.map(({ value }) => value), first.sentence]).toEqual([
    'doubtful',
    null,
    offers,
    sentence,
  ])
})

it('offers the second and the third number of a cell with three', () => {
  const { first, second } = readPhones('08031234567; 08051234567; 07031234567')
  expect(first).toEqual({ mark: 'understood', value: one })
  expect(second?.offers?.map(({ value }) => value)).toEqual([two, '+2347031234567'])
})

it.each<[PlainCell]>([['N/A'], ['-'], ['nil'], ['0'], ['']])('finds no phone in %j', (cell) => {
  expect(readPhones(cell).first.value).toBeNull()
  expect(['understood', 'as written']).toContain(readPhones(cell).first.mark)
})

it('leaves numbers abroad as they are', () => {
  expect(readPhones('+447911123456')).toEqual({ first: { mark: 'as written', value: '+447911123456' } })
})
