import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { type RegistrationCase, registrationCase } from '@portal/contract/cases/registration-case.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { listOpenChanges } from '@portal/contract/facilities/calls/changes.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationPage } from '../../testing/officer-replies.ts'
import { registrationDetails, registrationReplies } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const choices = [
  reply(catalogue.listFacilityTypes, { data: [] }),
  reply(listOpenChanges, { total: 0, data: [], current_page: 1, last_page: 1, per_page: 1 }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
]
const submitted = aRegistration({ status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' })

/** A case with the example's officer, Ibrahim Musa. */
function aCase(overrides: Partial<RegistrationCase>): RegistrationCase {
  return { ...exampleOf(registrationCase), ...overrides }
}

function show(at: string, ...lists: FakeReply[]) {
  return renderScreen(at, { as: 'admin', replies: [...choices, ...lists] })
}

const statusShown = () => screen.getByLabelText<HTMLSelectElement>('Status').selectedOptions[0]?.textContent

describe('the list of registrations', () => {
  it('lists the registrations with links, the first submitted at the top', async () => {
    const page = registrationPage([submitted, aRegistration({ id: 32 })])
    const [first, second] = page.data
    if (!first || !second) throw new Error('The page has two rows')
    const late = { with: 'ministry', ministry_days: 22, owner_days: 3, is_late: true } as const
    const { sent } = show(
      paths.registrations(),
      reply(calls.listRegistrations, {
        ...page,
        data: [
          { ...first, case: aCase({ clock: late, flags: ['Over time'] }) },
          {
            ...second,
            case: aCase({
              assignee: { id: 1, first_name: 'Ibrahim', last_name: 'Bello' },
              clock: { with: 'owner', ministry_days: 0, owner_days: 3, is_late: false },
            }),
          },
        ],
      }),
    )
    const [link] = await screen.findAllByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(link).toHaveAttribute('href', paths.registration(31, ''))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    const facility = ['Sabongari Family Clinic', 'Private Clinic', 'Amina Bello', 'Chanchaga']
    expect(cells.slice(0, 9)).toEqual([...facility, 'Awaiting decision', '22 of 21 days', 'Ibrahim Musa', '', 'View'])
    expect(cells.slice(9)).toEqual([
      ...facility,
      'pending not submitted yet',
      'With the owner',
      'You',
      'Duplicate?',
      'View',
    ])
    expect(screen.getByText('22 of 21 days')).toHaveAttribute('data-late', 'true')
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ sort: 'submitted_at' })
    expect(statusShown()).toBe('All registrations')
    expect(screen.getByRole('columnheader', { name: 'Waiting' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('has the flags of a case in short, with the whole words as a title, and the days for Over time', async () => {
    const page = registrationPage([submitted])
    const flags = [
      'Over time',
      'Correction overdue',
      'Temporary approval ended',
      'Shared practitioner',
      'Likely duplicate',
    ] as const
    const data = page.data.map((row) => ({ ...row, case: aCase({ assignee: null, flags: [...flags] }) }))
    show(paths.registrations(), reply(calls.listRegistrations, { ...page, data }))
    expect(await screen.findByText('Lapsed')).toHaveAttribute('title', 'Temporary approval ended')
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(6)).toEqual(['Nobody', 'OverdueLapsedShared officerDuplicate?', 'View'])
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
    await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(screen.getByLabelText('Status')).toHaveValue('pending,Awaiting decision')
    const view = screen.getByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(view).toHaveAttribute('href', paths.registration(31, 'status=pending%2CAwaiting+decision'))
    expect(screen.getByRole('option', { name: 'Pending or Awaiting decision' })).toBeInTheDocument()
    const query = { sort: 'submitted_at', status: 'pending,Awaiting decision' }
    expect(sent(calls.listRegistrations)[0]?.query).toEqual(query)
  })

  it('shows the statuses in the URL, even if they are not one of the options', async () => {
    show(paths.registrations('declined', 'expired'), reply(calls.listRegistrations, registrationPage([submitted])))
    await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(screen.getByLabelText('Status')).toHaveValue('declined,expired')
    expect(screen.getByRole('option', { name: 'Declined or expired' })).toBeInTheDocument()
  })

  it('has messages for no match and for an empty list', async () => {
    const { user } = show(`${paths.registrations()}?q=zzz`, reply(calls.listRegistrations, registrationPage([])))
    expect(await screen.findByText('No registration matches')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No registrations yet')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Status'), 'With the ministry')
    expect(await screen.findByText('No application is with the ministry')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show every registration' }))
    expect(await screen.findByText('No registrations yet')).toBeVisible()
    expect(statusShown()).toBe('All registrations')
  })

  it('chooses what the list shows: over time, not submitted, the officer’s own', async () => {
    const { user, sent } = show(
      `${paths.registrations()}?page=3`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    const asked = () => sent(calls.listRegistrations).at(-1)?.query
    await user.selectOptions(await screen.findByLabelText('Status'), 'Over time')
    await waitFor(() => expect(asked()).toEqual({ late: 'yes', sort: 'submitted_at' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'With the owner')
    await waitFor(() => expect(asked()).toEqual({ with: 'owner', sort: 'submitted_at' }))
    await user.selectOptions(screen.getByLabelText('Officer'), 'My applications')
    await waitFor(() => expect(asked()).toEqual({ with: 'owner', assignee: 'me', sort: 'submitted_at' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Approved')
    await waitFor(() => expect(asked()).toEqual({ status: 'Approved', assignee: 'me', sort: 'submitted_at' }))
  })

  it('searches every registration unless a filter is chosen', async () => {
    const { sent } = show(
      `${paths.registrations()}?q=bida`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ q: 'bida' })
    expect(statusShown()).toBe('All registrations')
  })

  it('saves filters under a name, for this officer only, and removes them', async () => {
    const { user, address } = show(
      `${paths.registrations()}?local_gov_area_id=544`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await user.click(await screen.findByRole('button', { name: 'Save these filters' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter a name')).toBeVisible()
    await user.type(screen.getByLabelText('Name'), ' Minna {Enter}')
    const link = await screen.findByRole('link', { name: 'Minna' })
    expect(link).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Officer'), 'Nobody yet')
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'))
    expect(screen.getByRole('button', { name: 'Save these filters' })).toBeVisible()
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/admin/all/registrations?local_gov_area_id=544'))
    expect(localStorage.getItem('queue-filters-1')).toBe('[{"name":"Minna","search":"local_gov_area_id=544"}]')
    await user.click(screen.getByRole('button', { name: 'Remove the saved filters Minna' }))
    expect(screen.queryByRole('link', { name: 'Minna' })).toBeNull()
  })

  it('saves the filters without the page on which the officer is', async () => {
    const { user } = show(
      `${paths.registrations()}?local_gov_area_id=544&page=2&per_page=30`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await user.click(await screen.findByRole('button', { name: 'Save these filters' }))
    await user.type(await screen.findByLabelText('Name'), 'Minna{Enter}')
    expect(await screen.findByRole('link', { name: 'Minna' })).toHaveAttribute(
      'href',
      '/admin/all/registrations?local_gov_area_id=544',
    )
    localStorage.removeItem('queue-filters-1')
  })

  it('downloads what is listed, with its filters and order', async () => {
    const { user, sent } = show(
      `${paths.registrations()}?q=bida&page=2`,
      reply(calls.listRegistrations, registrationPage([submitted])),
      reply(linkRegistrationsExport, { url: '#list', expires_at: '2026-11-22T09:05:00.000Z' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(sent(linkRegistrationsExport)[0]?.body).toEqual({ q: 'bida' }))
    expect(await screen.findByText('The download has the 1,000 best matches at most.')).toBeVisible()
  })

  it('knows filters that are saved in whatever order they stand in the address', async () => {
    const saved = [{ name: 'Minna', search: 'local_gov_area_id=544&with=owner' }]
    localStorage.setItem('queue-filters-1', JSON.stringify(saved))
    show(
      `${paths.registrations()}?with=owner&page=2&local_gov_area_id=544`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    expect(await screen.findByRole('link', { name: 'Minna' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull()
  })

  it('offers no saving without a filter', async () => {
    show(`${paths.registrations()}?page=2&sort=name`, reply(calls.listRegistrations, registrationPage([submitted])))
    expect(await screen.findByRole('button', { name: 'Compact rows' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save these filters' })).toBeNull()
  })

  it('turns pages, and shows more rows a page from the first one on, in the address', async () => {
    const page = { ...registrationPage([submitted]), total: 40, last_page: 3 }
    const { user, sent, address } = show(
      `${paths.registrations()}?local_gov_area_id=544`,
      reply(calls.listRegistrations, page),
    )
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe(`${paths.registrations()}?local_gov_area_id=544&page=2`))
    expect(sent(calls.listRegistrations).at(-1)?.query).toMatchObject({ page: '2', local_gov_area_id: '544' })
    await user.selectOptions(screen.getByLabelText(/rows/i), '30')
    await waitFor(() => expect(address()).toBe(`${paths.registrations()}?local_gov_area_id=544&per_page=30`))
  })

  it('puts the focus on the case from which the officer comes back', async () => {
    const rows = registrationPage([aRegistration({ id: 32 }), submitted])
    const details = registrationDetails({}, { id: 31, status: 'Awaiting decision' })
    const { user } = show(
      `${paths.registrations()}?local_gov_area_id=544`,
      reply(calls.listRegistrations, rows),
      ...registrationReplies(details),
    )
    const [, link] = await screen.findAllByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    if (!link) throw new Error('There are two rows')
    await user.click(link)
    await screen.findByRole('navigation', { name: 'Queue' })
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Registrations' })
    await user.click(back)
    await waitFor(() => expect(document.activeElement?.id).toBe('case-31'))
  })

  it('remembers that rows are compact', async () => {
    const { user, unmount } = show(paths.registrations(), reply(calls.listRegistrations, registrationPage([submitted])))
    await user.click(await screen.findByRole('button', { name: 'Compact rows' }))
    expect(localStorage.getItem('queue-compact-rows')).toBe('yes')
    await user.click(screen.getByRole('button', { name: 'Roomy rows' }))
    expect(localStorage.getItem('queue-compact-rows')).toBe('no')
    localStorage.setItem('queue-compact-rows', 'yes')
    unmount()
    show(paths.registrations(), reply(calls.listRegistrations, registrationPage([submitted])))
    expect(await screen.findByRole('button', { name: 'Roomy rows' })).toBeVisible()
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(
      paths.registrations(),
      refusal(calls.listRegistrations, away),
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.registrations(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
