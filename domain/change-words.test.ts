import { expect, it } from 'vitest'
import { changeInWords, fieldLabel, valueInWords } from './change-words.ts'

it.each([
  ['company_name', 'Name'],
  ['lga', 'LGA'],
  ['hours_of_operation', 'Hours of operation'],
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
  ['amount', 25_000, '₦25,000.00'],
  ['has_ambulance', true, 'Yes'],
  ['has_ambulance', false, 'No'],
  ['opening_days', ['Monday', 'Friday'], 'Monday, Friday'],
])('writes %s %j as %s', (field, value, words) => {
  expect(valueInWords(field, value)).toBe(words)
})

it.each([
  [{ kind: 'changed', part: 'staffs', name: 'Hauwa Sani' }, 'Changed Staff: Hauwa Sani'],
  [{ kind: 'added', part: 'documents', name: 'CAC certificate' }, 'Added Document: CAC certificate'],
  [{ kind: 'added', part: 'payments', name: '25000' }, 'Added Payment: ₦25,000.00'],
  [{ kind: 'removed', part: 'operating_officer', name: '' }, 'Removed Operating officer'],
  [{ kind: 'changed', part: 'signed_form', name: '' }, 'Changed Signed form'],
] as const)('says of %j: %s', (change, words) => {
  expect(changeInWords(change)).toBe(words)
})
