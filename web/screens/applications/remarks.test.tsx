import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { comment } from '@portal/contract/applications/comment.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aRegistration, facilityDetail } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationPage } from '../../testing/officer-replies.ts'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const list = reply(calls.listRegistrations, registrationPage([aRegistration()]))
const missing = [{ section: 'staff' as const, message: 'Add at least one member of staff' }]

function show(...replies: FakeReply[]) {
  return renderScreen(paths.remarks(), { as: 'user', replies })
}

async function clinic() {
  return within(await screen.findByRole('region', { name: 'Sabongari Family Clinic' }))
}

describe('Remarks', () => {
  it('shows the remarks, the missing items and the history of each registration', async () => {
    const comments = [{ ...exampleOf(comment), body: 'Please renew the fire certificate.', visible_to_owner: true }]
    const { sent } = show(list, reply(calls.showRegistration, registrationDetails({ missing }, { comments })))
    const facility = await clinic()
    expect(await facility.findByText('Please renew the fire certificate.')).toBeVisible()
    const link = facility.getByRole('link', { name: 'Add at least one member of staff' })
    expect(link).toHaveAttribute('href', '/admin/registration/31?step=staff')
    expect(facility.getByText('10 March 2026 at 09:00')).toBeVisible()
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ per_page: '5' })
  })

  it('links to Submit if nothing is missing', async () => {
    show(list, reply(calls.showRegistration, registrationDetails({ offered: ['Submit'] })))
    const link = await (await clinic()).findByRole('link', { name: 'Check and submit' })
    expect(link).toHaveAttribute('href', paths.registrationStep(31, 'check'))
    expect(screen.getByText('The ministry has not written to you.')).toBeVisible()
  })

  it('requires nothing while the ministry decides', async () => {
    show(list, reply(calls.showRegistration, registrationDetails({ missing }, { status: 'Awaiting decision' })))
    expect(await (await clinic()).findByText('Nothing is asked of you now.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add at least one member of staff' })).toBeNull()
  })

  it('offers the renewal of an expired registration, and starts it', async () => {
    const over = aRegistration({ status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' })
    const { user, sent, address } = show(
      reply(calls.listRegistrations, registrationPage([over])),
      reply(calls.showRegistration, registrationDetails({}, over)),
      reply(calls.startRegistration, { data: aRegistration({ id: 32, kind: 'renewal' }) }),
      reply(facilities.showFacility, facilityDetail({ registration: aRegistration({ id: 32 }) })),
      reply(catalogue.showFacilityTypeParts, { id: 2, category_list: 'Private Clinic', definition: '', parts: [] }),
      reply(catalogue.listRequirementsOfType, { data: [] }),
      reply(submissions.listSubmissions, { data: [] }),
    )
    const facility = await clinic()
    expect(await facility.findByText(/Renew it to stay registered/)).toHaveTextContent('It ended on 31 December 2025.')
    await user.click(facility.getByRole('button', { name: /^Renew Registration/ }))
    await waitFor(() => expect(address()).toBe(paths.registration(32)))
    expect(sent(calls.startRegistration).map(({ body }) => body)).toEqual([{ facility_id: 12 }])
  })

  it('links from a renewed registration to the new one', async () => {
    const over = aRegistration({ status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' })
    const renewal = aRegistration({ id: 60, kind: 'renewal' })
    show(
      reply(calls.listRegistrations, registrationPage([over], renewal)),
      reply(calls.showRegistration, registrationDetails({}, over, { registration: renewal })),
    )
    const link = await (await clinic()).findByRole('link', { name: 'See the present registration' })
    expect(link).toHaveAttribute('href', paths.registration(60))
    expect(screen.queryByRole('button', { name: /^Renew/ })).toBeNull()
  })

  it('shows the empty state', async () => {
    show(reply(calls.listRegistrations, registrationPage([])))
    expect(await screen.findByText('Nothing to review yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Facility Registration' })).toHaveAttribute('href', paths.myFacilities())
  })

  it('shows the error if a registration cannot be loaded, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const found = reply(calls.showRegistration, registrationDetails({ missing }))
    const { user } = show(list, refusal(calls.showRegistration, away), found)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Add at least one member of staff' })).toBeVisible()
  })

  it('is not for officers', async () => {
    renderScreen(paths.remarks(), { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
