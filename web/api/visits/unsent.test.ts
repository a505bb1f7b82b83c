import { expect, it } from 'vitest'
import { isOne, isUnsent, unsentInWords } from './unsent.ts'

it.each([
  [{ findings: 0, photos: 0, others: [] }, '', false, true],
  [{ findings: 0, photos: 0, others: ['beginning'] }, 'the beginning', true, true],
  [
    { findings: 0, photos: 0, others: ['beginning', 'site page', 'end'] },
    'the beginning, the site page and the end',
    true,
    false,
  ],
  [{ findings: 1, photos: 0, others: ['beginning', 'end'] }, '1 finding', true, true],
  [{ findings: 23, photos: 9, others: ['beginning'] }, '23 findings and 9 photos', true, false],
])('says what of a visit has not arrived: %j', (unsent, words, is, one) => {
  expect([unsentInWords(unsent), isUnsent(unsent), isOne(unsent)]).toEqual([words, is, one])
})
