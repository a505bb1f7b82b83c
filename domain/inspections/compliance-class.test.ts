import { expect, it } from 'vitest'
import { type ClassTable, classOf, monthsToNextVisit } from './compliance-class.ts'

const table: ClassTable = {
  'fully compliant': { from: 76, months: 24 },
  'substantially compliant': { from: 61, months: 12 },
  'partly compliant': { from: 41, months: 6 },
  'minimally compliant': { from: 11, months: 3 },
}

it.each([
  [100, 'fully compliant', 24],
  [76, 'fully compliant', 24],
  [75.9, 'substantially compliant', 12],
  [61, 'substantially compliant', 12],
  [60.9, 'partly compliant', 6],
  [41, 'partly compliant', 6],
  [40.9, 'minimally compliant', 3],
  [11, 'minimally compliant', 3],
  [10.9, 'not compliant', 0],
  [0, 'not compliant', 0],
] as const)('a score of %d is %s, and the next visit is after %i months', (score, expected, months) => {
  expect(classOf(score, false, table)).toBe(expected)
  expect(monthsToNextVisit(expected, table)).toBe(months)
})

it.each([
  [100, 'minimally compliant'],
  [50, 'minimally compliant'],
  [11, 'minimally compliant'],
  [10.9, 'not compliant'],
] as const)('a score of %d with a critical question that fails is %s', (score, expected) => {
  expect(classOf(score, true, table)).toBe(expected)
})

it('gives no class without a score', () => {
  expect(classOf(null, false, table)).toBeNull()
  expect(classOf(null, true, table)).toBeNull()
})
