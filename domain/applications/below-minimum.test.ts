import { expect, it } from 'vitest'
import { missedMinimum } from './below-minimum.ts'

it.each([
  [{ number: 3, least_number: 4 }, 4],
  [{ number: 0, least_number: 1 }, 1],
  [{ number: 4, least_number: 4 }, undefined],
  [{ number: 5, least_number: 4 }, undefined],
  [{ number: null, least_number: 4 }, undefined],
  [{ number: 3, least_number: null }, undefined],
  [{ number: 3 }, undefined],
])('of %j misses %s', (counted, missed) => {
  expect(missedMinimum(counted)).toBe(missed)
})
