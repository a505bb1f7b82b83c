import { describe, expect, it } from 'vitest'
import { aRegistration } from '../../../testing/facilities.ts'
import { mainActionOf, waitsForOwner } from './next-step.ts'

describe('a facility waits for its owner', () => {
  const licence = aRegistration({ status: 'Approved', registration_status: 'active' })
  it.each([
    ['while something can be started', { starts: 'Start Registration', registration: null }, true],
    ['while its licence can be renewed', { starts: 'Renew Registration', registration: licence }, true],
    ['while its renewal is not submitted', { starts: null, registration: licence, renewal: aRegistration() }, true],
    ['not while it is licensed', { starts: null, registration: licence }, false],
    ['not while it is closed', { starts: null, registration: null }, false],
  ] as const)('%s', (_when, facility, waits) => {
    expect(waitsForOwner(facility)).toBe(waits)
  })
})

describe('the main action with a registration', () => {
  const submitted_at = '2026-03-20T09:00:00.000Z'

  it.each([
    [{ status: 'pending' }, 3, 'continue'],
    [{ status: 'pending' }, 0, 'check'],
    [{ status: 'pending' }, undefined, 'continue'],
    [{ status: 'pending', submitted_at }, 0, 'view'],
    [{ status: 'pending', submitted_at }, 1, 'continue'],
    [{ status: 'Awaiting decision' }, undefined, 'view'],
    [{ status: 'Temporarily approved' }, 2, 'continue'],
    [{ status: 'Temporarily approved' }, 0, 'view'],
    [{ status: 'Approved' }, undefined, 'view'],
    [{ status: 'declined' }, 4, 'read the remarks'],
  ] as const)('for %j with %j things missing is %s', (registration, missing, action) => {
    expect(mainActionOf(aRegistration(registration), missing)).toBe(action)
  })
})
