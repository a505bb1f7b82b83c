import { expect, it } from 'vitest'
import { searchText, wordsOf } from './search-text.ts'

it.each([
  ['Ɓaɓɓan Ɗan Ƙasa Ƴar', 'babban dan kasa yar'],
  ['Ŋwa Ọgbụ', 'nwa ogbu'],
  ['CAFÉ', 'cafe'],
  ['St. Mary’s ‘A’ ʼB `C', "st. mary's 'a' 'b 'c"],
  ['ﬁne', 'fine'],
])('compares %s as %s', (text, compared) => {
  expect(searchText(text)).toBe(compared)
})

it('divides a text into words, whole and split', () => {
  expect(wordsOf(' St. Mary’s -- Al-Noor (P.H.C) & Sons ')).toEqual([
    { word: 'st', parts: ['st'] },
    { word: 'marys', parts: ['mary', 's'] },
    { word: 'alnoor', parts: ['al', 'noor'] },
    { word: 'phc', parts: ['p', 'h', 'c'] },
    { word: 'sons', parts: ['sons'] },
  ])
  expect(wordsOf(' .-, ')).toEqual([])
})
