import { expect, it } from 'vitest'
import { isTimeForMorningMail, mayMailAgain } from './work-mail.ts'

// 27 November 2026 is a Friday. Lagos is one hour ahead.
it.each([
  ['7:00', '2026-11-27T05:59:59Z', false],
  ['7:00', '2026-11-27T06:00:00Z', true],
  ['7:00', '2026-11-27T10:59:59Z', true],
  ['7:00', '2026-11-27T11:00:00Z', false],
  ['10:00', '2026-11-27T08:59:59Z', false],
  ['10:00', '2026-11-27T09:00:00Z', true],
  ['6:00', '2026-11-27T23:30:00Z', false],
  ['7:00', '2026-11-28T07:00:00Z', false],
  ['7:00', '2026-11-29T07:00:00Z', false],
  ['7:00', '2026-11-30T07:00:00Z', true],
  ['off', '2026-11-27T07:00:00Z', false],
] as const)('is sent at %s from that hour in Lagos until noon, Monday to Friday: at %s %s', (hour, now, isTime) => {
  expect(isTimeForMorningMail(hour, new Date(now))).toBe(isTime)
})

it.each([
  [null, true],
  ['2026-11-27T08:45:00.001Z', false],
  ['2026-11-27T08:45:00.000Z', true],
])('follows a mail of %s: %s', (mailedAt, may) => {
  expect(mayMailAgain(mailedAt, new Date('2026-11-27T09:00:00Z'))).toBe(may)
})
