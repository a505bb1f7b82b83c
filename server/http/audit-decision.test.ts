import { expect, it } from 'vitest'
import { undecidedCalls } from './audit-decision.ts'

it('every call that changes something is recorded, or is an exception with its reason', () => {
  expect(undecidedCalls()).toEqual([])
})
