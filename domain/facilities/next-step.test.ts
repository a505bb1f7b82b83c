import { describe, expect, it } from 'vitest'
import { nextStepOf, paperOf, waitsForOwner } from './next-step.ts'

const begun = { status: 'pending', registration_status: 'inactive', submitted_at: null } as const
const submitted = { ...begun, submitted_at: '2026-03-20T09:00:00.000Z' }
const licence = { ...submitted, status: 'Approved', registration_status: 'active' } as const
const temporary = { ...submitted, status: 'Temporarily approved', registration_status: 'provisional' } as const
const returned = { ...submitted, returned: { resubmitted_at: null } }
const good = { standing: 'good' } as const
const owed = { amount: 50_000 }

describe('the next step of an owner', () => {
  it.each([
    ['Start Registration', { ...good, starts: 'Start Registration', registration: null }],
    ['Renew Registration', { ...good, starts: 'Renew Registration', registration: licence }],
    ['continue', { ...good, registration: begun, missing_count: 3 }],
    ['continue', { ...good, registration: begun }],
    ['continue', { ...good, registration: begun, missing_count: 3, to_pay: owed, progress: { next: 'staff' } }],
    ['pay', { ...good, registration: begun, missing_count: 1, to_pay: owed, progress: { next: 'payment' } }],
    ['continue', { ...good, registration: begun, missing_count: 1, to_pay: null, progress: { next: 'payment' } }],
    ['check', { ...good, registration: begun, missing_count: 0 }],
    ['correct', { ...good, registration: returned, missing_count: 0, to_pay: owed }],
    ['view', { ...good, registration: submitted, missing_count: 0 }],
    ['pay', { ...good, registration: submitted, missing_count: 0, to_pay: owed }],
    ['continue', { ...good, registration: submitted, missing_count: 1 }],
    ['view', { ...good, registration: { ...submitted, status: 'Awaiting decision' } }],
    ['read the remarks', { ...good, registration: { ...submitted, status: 'declined' }, missing_count: 4 }],
    ['continue', { ...good, registration: temporary, missing_count: 2 }],
    ['Print Temporarily Statement', { ...good, registration: temporary, missing_count: 0 }],
    ['Print Certificate', { ...good, registration: licence }],
    ['view', { standing: 'sealed', registration: licence }],
    ['view', { ...good, registration: { ...licence, registration_status: 'expired' } }],
    ['continue', { ...good, registration: licence, renewal: begun, missing_count: 2 }],
    ['view', { ...good, registration: licence, renewal: submitted, missing_count: 0 }],
    ['continue', { ...good, registration: licence, type_change: begun, missing_count: 2 }],
    ['Print Certificate', { ...good, registration: licence, type_change: { ...submitted, status: 'declined' } }],
    ['pay', { ...good, registration: licence, to_pay: owed }],
    ['view', { standing: 'closed', registration: null, starts: null }],
  ] as const)('is %s for %j', (step, facility) => {
    expect(nextStepOf(facility)).toBe(step)
  })
})

it.each([
  ['while something can be started', { ...good, starts: 'Start Registration', registration: null }, true],
  ['while its licence can be renewed', { ...good, starts: 'Renew Registration', registration: licence }, true],
  ['while its renewal is not submitted', { ...good, starts: null, registration: licence, renewal: begun }, true],
  ['not while it is licensed', { ...good, starts: null, registration: licence }, false],
  ['not while it is closed', { standing: 'closed', starts: null, registration: null }, false],
] as const)('a facility waits for its owner %s', (_when, facility, waits) => {
  expect(waitsForOwner(facility)).toBe(waits)
})

it('a paper is printed while what it says counts', () => {
  expect(paperOf({ ...good, registration: licence })).toBe('Print Certificate')
  expect(paperOf({ standing: 'suspended', registration: licence })).toBe(null)
  expect(paperOf({ ...good, registration: begun })).toBe(null)
})
