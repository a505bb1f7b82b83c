import { expect, it } from 'vitest'
import { byNumber } from './by-number.ts'

it.each([
  [0, '0 answers were sent'],
  [1, '1 answer was sent'],
  [2, '2 answers were sent'],
  [1200, '1,200 answers were sent'],
])('chooses the whole sentence for %i', (count, sentence) => {
  expect(byNumber(count, { one: '# answer was sent', other: '# answers were sent' })).toBe(sentence)
})
