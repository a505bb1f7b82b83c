import { expect, it } from 'vitest'
import {
  addMonths,
  anniversaryOf,
  dayAfter,
  dayBefore,
  dayInWords,
  endOfYear,
  explainMissingDay,
  isCalendarDate,
  isInDate,
} from './calendar-date.ts'

it.each([
  ['2026-03-15', '2026-03-14'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2026-01-01', '2025-12-31'],
])('the day before %s is %s', (date, before) => {
  expect(dayBefore(date)).toBe(before)
})

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-4-7', false],
  ['+012026-04', false],
  ['yesterday', false],
  ['', false],
])('%s is a calendar date: %s', (text, isOne) => {
  expect(isCalendarDate(text)).toBe(isOne)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-02-28', 12, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

it('finds the anniversary, which for 29 February is 1 March', () => {
  expect(anniversaryOf('2026-07-01')).toBe('2027-07-01')
  expect(anniversaryOf('2028-02-29')).toBe('2029-03-01')
})

it('ends every year on 31 December', () => {
  expect(endOfYear('2026-01-01')).toBe('2026-12-31')
  expect(endOfYear('2026-12-31')).toBe('2026-12-31')
  expect(endOfYear('2026-12-31', 1)).toBe('2027-12-31')
})

it('finds the next day, also after the end of a month and of a year', () => {
  expect(dayAfter('2026-11-21')).toBe('2026-11-22')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})

it('writes a date in words', () => {
  expect(dayInWords('2026-07-01')).toBe('1 July 2026')
})

it.each([
  ['2026-02-31', 'February 2026 has only 28 days'],
  ['2028-02-30', 'February 2028 has only 29 days'],
  ['2026-04-31', 'April 2026 has only 30 days'],
  ['2026-12-32', 'December 2026 has only 31 days'],
])('explains that there is no %s', (text, sentence) => {
  expect(explainMissingDay(text)).toBe(sentence)
})

it.each(['2026-02-28', '2026-13-01', '26-02-31', '31 February', ''])('has no such explanation for %j', (text) => {
  expect(explainMissingDay(text)).toBeUndefined()
})

it('is in date until the end of its last day, and never without one', () => {
  expect(isInDate('2026-06-30', '2026-06-29')).toBe(true)
  expect(isInDate('2026-06-30', '2026-06-30')).toBe(true)
  expect(isInDate('2026-06-30', '2026-07-01')).toBe(false)
  expect(isInDate(null, '2026-06-30')).toBe(false)
})

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '30/06/2026', '', '2026-06-30T10:00:00Z'])(
  'refuses %j, which is not a calendar date',
  (text) => {
    expect(() => dayBefore(text)).toThrow(RangeError)
    expect(() => endOfYear(text)).toThrow(RangeError)
  },
)
