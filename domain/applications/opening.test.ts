import { expect, it } from 'vitest'
import { hasToWait } from './opening.ts'

const first = { isReturned: false, isByOfficer: false }

it('lets an owner submit once the ministry takes applications', () => {
  expect(hasToWait('yes', first)).toBe(false)
  expect(hasToWait('not yet', first)).toBe(true)
})

it('never keeps back a correction that the ministry asked for, or what an officer has on paper', () => {
  expect(hasToWait('not yet', { ...first, isReturned: true })).toBe(false)
  expect(hasToWait('not yet', { ...first, isByOfficer: true })).toBe(false)
})
