import { expect, it } from 'vitest'
import { bandInWords, purposeWords } from './fee-words.ts'

it.each([
  [0, null, 'Any number of beds'],
  [0, 19, 'Up to 19 beds'],
  [20, 49, '20 to 49 beds'],
  [50, null, '50 beds or more'],
])('calls the band from %i to %s %s', (beds_from, beds_to, words) => {
  expect(bandInWords({ beds_from, beds_to })).toBe(words)
})

it('names what a fee is for', () => {
  expect(purposeWords).toEqual({
    registration: 'Registration',
    renewal: 'Renewal',
    change: 'Change of an approved facility',
    reissue: 'New copy of a certificate',
  })
})
