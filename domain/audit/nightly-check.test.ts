import { expect, it } from 'vitest'
import { momentOfCheck } from './nightly-check.ts'

it.each([
  ['evening', 0, '2026-03-02T19:00:00.000Z'],
  ['evening', 1, '2026-03-02T22:59:00.000Z'],
  ['night', 0, '2026-03-01T23:00:00.000Z'],
  ['night', 0.5, '2026-03-02T01:00:00.000Z'],
  ['night', 0.9999, '2026-03-02T02:59:00.000Z'],
  ['early morning', 0.5, '2026-03-02T04:30:00.000Z'],
] as const)('checks in the %s of a day in Lagos, by chance %d at %s', (check, chance, moment) => {
  expect(momentOfCheck(check, '2026-03-02', chance)?.toISOString()).toBe(moment)
})

it('does not check when it is switched off', () => {
  expect(momentOfCheck('off', '2026-03-02', 0.5)).toBeUndefined()
})
