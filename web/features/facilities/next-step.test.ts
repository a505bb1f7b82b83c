import { registrationStatuses } from '@portal/domain/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { aRegistration } from '../../testing/facilities.ts'
import { explain, nextStep } from './next-step.ts'

describe('the next step with a facility', () => {
  it('is to start a registration if there is none', () => {
    expect(nextStep(null)).toBe('Start Registration')
    expect(nextStep(undefined)).toBe('Start Registration')
  })

  it.each([
    ['pending', 'Continue'],
    ['Awaiting decision', 'Continue'],
    ['Temporarily approved', 'Continue'],
    ['Approved', 'Continue'],
    ['declined', 'Continue'],
  ] as const)('while it is %s is %s', (status, step) => {
    expect(nextStep(aRegistration({ status }))).toBe(step)
  })

  it('is to renew an expired registration', () => {
    expect(nextStep(aRegistration({ status: 'Approved', registration_status: 'expired' }))).toBe('Renew Registration')
  })

  it('is to continue an expired temporary approval, because it is still open', () => {
    expect(nextStep(aRegistration({ status: 'Temporarily approved', registration_status: 'expired' }))).toBe('Continue')
  })
})

describe('the explanation of a registration', () => {
  it('exists for every status', () => {
    for (const status of registrationStatuses) {
      expect(explain(aRegistration({ status, expiry_date: '2026-12-31' })).before).not.toBe('')
    }
  })

  it('says whether and when a pending registration was submitted', () => {
    const submitted_at = '2026-03-20T09:00:00.000Z'
    expect(explain(aRegistration())).toEqual({ before: 'Not submitted yet.' })
    expect(explain(aRegistration({ submitted_at })).date).toBe(submitted_at)
  })

  it('says when an approval ends or ended', () => {
    const expiry_date = '2026-12-31'
    const approved = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date })
    expect(explain(approved)).toEqual({ before: 'Registered until ', date: expiry_date })
    expect(explain({ ...approved, registration_status: 'expired' })).toEqual({ before: 'Ended on ', date: expiry_date })
  })
})
