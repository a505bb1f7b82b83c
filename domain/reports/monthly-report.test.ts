import { expect, it } from 'vitest'
import { answerOf, lastFullMonth, monthToSend } from './monthly-report.ts'

const figures = {
  month: '2026-10',
  facilities: 300,
  licensed: 122,
  received: 40,
  decided: 21,
  half: 13,
  most: 36,
  waiting: 89,
  late: 8,
  service_days: 21,
  confirmed: 1_425_000.5,
  ending: 88,
  ending_open: 60,
}

it('answers in sentences before it shows charts', () => {
  expect(answerOf(figures)).toEqual([
    '122 of 300 facilities are licensed today.',
    'In October 2026 40 applications came in and 21 were decided, half of them within 13 days, nine in ten within 36 days.',
    '89 applications wait for the ministry today; 8 of them are past the 21 days that it promises.',
    '₦1,425,000.50 was confirmed in October 2026. Within 6 months 88 licences end, 60 of them without a renewal so far.',
  ])
})

it('answers for a portal with nothing, and with one of each', () => {
  const none = { ...figures, facilities: 0, licensed: 0, received: 0, decided: 0, half: null, most: null, waiting: 0 }
  expect(answerOf({ ...none, late: 0, confirmed: 0, ending: 0, ending_open: 0 })).toEqual([
    '0 of 0 facilities are licensed today.',
    'In October 2026 0 applications came in and 0 were decided.',
    'No application waits for the ministry today.',
    '₦0 was confirmed in October 2026. Within 6 months 0 licences end.',
  ])
  const one = { ...figures, facilities: 1, licensed: 1, received: 1, decided: 1, half: 1, most: 1, waiting: 1, late: 0 }
  expect(answerOf({ ...one, confirmed: 5000, ending: 1, ending_open: 0 })).toEqual([
    '1 of 1 facility is licensed today.',
    'In October 2026 1 application came in and 1 was decided, half of them within 1 day, nine in ten within 1 day.',
    '1 application waits for the ministry today; none is past the 21 days that it promises.',
    '₦5,000 was confirmed in October 2026. Within 6 months 1 licence ends, none without a renewal so far.',
  ])
})

it.each([
  ['2026-11-26', '2026-10'],
  ['2026-01-01', '2025-12'],
])('on %s is about %s', (today, month) => {
  expect(lastFullMonth(today)).toBe(month)
})

it.each([
  // 1 October 2026 is a Thursday.
  ['2026-09-30', undefined],
  ['2026-10-01', '2026-09'],
  ['2026-10-08', '2026-09'],
  ['2026-10-09', undefined],
  // 1 November 2026 is a Sunday, 1 August a Saturday.
  ['2026-11-01', undefined],
  ['2026-11-02', '2026-10'],
  ['2026-08-02', undefined],
  ['2026-08-03', '2026-07'],
  ['2026-08-10', '2026-07'],
  ['2026-08-11', undefined],
])('is sent on %s for %s', (today, month) => {
  expect(monthToSend(today)).toBe(month)
})
