import type { Reply } from '@portal/contract/call.ts'
import type { listFacilities } from '@portal/contract/facilities/calls/facilities.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aFacility, aRegistration, facilityDetail } from '../../../testing/facilities.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { FacilityCard } from './facility-card.tsx'
import { FacilityDetails } from './facility-details.tsx'
import { NoOwnerAccount } from './no-owner-account.tsx'

type Facility = Reply<typeof listFacilities>['data']['data'][number]

const licence = aRegistration({ status: 'Approved', registration_status: 'active', expiry_date: '2026-12-31' })
const now = 'You can renew it now. It stays in force until its last day.'

function show(facility: Partial<Facility>) {
  const searched = { typed: '', matched: undefined }
  const whole = { ...aFacility(facility), ...facility }
  renderComponent(<FacilityCard facility={whole} searched={searched} onRefused={() => {}} />, { as: 'user' })
  return screen.getByRole('listitem')
}

it('the position of a facility opens on a map, in a tab that knows nothing of the portal', () => {
  renderComponent(<FacilityDetails facility={aFacility({ latitude: 9.6139, longitude: 6.5569 })} />, { as: 'user' })
  const map = screen.getByRole('link', { name: /9\.6/ })
  expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=9.6139&mlon=6.5569#map=17/9.6139/6.5569')
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', 'noreferrer')
})

it.each([
  ['users', ['Make a letter for the owner']],
  ['review', []],
] as const)('a facility without an owner offers the letter to officers with the duty users: %s', (duty, labels) => {
  const { data } = facilityDetail()
  renderComponent(<NoOwnerAccount facility={{ ...data, has_owner_account: false, claim_letter: null }} />, {
    as: 'admin',
    session: { duties: [duty] },
  })
  expect(screen.getByText('Recorded from paper, no owner account')).toBeVisible()
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels)
})

describe('the card of a facility', () => {
  it('says when a licence in force can be renewed, but not when it has ended', () => {
    expect(show({ registration: licence, starts: 'Renew Registration' })).toHaveTextContent(now)
    document.body.replaceChildren()
    const ended = aRegistration({ ...licence, registration_status: 'expired' })
    expect(show({ registration: ended, starts: 'Renew Registration' })).not.toHaveTextContent(now)
  })

  it('says of a renewal what is missing, and nothing of the licence beside it', () => {
    const renewal = aRegistration({ id: 60, kind: 'renewal', reference: 'APP-2026-000160' })
    const temporary = aRegistration({ ...licence, status: 'Temporarily approved', registration_status: 'provisional' })
    const card = show({ registration: temporary, renewal, starts: null, missing_count: 2 })
    expect(card).toHaveTextContent('Temporarily approved until 31 December 2026')
    expect(card).not.toHaveTextContent('until 31 December 2026: 2 things')
    expect(card).toHaveTextContent('Renewal: 2 things are missing')
    expect(card).toHaveTextContent('APP-2026-000160')
    expect(screen.getByRole('link', { name: 'Sabongari Family Clinic' })).toHaveAttribute(
      'href',
      '/admin/registration/60',
    )
  })

  it('names the help, and leads to the requirements before the registration is started', () => {
    expect(show({ helping: true })).toHaveTextContent('You help with this facility')
    expect(screen.getByRole('link', { name: 'Sabongari Family Clinic' })).toHaveAttribute(
      'href',
      '/admin/requirement/12',
    )
    document.body.replaceChildren()
    expect(show({ helping: false })).not.toHaveTextContent('You help with this facility')
  })
})
