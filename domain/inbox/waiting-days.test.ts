import { expect, it } from 'vitest'
import { waitingDays } from './waiting-days.ts'

const promise = { today: '2026-06-22', service_days: 21 }

it.each([
  ['2026-06-22T22:59:00.000Z', 0, false, false],
  ['2026-06-09T10:00:00.000Z', 13, false, false],
  ['2026-06-08T10:00:00.000Z', 14, false, true],
  ['2026-06-01T10:00:00.000Z', 21, false, true],
  // Half past midnight in Lagos.
  ['2026-05-31T23:30:00.000Z', 21, false, true],
  ['2026-05-31T22:30:00.000Z', 22, true, false],
] as const)('a payment of %s waits for %i days: late %s, near %s', (since, days, is_late, is_near) => {
  expect(waitingDays({ kind: 'payment', since }, promise)).toEqual({ days, is_late, is_near })
})

it('promises nothing where nobody outside the ministry waits', () => {
  const since = '2026-01-01T10:00:00.000Z'
  expect(waitingDays({ kind: 'flag', since }, promise)).toEqual({ days: 172, is_late: false, is_near: false })
})
