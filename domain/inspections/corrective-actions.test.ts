import { expect, it } from 'vitest'
import { daysToCorrect } from './corrective-actions.ts'

it.each([
  [true, 0, 7],
  [true, 5, 7],
  [false, 5, 30],
  [false, 3, 30],
  [false, 2, 90],
  [false, 0, 90],
] as const)('critical %s with weight %i is put right within %i days', (is_critical, weight, expected) => {
  expect(daysToCorrect({ is_critical, weight }, { critical: 7, heavy: 30, other: 90 })).toBe(expected)
})
