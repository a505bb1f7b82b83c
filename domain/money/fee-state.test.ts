import { expect, it } from 'vitest'
import { feeState } from './fee-state.ts'

it.each([
  [
    { total: 100, confirmed: 0, submitted: 0 },
    { state: 'due', due: 100 },
  ],
  [
    { total: 100, confirmed: 40, submitted: 0 },
    { state: 'due', due: 60 },
  ],
  [
    { total: 100, confirmed: 0, submitted: 70 },
    { state: 'due', due: 30 },
  ],
  [
    { total: 100, confirmed: 40, submitted: 60 },
    { state: 'to confirm', due: 0 },
  ],
  [
    { total: 100, confirmed: 0, submitted: 120 },
    { state: 'to confirm', due: 0 },
  ],
  [
    { total: 100, confirmed: 100, submitted: 0 },
    { state: 'paid', due: 0 },
  ],
  [
    { total: 100, confirmed: 120, submitted: 30 },
    { state: 'paid', due: 0 },
  ],
  [{ total: 0, confirmed: 0, submitted: 0 }, null],
  [{ total: -20, confirmed: 0, submitted: 0 }, null],
])('%j is %j', (paid, state) => {
  expect(feeState(paid)).toEqual(state)
})
