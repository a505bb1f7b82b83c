import { expect, it } from 'vitest'
import { registrationStatuses } from '../applications/registration-status.ts'
import { standings } from '../standing/standing.ts'
import { licenceOn } from './licensed-today.ts'

const approved = { status: 'Approved', expiry_date: '2026-12-31', standing: 'good' } as const

it('is licensed while it is approved and in date, and provisionally while it is approved temporarily', () => {
  expect(licenceOn(approved, '2026-12-31')).toBe('licensed')
  expect(licenceOn({ ...approved, status: 'Temporarily approved' }, '2026-12-31')).toBe('provisionally licensed')
})

it('is not licensed after the last day, or without one', () => {
  for (const status of ['Approved', 'Temporarily approved'] as const) {
    expect(licenceOn({ ...approved, status }, '2027-01-01')).toBeNull()
    expect(licenceOn({ ...approved, status, expiry_date: null }, '2026-12-31')).toBeNull()
  }
})

it('is not licensed in another standing than a good one, or in another status', () => {
  const licensed = standings.filter((standing) => licenceOn({ ...approved, standing }, '2026-06-01') !== null)
  expect(licensed).toEqual(['good'])
  const granted = registrationStatuses.filter((status) => licenceOn({ ...approved, status }, '2026-06-01') !== null)
  expect(granted).toEqual(['Temporarily approved', 'Approved'])
})
