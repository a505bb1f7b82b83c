import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { queue } from '@portal/contract/cases/queue.ts'
import { type RegistrationCase, registrationCase } from '@portal/contract/cases/registration-case.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { registrationPage } from '../../testing/officer-replies.ts'
import { registrationDetails, registrationReplies } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const counted = exampleOf(queue)
const choices = [
  reply(cases.showQueue, { data: { ...counted, saved: [], stages: [] } }),
  reply(cases.listOfficers, { data: [{ id: 7, first_name: 'Hauwa', last_name: 'Sani' }] }),
  reply(catalogue.listFacilityTypes, { data: [] }),
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
const views = () => within(screen.getByRole('navigation', { name: 'Views' }))

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
          { ...first, fee: { state: 'paid', due: 0 }, case: aCase({ clock: late, flags: ['Over time'] }) },
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
    const facility = ['Sabongari Family ClinicPrivate Clinic · Amina Bello', 'NewAPP-2026-000123', 'Chanchaga']
    const late22 = '22 days (over time)'
    expect(cells.slice(0, 9)).toEqual(['', ...facility, 'Awaiting decision', 'Paid', '', 'Ibrahim Musa', late22])
    const flagged = '1: Likely duplicate'
    expect(cells.slice(9)).toEqual(['', ...facility, 'pending not submitted yet', '', flagged, 'You', 'With the owner'])
    expect(screen.getByText('22 days')).toHaveAttribute('data-state', 'late')
    expect(sent(calls.listRegistrations)[0]?.query).toEqual({ sort: 'submitted_at' })
    expect(statusShown()).toBe('All registrations')
    expect(screen.getByRole('columnheader', { name: 'With us' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('says what kind of application it is, how far its fee is, and when its days are nearly over', async () => {
    const [row] = registrationPage([submitted]).data
    if (!row) throw new Error('The page has a row')
    const returned = { at: '2026-03-24T09:00:00.000Z', due_date: '2026-04-07', items: [], resubmitted_at: null }
    const back = { ...returned, resubmitted_at: '2026-03-30T09:00:00.000Z' }
    const clock = { with: 'ministry', owner_days: 0, is_late: false } as const
    const near = aCase({ clock: { ...clock, ministry_days: 14 }, flags: [] })
    const data = [
      { ...row, kind: 'renewal' as const, fee: { state: 'due' as const, due: 15_000 }, case: near },
      { ...row, id: 32, returned: back, fee: { state: 'to confirm' as const, due: 0 }, case: near },
      { ...row, id: 33, returned, case: aCase({ clock: { ...clock, ministry_days: 13 }, flags: [] }) },
      { ...row, id: 34, case: aCase({ clock: { ...clock, ministry_days: 0 }, flags: [] }) },
    ]
    show(paths.registrations(), reply(calls.listRegistrations, { ...registrationPage([submitted]), data }))
    await screen.findByText('₦15,000 due')
    const cellsOf = (column: number) =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((tr) => within(tr).getAllByRole('cell')[column]?.textContent)
    expect(cellsOf(2)).toEqual([
      'RenewalAPP-2026-000123',
      'ResubmittedAPP-2026-000123',
      'NewAPP-2026-000123',
      'NewAPP-2026-000123',
    ])
    expect(cellsOf(5)).toEqual(['₦15,000 due', 'To confirm', '', ''])
    expect(cellsOf(7)).toEqual(['14 days (nearly over time)', '14 days (nearly over time)', '13 days', 'Today'])
  })

  it('shows the stage of each case with its days, and can be narrowed to one, where there are stages', async () => {
    const stages = [{ id: 2, name: 'Technical opinion' }]
    const page = registrationPage([submitted])
    const stage = { id: 2, name: 'Technical opinion', days: 4, promised_days: 3, is_late: true }
    const { user, address } = renderScreen(paths.registrations(), {
      as: 'admin',
      replies: [
        reply(cases.showQueue, { data: { ...counted, saved: [], stages } }),
        ...choices.slice(1),
        reply(calls.listRegistrations, { ...page, data: page.data.map((row) => ({ ...row, stage })) }),
      ],
    })
    expect(await screen.findByRole('cell', { name: 'Technical opinion 4 days (over time)' })).toBeVisible()
    await user.selectOptions(await screen.findByLabelText('Stage'), 'Technical opinion')
    expect(address()).toContain('stage=2')
  })

  it('leaves out the columns of fees and flags where no row has any', async () => {
    const page = registrationPage([submitted])
    const data = page.data.map((row) => ({ ...row, case: aCase({ flags: ['Over time'] }) }))
    show(paths.registrations(), reply(calls.listRegistrations, { ...page, data }))
    await screen.findByRole('link', { name: 'View the registration of Sabongari Family Clinic' })
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['', 'Facility', 'Application', 'LGA', 'Status', 'Officer', 'With us'])
  })

  it('has its views as tabs with their numbers, and what the ministry promises', async () => {
    const { user, sent, address } = show(
      `${paths.registrations()}?local_gov_area_id=544&page=2`,
      reply(calls.listRegistrations, registrationPage([submitted])),
    )
    expect(await screen.findByText('Promise: 21 days')).toBeVisible()
    const names = views()
      .getAllByRole('link')
      .map((link) => link.textContent)
    const shown = ['Mine 6', 'Unassigned 27', 'Returned and back 9', 'Over time 8', 'With the ministry 89', 'All 312']
    expect(names).toEqual(shown)
    expect(views().getByRole('link', { name: 'All 312' })).toHaveAttribute('aria-current', 'page')
    await user.click(views().getByRole('link', { name: 'Mine 6' }))
    expect(address()).toBe('/admin/all/registrations?with=ministry&assignee=me')
    const query = { with: 'ministry', assignee: 'me', sort: 'submitted_at' }
    await waitFor(() => expect(sent(calls.listRegistrations).at(-1)?.query).toEqual(query))
    expect(views().getByRole('link', { name: 'Mine 6' })).toHaveAttribute('aria-current', 'page')
    expect(sent(cases.showQueue)).toHaveLength(1)
  })

  it('takes the oldest that nobody has, and opens it', async () => {
    const taken = { message: 'You have this application now', page: registrationDetails({}, { id: 41 }) }
    const { user, sent, address } = show(
      paths.registrations(),
      reply(calls.listRegistrations, registrationPage([submitted])),
      reply(cases.takeCase, taken),
      wait(calls.reviewRegistration),
    )
    await user.click(await screen.findByRole('button', { name: 'Take the oldest' }))
    await waitFor(() => expect(address()).toBe(paths.review(41, 'with=ministry&assignee=me')))
    expect(sent(cases.takeCase)[0]?.path).toBe('/api/registrations/41/take')
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

  it('saves a view under a name without the page on which the officer is, and removes it', async () => {
    const search = 'local_gov_area_id=544'
    const saved = [{ id: 3, name: 'Minna', search }]
    const { user, sent } = show(
      `${paths.registrations()}?per_page=30&${search}&page=2`,
      reply(calls.listRegistrations, registrationPage([submitted])),
      reply(cases.showQueue, { data: { ...counted, saved, stages: [] } }),
      reply(cases.saveView, { message: 'The view is saved', data: saved }),
      reply(cases.removeView, { message: 'The view is removed', data: [] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/)
    await user.type(screen.getByLabelText('Name'), 'Minna')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The view is saved')).toBeVisible()
    expect(sent(cases.saveView)[0]?.body).toEqual({ name: 'Minna', search })
    const link = await views().findByRole('link', { name: 'Minna' })
    expect(link).toHaveAttribute('aria-current', 'page')
    expect(link).toHaveAttribute('href', `/admin/all/registrations?${search}`)
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove the view Minna' }))
    await waitFor(() => expect(sent(cases.removeView)[0]?.path).toBe('/api/queue/views/3'))
  })

  it('downloads what is listed, with its filters and order', async () => {
    const { user, sent } = show(
      `${paths.registrations()}?q=bida&page=2`,
      reply(calls.listRegistrations, registrationPage([submitted])),
      reply(linkRegistrationsExport, { url: '#list', expires_at: '2026-11-22T09:05:00.000Z' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(sent(linkRegistrationsExport)[0]?.body).toEqual({ q: 'bida', format: 'csv' }))
    expect(await screen.findByText('The download has the 1,000 best matches at most.')).toBeVisible()
  })

  it('knows a saved view in whatever order its filters stand in the address', async () => {
    const saved = [{ id: 3, name: 'Minna', search: 'local_gov_area_id=544&with=owner' }]
    renderScreen(`${paths.registrations()}?with=owner&page=2&local_gov_area_id=544`, {
      as: 'admin',
      replies: [
        reply(cases.showQueue, { data: { ...counted, saved, stages: [] } }),
        ...choices.slice(1),
        reply(calls.listRegistrations, registrationPage([submitted])),
      ],
    })
    expect(await screen.findByRole('link', { name: 'Minna' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
  })

  it.each(['', '?page=2&sort=submitted_at', '?late=yes', '?assignee=me&with=ministry'])(
    'offers no saving of what is a view already: %j',
    async (search) => {
      show(`${paths.registrations()}${search}`, reply(calls.listRegistrations, registrationPage([submitted])))
      expect(await screen.findByRole('link', { name: 'Mine 6' })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    },
  )

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
