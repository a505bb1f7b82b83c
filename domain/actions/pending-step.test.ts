import { expect, it } from 'vitest'
import { pendingStep } from './pending-step.ts'

const moment = '2026-04-01T09:00:00.000Z'
const open = { resubmitted_at: null }
const closed = { resubmitted_at: moment }

it.each([
  [{ submitted_at: null }, 'not submitted yet'],
  [{ submitted_at: null, returned: null }, 'not submitted yet'],
  [{ submitted_at: moment }, 'submitted'],
  [{ submitted_at: moment, returned: null }, 'submitted'],
  [{ submitted_at: moment, returned: open }, 'returned'],
  [{ submitted_at: moment, returned: closed }, 'resubmitted'],
  // An officer considered what came on paper and returned it before it was ever submitted.
  [{ submitted_at: null, returned: open }, 'returned'],
])('says of a pending application with %j that it is %s', (facts, step) => {
  expect(pendingStep({ status: 'pending', ...facts })).toBe(step)
})

it.each([
  [{ status: 'pending' }],
  [{ status: 'pending', registration_status: 'expired', submitted_at: null }],
  [{ status: 'pending', submitted_at: moment, ended_at: moment }],
  [{ status: 'pending', submitted_at: moment, returned: open, ended_at: moment }],
  [{ status: 'Awaiting decision', submitted_at: moment, returned: closed }],
  [{ status: 'Temporarily approved', submitted_at: moment }],
  [{ status: 'Approved', submitted_at: moment }],
  [{ status: 'declined', submitted_at: moment }],
  [{ status: null, submitted_at: null }],
  [{}],
])('says nothing of %j', (facts) => {
  expect(pendingStep(facts)).toBeUndefined()
})
