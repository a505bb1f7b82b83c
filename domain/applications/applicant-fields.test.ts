import { expect, it } from 'vitest'
import { alwaysRequired, missingOfApplicant, readRequiredFields, suggestedRequired } from './applicant-fields.ts'

const always = 'first_name,last_name,phone_number,email'

it.each([
  [always, [...alwaysRequired]],
  [`${always}, date_of_birth`, [...alwaysRequired, 'date_of_birth']],
  ['date_of_birth', undefined],
  ['first_name,last_name,phone_number,date_of_birth', undefined],
  [`${always},shoe_size`, undefined],
  [`${always},email`, undefined],
  [`${always},`, undefined],
  ['', undefined],
  [`${always},__proto__`, undefined],
])('reads %j', (list, fields) => {
  expect(readRequiredFields(list)).toEqual(fields)
})

it('suggests what the second step of the full form asks for', () => {
  expect(readRequiredFields(suggestedRequired.join(','))).toEqual([
    'first_name',
    'last_name',
    'phone_number',
    'email',
    'date_of_birth',
    'educational_qualification',
    'qualification_date',
    'employment_status',
    'current_employment',
    'address',
    'state_id',
    'local_gov_area_id',
    'emp_address',
  ])
})

it('names what an applicant lacks in one sentence', () => {
  expect(missingOfApplicant([])).toEqual([])
  expect(missingOfApplicant(['date_of_birth'])).toEqual(['Add to the applicant: date of birth.'])
  expect(missingOfApplicant(['date_of_birth', 'address'])).toEqual([
    'Add to the applicant: date of birth and full address.',
  ])
  // A detail that the portal no longer knows.
  expect(missingOfApplicant(['shoe_size', 'address'])).toEqual(['Add to the applicant: full address.'])
  expect(missingOfApplicant(['date_of_birth', 'address', 'local_gov_area_id'])).toEqual([
    'Add to the applicant: date of birth, full address and LGA.',
  ])
})
