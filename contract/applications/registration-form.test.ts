import { describe, expect, it } from 'vitest'
import { exampleOf } from '../openapi/example-of.ts'
import { readBody, validationErrors } from '../testing/validation.ts'
import { applicantDetails, facilityDetails, registrationForm } from './registration-form.ts'

const filled = exampleOf(registrationForm)

describe('the full registration form', () => {
  it('stores phone numbers with their country code and missing fields as null', () => {
    const { facility_email, facility_ward_id, facility_state_id, ...rest } = filled
    expect(readBody(registrationForm, { ...rest, facility_email: '' })).toMatchObject({
      facility_phone_number: '+2348031234567',
      phone_number: '+2348037654321',
      facility_email: null,
      facility_ward_id: null,
      facility_state_id: null,
    })
  })

  it.each([
    ['Monday,Tuesday', 'Monday,Tuesday'],
    ['sunday, MONDAY , Friday,monday', 'Monday,Friday,Sunday'],
  ])('stores the working days %j as %j', (working_days, kept) => {
    expect(readBody(registrationForm, { ...filled, working_days }).working_days).toBe(kept)
  })

  it.each(['08:00AM-8:00AM', '08:00AM-10:00PM', '08:00AM-5:00PM', '08:00AM-7:00PM'])(
    'accepts the hours %s',
    (hours_of_operation) => {
      expect(validationErrors(registrationForm, { ...filled, hours_of_operation })).toEqual({})
    },
  )

  it.each([
    [{ working_days: 'Monday,Holiday' }, 'working_days', 'Name the working days like Monday,Tuesday'],
    [{ working_days: '' }, 'working_days', 'Choose the working days'],
    [{ working_days: ['Monday'] }, 'working_days', 'Choose the working days'],
    [{ hours_of_operation: '24 hours' }, 'hours_of_operation', 'Choose the hours of operation'],
    [{ employment_status: 'Retired' }, 'employment_status', 'Choose Employed or Self-employed'],
    [{ employment_status: 'employed' }, 'employment_status', 'Choose Employed or Self-employed'],
    [{ date_of_birth: '27-04-1985' }, 'date_of_birth', 'Enter a date with its day, month and year'],
    [{ date_of_birth: '1885-04-27' }, 'date_of_birth', 'Enter a date from 1900 on'],
    [{ qualification_date: '2010' }, 'qualification_date', 'Enter a date with its day, month and year'],
    [{ facility_email: 'desk' }, 'facility_email', 'Enter an email address like name@example.com'],
    [{ facility__postal_address: 'x'.repeat(251) }, 'facility__postal_address', 'Use at most 250 characters'],
    [{ educational_qualification: 'x'.repeat(151) }, 'educational_qualification', 'Use at most 150 characters'],
    [{ state_id: null }, 'state_id', 'Choose the state of origin'],
  ])('refuses %j', (wrong, field, sentence) => {
    expect(validationErrors(registrationForm, { ...filled, ...wrong })).toEqual({ [field]: [sentence] })
  })

  it('requires on each step the fields of that step', () => {
    expect(Object.keys(validationErrors(facilityDetails, {}))).toEqual([
      'facility_type_id',
      'company_name',
      'facility_address',
      'facility_local_gov_area_id',
      'facility_phone_number',
      'hours_of_operation',
      'working_days',
    ])
    expect(Object.keys(validationErrors(applicantDetails, {}))).toEqual([
      'first_name',
      'last_name',
      'date_of_birth',
      'educational_qualification',
      'employment_status',
      'state_id',
      'local_gov_area_id',
      'phone_number',
      'email',
      'address',
    ])
  })
})
