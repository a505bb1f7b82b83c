import { facilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { FacilityStatus } from './facility-status.tsx'

const facility = exampleOf(facilityWithPlaces)
const approved = { status: 'Approved', registration_status: 'active' } as const
const closed = { standing: 'closed', closed_from: '2026-06-30' } as const

it.each([
  [approved, {}, 'Approved'],
  [approved, closed, 'Closed from 30 June 2026'],
  [{ status: 'Temporarily approved', registration_status: 'provisional' }, closed, 'Closed from 30 June 2026'],
  [{ status: 'Approved', registration_status: 'expired' }, closed, 'expiredClosed from 30 June 2026'],
  [{ status: 'declined', registration_status: 'inactive' }, closed, 'declinedClosed from 30 June 2026'],
  [null, {}, 'Not started'],
])('says of %j of a facility with %j: %s', (registration, standing, words) => {
  const { container } = renderComponent(
    <FacilityStatus registration={registration} facility={{ ...facility, ...standing }} />,
  )
  expect(container.textContent).toBe(words)
})
