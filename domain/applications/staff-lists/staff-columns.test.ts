import { expect, it } from 'vitest'
import { fieldOfHeading, fieldsByValues } from './staff-columns.ts'

it.each([
  ['NAME OF STAFF', 'full_name'],
  ['Full Names', 'full_name'],
  ['Surname', 'full_name'],
  ['GSM No.', 'phone_number'],
  ['Phone Nunber', 'phone_number'],
  ['Staff category', 'staff_category_type'],
  ['Designation', 'cadre'],
  ['Highest Qualfication', 'highest_qualification'],
  ['Grade (level)', 'rank'],
  ['Full/Part-time', 'time'],
  ['RANK/DESIGNATION', 'cadre'],
  ['QUALIFICATION/DATE', 'highest_qualification'],
  ['Name & Phone', 'full_name'],
  ['Next of kin/Address', undefined],
  ['Sex', undefined],
  ['S/N', undefined],
  ['', undefined],
])('%s is %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})

it('finds columns by what is in them', () => {
  const rows = [
    ['1', 'Hauwa Sani', 'F', '8059876543', 'Nurse', 'RN/RM', 'Full time'],
    ['2', 'Musa Bala', 'M', '08031234567', 'Driver', 'SSCE', 'part time'],
    ['3', 'Dr. Amina Bello', 'F', '', 'Doctor', 'MBBS', 'full'],
  ]
  const fields = [undefined, 'full_name', undefined, 'phone_number', 'cadre', 'highest_qualification', 'time']
  expect(fieldsByValues(rows)).toEqual(fields)
})

it('takes the column in which most values fit', () => {
  const rows = [
    ['Hauwa Sani', '08059876543'],
    ['Amina Bello', '08031234567'],
    ['Musa', 'Bala', '08031234568'],
  ]
  expect(fieldsByValues(rows)).toEqual(['full_name', 'phone_number', undefined])
})

it('finds nothing where there is nothing', () => {
  expect(fieldsByValues([])).toEqual([])
  expect(fieldsByValues([['x', '2026']])).toEqual([undefined, undefined])
})
