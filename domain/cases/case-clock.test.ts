import { describe, expect, it } from 'vitest'
import { type CaseDates, caseClock, lateBefore } from './case-clock.ts'
import { flagsOf } from './case-flags.ts'

const now = { today: '2026-11-22', service_days: 21 }

function dates(more: Partial<CaseDates>): CaseDates {
  return {
    status: 'pending',
    expiry_date: null,
    ended_at: null,
    created_at: '2026-10-20T09:00:00.000Z',
    submitted_at: null,
    processed_at: null,
    ...more,
  }
}

describe('the case clock', () => {
  it.each([
    ['not submitted', {}, { with: 'owner', ministry_days: 0, owner_days: 33, is_late: false }],
    [
      'submitted exactly 21 days ago',
      { submitted_at: '2026-11-01T08:00:00.000Z' },
      { with: 'ministry', ministry_days: 21, owner_days: 12, is_late: false },
    ],
    [
      'submitted 22 days ago',
      { status: 'Awaiting decision', submitted_at: '2026-10-31T22:59:00.000Z' },
      { with: 'ministry', ministry_days: 22, owner_days: 11, is_late: true },
    ],
    [
      'submitted today, which begins at 23:00 UTC in Lagos',
      { submitted_at: '2026-11-21T23:00:00.000Z' },
      { with: 'ministry', ministry_days: 0, owner_days: 33, is_late: false },
    ],
    [
      'considered though never submitted',
      { status: 'Awaiting decision' },
      { with: 'ministry', ministry_days: 33, owner_days: 0, is_late: true },
    ],
    [
      'submitted again after a decline',
      { processed_at: '2026-11-10T10:00:00.000Z', submitted_at: '2026-11-15T10:00:00.000Z' },
      { with: 'ministry', ministry_days: 7, owner_days: 5, is_late: false },
    ],
    [
      'declined and submitted again on the same day',
      { processed_at: '2026-11-15T08:00:00.000Z', submitted_at: '2026-11-15T10:00:00.000Z' },
      { with: 'ministry', ministry_days: 7, owner_days: 0, is_late: false },
    ],
    [
      'returned five days ago',
      { submitted_at: '2026-11-01T10:00:00.000Z', returned: { at: '2026-11-17T10:00:00.000Z', resubmitted_at: null } },
      { with: 'owner', ministry_days: 16, owner_days: 17, is_late: false },
    ],
    [
      'returned on the day on which it was submitted',
      { submitted_at: '2026-11-10T08:00:00.000Z', returned: { at: '2026-11-10T15:00:00.000Z', resubmitted_at: null } },
      { with: 'owner', ministry_days: 0, owner_days: 33, is_late: false },
    ],
    [
      'returned twice and submitted again',
      {
        submitted_at: '2026-10-21T10:00:00.000Z',
        returned: {
          at: '2026-11-10T10:00:00.000Z',
          resubmitted_at: '2026-11-20T10:00:00.000Z',
          earlier: [{ at: '2026-10-26T10:00:00.000Z', resubmitted_at: '2026-11-05T10:00:00.000Z' }],
        },
      },
      { with: 'ministry', ministry_days: 12, owner_days: 21, is_late: false },
    ],
    [
      'considered and returned though never submitted, then submitted',
      {
        submitted_at: '2026-11-20T10:00:00.000Z',
        returned: { at: '2026-11-10T10:00:00.000Z', resubmitted_at: '2026-11-20T10:00:00.000Z' },
      },
      { with: 'ministry', ministry_days: 23, owner_days: 10, is_late: true },
    ],
  ] as const)('counts the days of a case that is %s', (_case, more, clock) => {
    expect(caseClock(dates(more), now)).toEqual(clock)
  })

  it.each([
    { status: 'Temporarily approved' },
    { status: 'Approved' },
    { status: 'declined' },
    { ended_at: '2026-11-01T08:00:00.000Z' },
  ] as const)('has stopped for %j', (more) => {
    expect(caseClock(dates({ submitted_at: '2026-10-25T08:00:00.000Z', ...more }), now)).toBeNull()
  })

  it('is late for what was received before the first minute of the 21st day before today', () => {
    expect(lateBefore(now)).toBe('2026-11-01T00:00:00+01:00')
  })
})

it('flags what is over time, a temporary approval that ended, and what officers have not accepted', () => {
  const clock = { with: 'ministry', ministry_days: 22, owner_days: 0, is_late: true } as const
  const plain = {
    clock: null,
    status: 'pending',
    registration_status: 'inactive',
    openFlags: [],
    today: '2026-11-22',
  } as const
  expect(flagsOf(plain)).toEqual([])
  expect(flagsOf({ ...plain, clock, openFlags: ['duplicate', 'practitioner'] })).toEqual([
    'Over time',
    'Shared practitioner',
    'Likely duplicate',
  ])
  expect(flagsOf({ ...plain, status: 'Temporarily approved', registration_status: 'expired' })).toEqual([
    'Temporary approval ended',
  ])
  const withOwner = { ...clock, with: 'owner', is_late: false } as const
  const returned = { due_date: '2026-11-21', resubmitted_at: null }
  expect(flagsOf({ ...plain, clock: withOwner, returned })).toEqual(['Correction overdue'])
  expect(flagsOf({ ...plain, clock: withOwner, returned: { ...returned, due_date: '2026-11-22' } })).toEqual([])
  expect(flagsOf({ ...plain, returned })).toEqual([])
  expect(flagsOf({ ...plain, status: 'Approved', registration_status: 'expired' })).toEqual([])
})
