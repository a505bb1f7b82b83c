import { expect, it } from 'vitest'
import { nameIn, registerLists } from '../testing/register-lists.ts'
import { makePlaceMatcher } from './match-place.ts'

const request = 'Choose the local government area'
const { lgas } = registerLists
const match = makePlaceMatcher(lgas, request)

it.each([
  'CHANCHAGA',
  'Chanchaga LGA',
  'Chanchaga L.G.A.',
  'Chanchaga L G A',
  'Chanchaga-LG',
  'Chanchaga Local Govt',
  "Chanchaga Local Gov't Area",
  'Chanchaga Local Government Council',
  'Chan-chaga',
  'Chanchanga',
  'Chachaga',
  'Chancahga',
  'Chanchaga/Minna',
  'Minna (Chanchaga)',
  'Chanchaga, Niger State',
  'C/chaga',
  'Chanch.',
  'Chanchaga L/G',
  'C hanchaga',
])('reads the spelling %j as Chanchaga', (text) => {
  expect(match(text)).toEqual({ mark: 'understood', value: 6 })
})

it.each([
  ['Munya', 'as written', 'Munya'],
  ['Muya', 'understood', 'Munya'],
  ['Edatti', 'understood', 'Edati'],
  ['K/gora', 'understood', 'Kontagora'],
  ['Kontogora', 'understood', 'Kontagora'],
  ['Kontagora Town', 'understood', 'Kontagora'],
  ['Paiko', 'understood', 'Paikoro'],
  ['Tapa', 'understood', 'Tafa'],
  ['Bda', 'understood', 'Bida'],
  ['  Bosso\u00a0', 'as written', 'Bosso'],
  ['Minna Urban', 'understood', 'Chanchaga'],
  ['OLD MINNA', 'understood', 'Chanchaga'],
])('reads %j', (text, mark, lga) => {
  const read = match(text)
  expect([read.mark, nameIn(lgas, read.value)]).toEqual([mark, lga])
})

it.each([
  ['Rafa', ['Rafi', 'Tafa', 'Rijau']],
  ['Bosso/Chanchaga', ['Bosso', 'Chanchaga']],
  ['Bosso Central', ['Bosso']],
  ['Zungeru', []],
])('leaves it to an officer which LGA %j is', (text, offers) => {
  const read = match(text)
  expect([read.mark, read.value, read.offers?.map(({ label }) => label)]).toEqual(['doubtful', null, offers])
})

it.each(['Abuja Municipal', 'LGA', '?'])('knows no LGA like %j', (text) => {
  expect(match(text)).toEqual({ mark: 'wrong', value: null, sentence: request })
})

it('says that a place is no longer used', () => {
  expect(match('Zungeru').sentence).toBe('Zungeru is no longer used. Choose the local government area')
})

it('never takes one of two places for the other by one slip', () => {
  const towns = [
    { id: 1, name: 'Aba North', is_retired: false, merged_into: null },
    { id: 2, name: 'Aba South', is_retired: false, merged_into: null },
    { id: 3, name: 'Isiala Ngwa North', is_retired: false, merged_into: null },
  ]
  const find = makePlaceMatcher(towns, request)
  expect(find('Aba Nort').value).toBe(1)
  expect(find('Aba S').value).toBe(2)
  expect(find('Aba').mark).toBe('doubtful')
  expect(find('Isiala-Ngwa (North)').value).toBe(3)
  expect(find('Isiala Ngwa').mark).toBe('understood')
})
