import { expect, it } from 'vitest'
import { needsReason } from './decision-reasons.ts'

const submitted_at = '2026-03-20T09:00:00.000Z'

it.each([
  ['Decline', { submitted_at, missing: [] }, true],
  ['Decline', { submitted_at: null, missing: ['payment'] }, true],
  ['Approve', { submitted_at, missing: [] }, false],
  ['Approve', { submitted_at, missing: ['payment'] }, true],
  ['Approve', { submitted_at: null, missing: [] }, true],
  ['Temporary Approval', { submitted_at, missing: [] }, false],
  ['Temporary Approval', { submitted_at, missing: ['payment'] }, true],
  ['Temporary Approval', { submitted_at: null, missing: [] }, true],
] as const)('%s of %j needs a reason: %s', (decision, facts, needed) => {
  expect(needsReason(decision, facts)).toBe(needed)
})
