import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { aRegistration } from '../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../testing/fake-portal.ts'
import { registrationPage } from '../testing/officer-replies.ts'
import { renderScreen } from '../testing/render.tsx'

const choices = [
  reply(catalogue.listFacilityTypes, { data: [] }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
]
const expired = aRegistration({ status: 'Approved', registration_status: 'expired', expiry_date: '2025-12-31' })

function show(...lists: FakeReply[]) {
  return renderScreen(paths.renewals(), { as: 'admin', replies: [...choices, ...lists] })
}

function cells() {
  return screen.getAllByRole('cell').map((cell) => cell.textContent)
}

describe('Renewal Management', () => {
  it('lists expired registrations with their dates and links', async () => {
    const { sent } = show(reply(calls.listRegistrations, registrationPage([expired])))
    const view = await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(view).toHaveAttribute('href', paths.registration(31))
    expect(cells().slice(1)).toEqual([
      'Sabongari Family Clinic',
      'Private Clinic',
      'Chanchaga',
      '31 December 2025',
      'Not started',
      'View',
    ])
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ status: 'expired', sort: '-expiry_date' })
    expect(screen.queryByLabelText('Status')).toBeNull()
  })

  it('links to the started renewal', async () => {
    const renewal = aRegistration({ id: 60, kind: 'renewal', status: 'Awaiting decision' })
    show(reply(calls.listRegistrations, registrationPage([expired], renewal)))
    const link = await screen.findByRole('link', { name: 'Renewal of Sabongari Family Clinic: Awaiting decision' })
    expect(link).toHaveAttribute('href', paths.registration(60))
  })

  it('filters the expired registrations by LGA', async () => {
    const { user, sent } = show(reply(calls.listRegistrations, registrationPage([expired])))
    await screen.findByRole('option', { name: 'Chanchaga' })
    await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
    const query = { status: 'expired', sort: '-expiry_date', local_gov_area_id: '544' }
    await waitFor(() => expect(sent(calls.listRegistrations).at(-1)?.query).toEqual(query))
  })

  it('shows the empty state', async () => {
    show(reply(calls.listRegistrations, registrationPage([])))
    expect(await screen.findByText('No registration has expired')).toBeVisible()
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const full = reply(calls.listRegistrations, registrationPage([expired]))
    const { user } = show(refusal(calls.listRegistrations, away), full)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('31 December 2025')).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.renewals(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
