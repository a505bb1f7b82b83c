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
  expect(changedDetails({ old, new: { ...old, address: '3 Paiko Road, Minna', ward: 'Sabongari' } })).toEqual([
    { label: 'Address', before: '14 Bosso Road, Minna', after: '3 Paiko Road, Minna' },
    { label: 'Ward', before: 'None', after: 'Sabongari' },
  ])
})
