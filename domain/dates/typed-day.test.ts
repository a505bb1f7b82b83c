import { expect, it } from 'vitest'
import { dayAsTyped, readTypedDay } from './typed-day.ts'

it.each([
  ['7/12/2026', '2026-12-07'],
  [' 07.12.2026 ', '2026-12-07'],
  ['7 12 2026', '2026-12-07'],
  ['7-12-2026', '2026-12-07'],
  ['07122026', '2026-12-07'],
  ['31/2/2026', '2026-02-31'],
  ['2026-12-07', '2026-12-07'],
  ['7/12', '7/12'],
  ['7/12/26', '7/12/26'],
  ['soon', 'soon'],
  ['', ''],
])('reads %j as %j', (typed, date) => {
  expect(readTypedDay(typed)).toBe(date)
})

it.each([
  ['2026-12-07', '7/12/2026'],
  ['7/12', '7/12'],
  ['', ''],
])('shows %j as %j', (date, typed) => {
  expect(dayAsTyped(date)).toBe(typed)
})
