import { describe, expect, it } from 'vitest'
import { readBody, validationErrors } from '../../testing/validation.ts'
import { considerRegistration, decideRegistration, startRegistration } from './registrations.ts'

describe('deciding on a registration', () => {
  it.each([
    ['approved', 'Approved'],
    ['Approved', 'Approved'],
    ['TEMPORARILY APPROVED', 'Temporarily approved'],
    ['Declined', 'declined'],
  ])('reads the status %j as %j', (sent, status) => {
    expect(readBody(decideRegistration.body, { id: '31', status: sent })).toEqual({ id: 31, status, reason: null })
  })

  it.each(['pending', 'Awaiting decision', 'expired', 'Approve', '', 1, null, ['Approved']])(
    'refuses the status %j',
    (status) => {
      expect(validationErrors(decideRegistration.body, { id: 31, status })).toEqual({
        status: ['Choose Temporarily approved, Approved or declined'],
      })
    },
  )

  it('limits the reason', () => {
    const sent = { id: 31, status: 'declined', reason: 'x'.repeat(2001) }
    expect(validationErrors(decideRegistration.body, sent)).toEqual({ reason: ['Use at most 2000 characters'] })
  })
})

describe('considering a registration', () => {
  it('accepts an empty form', () => {
    expect(readBody(considerRegistration.body, {})).toEqual({
      information_verdict: null,
      documents_verdict: null,
      recommend_to_inspect: null,
      permanent_secretary_comment: null,
      commissioner_approval: null,
    })
  })

  it.each([
    [{ information_verdict: 'Good' }, 'information_verdict', 'Choose Satisfactory or Not-satisfactory'],
    [{ documents_verdict: 'satisfactory' }, 'documents_verdict', 'Choose Satisfactory or Not-satisfactory'],
    [{ recommend_to_inspect: 'Maybe' }, 'recommend_to_inspect', 'Choose Yes or No'],
    [{ commissioner_approval: 'Approve' }, 'commissioner_approval', 'Choose Approved or Not approved'],
    [{ permanent_secretary_comment: 'x'.repeat(2001) }, 'permanent_secretary_comment', 'Use at most 2000 characters'],
  ])('refuses %j', (wrong, field, sentence) => {
    expect(validationErrors(considerRegistration.body, wrong)).toEqual({ [field]: [sentence] })
  })
})

describe('starting a registration', () => {
  it('reads only the facility and ignores other fields', () => {
    expect(readBody(startRegistration.body, { facility_id: '12', status: 'Approved' })).toEqual({ facility_id: 12 })
  })

  it('asks for the facility', () => {
    expect(validationErrors(startRegistration.body, {})).toEqual({ facility_id: ['Choose one from the list'] })
  })
})
