import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const each = (...values: number[]) => values.map((value) => ({ value, n: 1 }))

it.each([
  ['nothing', [], 0.5, null],
  ['one', each(7), 0.5, 7],
  ['one', each(7), 0.9, 7],
  ['two: the lower', each(9, 3), 0.5, 3],
  ['three', each(5, 1, 3), 0.5, 3],
  ['ten: the fifth', each(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 0.5, 5],
  ['ten: the ninth', each(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 0.9, 9],
  ['eleven: the tenth', each(11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 0.9, 10],
  [
    'values that many have',
    [
      { value: 4, n: 90 },
      { value: 30, n: 10 },
    ],
    0.9,
    4,
  ],
  [
    'values that one more has',
    [
      { value: 4, n: 90 },
      { value: 30, n: 11 },
    ],
    0.9,
    30,
  ],
] as const)('finds the percentile of %s', (_, counted, share, expected) => {
  expect(percentile(counted, share)).toBe(expected)
})
