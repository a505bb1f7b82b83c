import { expect, it } from 'vitest'
import { monthInWords } from './month-words.ts'
import { monthsBetween } from './months.ts'

it.each([
  ['2026-03', '2026-03', ['2026-03']],
  ['2025-11', '2026-02', ['2025-11', '2025-12', '2026-01', '2026-02']],
  ['2026-03', '2026-02', []],
])('has the months from %s to %s', (first, last, months) => {
  expect(monthsBetween(first, last)).toEqual(months)
})

it('writes a month without its day, whatever the time zone', () => {
  expect([monthInWords('2026-03'), monthInWords('2026-12')]).toEqual(['Mar 2026', 'Dec 2026'])
})
