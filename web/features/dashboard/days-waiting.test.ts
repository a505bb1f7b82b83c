import { expect, it } from 'vitest'
import { daysInWords, daysSince } from './days-waiting.ts'

const now = Date.parse('2026-11-22T09:00:00.000Z')

it.each([
  ['2026-11-22T08:00:00.000Z', 0, 'Today'],
  ['2026-11-21T09:00:00.000Z', 1, '1 day'],
  ['2026-10-30T10:00:00.000Z', 22, '22 days'],
  ['2026-11-23T09:00:00.000Z', 0, 'Today'],
])('counts whole days since %s', (moment, days, words) => {
  expect(daysSince(moment, now)).toBe(days)
  expect(daysInWords(days)).toBe(words)
})
