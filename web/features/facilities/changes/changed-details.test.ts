import { expect, it } from 'vitest'
import { changedDetails } from './changed-details.ts'

it('names what a request changes, from the old value to the new one, and leaves out what stays', () => {
  const old = {
    company_name: 'Sabongari Family Clinic',
    owner_name: 'Amina Bello',
    address: '14 Bosso Road, Minna',
    lga: 'Chanchaga',
    ward: null,
  }
  const wanted = { ...old, address: '3 Paiko Road, Minna', ward: 'Sabongari' }
  expect(changedDetails({ kind: 'details', old, new: wanted, fields: [] })).toEqual([
    { label: 'Address', before: '14 Bosso Road, Minna', after: '3 Paiko Road, Minna' },
    { label: 'Ward', before: 'None', after: 'Sabongari' },
  ])
})

it('names the fields of another kind of change', () => {
  const same = { company_name: 'A', owner_name: 'B', address: 'C', lga: 'D', ward: null }
  const fields = [
    { field: 'full_name', before: 'Dr Musa Bala', after: 'Dr Ngozi Okafor' },
    { field: 'bed_space_capacity', before: null, after: 20 },
  ]
  expect(changedDetails({ kind: 'operating officer', old: same, new: same, fields })).toEqual([
    { label: 'Full name', before: 'Dr Musa Bala', after: 'Dr Ngozi Okafor' },
    { label: 'Bed space capacity', before: 'nothing', after: '20' },
  ])
})
