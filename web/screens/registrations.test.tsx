import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { waitingStatuses } from '@portal/domain/registration-status.ts'
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
const submitted = aRegistration({ status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' })

function show(at: string, ...lists: FakeReply[]) {
  return renderScreen(at, { as: 'admin', replies: [...choices, ...lists] })
}

describe('the list of registrations', () => {
  it('lists the registrations with links, the first submitted at the top', async () => {
    const { sent } = show(
      paths.registrations(),
      reply(calls.listRegistrations, registrationPage([submitted, aRegistration({ id: 32 })])),
    )
    const [first] = await screen.findAllByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(first).toHaveAttribute('href', paths.registration(31, ''))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    const facility = ['Private Clinic', 'Sabongari Family Clinic', 'Amina Bello', 'Chanchaga']
    expect(cells.slice(0, 7)).toEqual([...facility, 'Awaiting decision', '20 March 2026', 'View'])
    expect(cells.slice(7)).toEqual([...facility, 'pending', 'Not yet', 'View'])
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ sort: 'submitted_at' })
    expect(screen.getByRole('columnheader', { name: 'Submitted' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('keeps filters and sort order in the URL', async () => {
    const { user, sent, address } = show(
      paths.registrations('pending'),
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await screen.findByRole('option', { name: 'Chanchaga' })
    expect(screen.getByLabelText('Status')).toHaveValue('pending')
    await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
    await user.click(await screen.findByRole('button', { name: 'Facility' }))
    const query = { status: 'pending', local_gov_area_id: '544', sort: 'name' }
    await waitFor(() => expect(sent(calls.listRegistrations).at(-1)?.query).toEqual(query))
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(query)
  })

  it('shows all waiting registrations, as the link of the dashboard counter does', async () => {
    const { sent } = show(
      paths.registrations(...waitingStatuses),
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(screen.getByLabelText('Status')).toHaveValue('pending,Awaiting decision')
    const view = screen.getByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(view).toHaveAttribute('href', paths.registration(31, 'status=pending%2CAwaiting+decision'))
    expect(screen.getByRole('option', { name: 'Pending or Awaiting decision' })).toBeInTheDocument()
    const query = { sort: 'submitted_at', status: 'pending,Awaiting decision' }
    expect(sent(calls.listRegistrations)[0]?.query).toEqual(query)
  })

  it('shows the statuses in the URL, even if they are not one of the options', async () => {
    show(paths.registrations('declined', 'expired'), reply(calls.listRegistrations, registrationPage([submitted])))
    await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(screen.getByLabelText('Status')).toHaveValue('declined,expired')
    expect(screen.getByRole('option', { name: 'Declined or expired' })).toBeInTheDocument()
  })

  it('has messages for no match and for an empty list', async () => {
    const { user } = show(`${paths.registrations()}?q=zzz`, reply(calls.listRegistrations, registrationPage([])))
    expect(await screen.findByText('No registration matches')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No registrations yet')).toBeVisible()
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(
      paths.registrations(),
      refusal(calls.listRegistrations, away),
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Sabongari Family Clinic' })).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.registrations(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
