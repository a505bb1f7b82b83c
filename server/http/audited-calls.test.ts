import { expect, it } from 'vitest'
import { undecidedCalls } from './audited-calls.ts'

it('every call that changes something is recorded, or is an exception with its reason', () => {
  expect(undecidedCalls()).toEqual([])
})
