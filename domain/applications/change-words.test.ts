import { expect, it } from 'vitest'
import { changeInWords, fieldLabel, partTitle, valueInWords } from './change-words.ts'

it.each([
  ['company_name', 'Name'],
  ['lga', 'LGA'],
  ['facility_type', 'Type of facility'],
  ['hours_of_operation', 'Hours of operation'],
  ['cac', 'CAC number'],
  ['respond', 'Answer'],
  ['description', 'Remark'],
  ['facility_email', 'Email'],
  ['emp_address', 'Place of work'],
  ['cert_reg_no', 'MDCN registration number'],
  ['standing', 'In force'],
  ['done_on', 'Visited on'],
  ['score', 'Score in per cent'],
  ['class', 'Class'],
  ['critical_failures', 'Critical findings'],
])('calls the field %s %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})

it.each([
  ['respond', 1, 'Yes'],
  ['respond', 0, 'No'],
  ['respond', null, 'nothing'],
  ['address', '', 'nothing'],
  ['address', '12 Market Road', '12 Market Road'],
  ['number', 0, '0'],
  ['phone_number', '+2348031234567', '+234 803 123 4567'],
  ['amount', 25_000, '₦25,000'],
  ['has_ambulance', true, 'Yes'],
  ['has_ambulance', false, 'No'],
  ['date_of_birth', '1980-03-04', '4 March 1980'],
  ['cac', '1980-02-31', '1980-02-31'],
  ['standing', 'good', 'nothing'],
  ['standing', 'sealed', 'sealed'],
  ['opening_days', ['Monday', 'Friday'], 'Monday, Friday'],
  ['evidence', '9f86d081884c7d659a2feaa0c55ad015', 'the file with SHA-256 9f86d081884c…'],
])('writes %s %j as %s', (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words)
})

it.each([
  [{ kind: 'changed', part: 'staffs', name: 'Hauwa Sani' }, 'Changed Staff: Hauwa Sani'],
  [{ kind: 'added', part: 'documents', name: 'CAC certificate' }, 'Added Document: CAC certificate'],
  [{ kind: 'added', part: 'payments', name: '25000' }, 'Added Payment: ₦25,000'],
  [{ kind: 'removed', part: 'operating_officer', name: '' }, 'Removed Operating officer'],
  [{ kind: 'changed', part: 'signed_form', name: '' }, 'Changed Signed form'],
  [{ kind: 'changed', part: 'payments', name: '' }, 'Changed Payment'],
  [{ kind: 'changed', part: 'facility', name: '' }, 'Changed Facility'],
  [{ kind: 'changed', part: 'applicant', name: '' }, 'Changed Applicant'],
  [{ kind: 'changed', part: 'available_facilities', name: '' }, 'Changed Available facilities'],
  [{ kind: 'added', part: 'referees', name: 'Musa Bello' }, 'Added Referee: Musa Bello'],
  [{ kind: 'changed', part: 'answers', name: 'Is there a sink?' }, 'Changed Answer: Is there a sink?'],
] as const)('says of %j: %s', (change, words) => {
  expect(changeInWords(change)).toBe(words)
})

it.each([
  ['facility', 'Facility'],
  ['staffs', 'Staff'],
  ['referees', 'Referees'],
  ['documents', 'Documents'],
  ['payments', 'Payments'],
  ['answers', 'Answers'],
  ['standing', 'Suspensions and closures'],
  ['money', 'Invoice'],
  ['inspection', 'Inspection'],
  ['operating_officer', 'Operating officer'],
])('gives the part %s the title %s', (part, title) => {
  expect(partTitle(part)).toBe(title)
})
