import { expect, it } from 'vitest'
import { placeInAddress, readPlace } from './place-in-inbox.ts'

const place = { since: '2026-10-06T09:00:00.000Z', id: 41, kind: 'temporary approval' } as const

it('writes a place into an address and reads it again', () => {
  expect(placeInAddress(place)).toBe('2026-10-06T09:00:00.000Z 41 temporary approval')
  expect(readPlace('2026-10-06T09:00:00.000Z 41 temporary approval')).toEqual(place)
})

it.each([
  '',
  '41',
  '2026-10-06T09:00:00.000Z 41 parcel',
  '2026-10-06T09:00:00.000Z x payment',
  '2026-10-06 41 payment',
  '2026-13-06T09:00:00.000Z 41 payment',
])('does not read %j', (text) => {
  expect(readPlace(text)).toBeUndefined()
})
