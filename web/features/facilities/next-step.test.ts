import { describe, expect, it } from 'vitest'
import { aRegistration } from '../../testing/facilities.ts'
import { mainActionOf, nextStep, waitsForOwner } from './next-step.ts'

describe('the next step with a facility', () => {
  it('is to start a registration if there is none', () => {
    expect(nextStep(null, null)).toBe('Start Registration')
    expect(nextStep(undefined, null)).toBe('Start Registration')
  })

  it.each([
    ['pending', 'Continue'],
    ['Awaiting decision', 'Continue'],
    ['Temporarily approved', 'Continue'],
    ['Approved', 'Continue'],
    ['declined', 'Continue'],
  ] as const)('while it is %s is %s', (status, step) => {
    expect(nextStep(aRegistration({ status }), null)).toBe(step)
  })

  it('is to renew an expired registration', () => {
    expect(nextStep(aRegistration({ status: 'Approved', registration_status: 'expired' }), null)).toBe(
      'Renew Registration',
    )
  })

  it('is to continue an expired temporary approval, because it is still open', () => {
    expect(nextStep(aRegistration({ status: 'Temporarily approved', registration_status: 'expired' }), null)).toBe(
      'Continue',
    )
  })
})

describe('a closed facility', () => {
  it.each([null, aRegistration({ status: 'Approved', registration_status: 'expired' })])(
    'starts nothing, and waits for nobody',
    (registration) => {
      expect(nextStep(registration, '2026-06-01')).toBe('Continue')
      expect(waitsForOwner({ registration, closed_from: '2026-06-01' })).toBe(false)
    },
  )
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
