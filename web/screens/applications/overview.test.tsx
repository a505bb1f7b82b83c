import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { listInbox } from '@portal/contract/inbox/calls.ts'
import { inboxItem } from '@portal/contract/inbox/inbox-item.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { notification } from '@portal/contract/messages/notification.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration, facilityPage } from '../../testing/facilities.ts'
import { noAnswer, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { inboxOf } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

const figures = {
  facility_total: 12,
  facility_active: 1,
  facility_restricted: 0,
  facility_closed: 0,
  facility_provisional: 0,
  facility_pending: 3,
  facility_expired: 0,
  registrations: 17,
  renewals: 5,
  penalties: 2,
}

const summary = reply(dashboard.showSummary, figures)

const unavailable = { code: 'unavailable', status: 503, message: 'The portal is busy. Try again.' } as const

function figureOf(label: string) {
  return screen.getByText(label).closest('div')?.querySelector('dd')
}

describe('the dashboard of a manager', () => {
  it('greets by name and shows the figures', async () => {
    renderScreen(paths.overview(), { as: 'user', replies: [summary, reply(calls.listFacilities, facilityPage([]))] })
    expect(await screen.findByRole('heading', { name: 'Welcome, Amina' })).toBeVisible()
    expect(screen.getByText('You are logged in as a facility manager')).toBeVisible()
    await screen.findByText('12')
    expect(figureOf('Facilities')).toHaveTextContent('12')
    expect(figureOf('Renewals')).toHaveTextContent('5')
    expect(figureOf('Registrations')).toHaveTextContent('17')
    expect(figureOf('Penalties')).toHaveTextContent('2')
  })

  it('lists the facilities with owner, state and next action, before the figures', async () => {
    const declined = aRegistration({ id: 40, status: 'declined' })
    const facilities = [
      aFacility({ id: 16, company_name: 'Alheri Clinic', registration: declined }),
      aFacility({ id: 17, company_name: 'Rahama Home' }),
    ]
    renderScreen(paths.overview(), {
      as: 'user',
      replies: [summary, reply(calls.listFacilities, facilityPage(facilities))],
    })
    const list = within(await screen.findByRole('list', { name: 'Your facilities' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Alheri Clinic.*declined.*Declined: read the remarks.*Owner: Amina Bello/i)
    expect(second).toHaveTextContent(/Rahama Home.*Not started.*The registration is not started/)
    expect(list.getByRole('link', { name: 'Alheri Clinic' })).toHaveAttribute('href', paths.registration(40))
    expect(list.getByRole('link', { name: 'Rahama Home' })).toHaveAttribute('href', paths.requirementParts(17))
    expect(list.getByRole('button', { name: 'Start Registration of Rahama Home' })).toBeVisible()
    const figures = await screen.findByText('Renewals')
    expect(first?.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('keeps the page in the URL', async () => {
    const { user, sent, address } = renderScreen(paths.overview(), {
      as: 'user',
      replies: [
        summary,
        reply(
          calls.listFacilities,
          facilityPage([aFacility({ id: 1, company_name: 'Last Clinic' })], { total: 16, current_page: 2 }),
          ({ query }) => query.page === '2',
        ),
        reply(calls.listFacilities, facilityPage([aFacility()], { total: 16 })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText('Last Clinic')).toBeVisible()
    expect(address()).toBe(`${paths.overview()}?page=2`)
    expect(sent(calls.listFacilities).at(-1)?.query).toEqual({ page: '2' })
  })

  it('shows the empty state with a link to add a facility', async () => {
    renderScreen(paths.overview(), { as: 'user', replies: [summary, reply(calls.listFacilities, facilityPage([]))] })
    expect(await screen.findByText('No Facilities Added yet')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Add Facility' })) {
      expect(link).toHaveAttribute('href', paths.addFacility())
    }
  })

  it('shows no figures while loading', async () => {
    renderScreen(paths.overview(), { as: 'user', replies: [wait(dashboard.showSummary), wait(calls.listFacilities)] })
    expect(await screen.findByText('Renewals')).toBeVisible()
    expect(figureOf('Renewals')).toHaveTextContent(/^$/)
  })

  it('shows the list if the figures cannot be loaded, with a retry', async () => {
    const { user } = renderScreen(paths.overview(), {
      as: 'user',
      replies: [
        refusal(dashboard.showSummary, { ...unavailable, code: 'unexpected', status: 500 }),
        summary,
        reply(calls.listFacilities, facilityPage([aFacility()])),
      ],
    })
    expect(await screen.findByText('Sabongari Family Clinic')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('17')).toBeVisible()
  })
})

describe("an owner's notifications", () => {
  const owners = [summary, reply(calls.listFacilities, facilityPage([]))]
  const approved = exampleOf(notification)
  const penalised = {
    ...approved,
    id: 39,
    kind: 'penalty',
    title: 'Your facility has been penalised',
    body: 'Sabongari Family Clinic: no medical practitioner was on duty.',
    link: '/admin/single-facility/12',
    created_at: '2026-04-07T08:00:00.000Z',
  }
  const page = { unread: 2, total: 2, current_page: 1, last_page: 1, per_page: 5 }

  it('are listed with title, time and text, and link to their pages', async () => {
    const { sent } = renderScreen(paths.overview(), {
      as: 'user',
      replies: [...owners, reply(notifications.listNotifications, { data: [approved, penalised], ...page })],
    })
    const section = within(await screen.findByRole('region', { name: 'Notifications' }))
    const [first, second] = await section.findAllByRole('listitem')
    expect(first).toHaveTextContent(
      `${approved.title}8 April 2026 at 11:30APP-2026-000123: Sabongari Family Clinic is approved until 31 December 2026.`,
    )
    expect(second).toHaveTextContent(/7 April 2026 at 09:00.*no medical practitioner/)
    const link = section.getByRole('link', { name: approved.title, description: approved.body })
    expect(link).toHaveAttribute('href', paths.registration(31))
    expect(section.getByRole('link', { name: penalised.title })).toHaveAttribute('href', paths.facility(12))
    expect(sent(notifications.listNotifications)[0]?.query).toEqual({ per_page: '5' })
    expect(section.queryByText(/unread/i)).toBeNull()
  })

  it('are plain text without a page', async () => {
    renderScreen(paths.overview(), {
      as: 'user',
      replies: [...owners, reply(notifications.listNotifications, { data: [{ ...approved, link: null }], ...page })],
    })
    expect(await screen.findByText(approved.title)).toBeVisible()
    expect(screen.queryByRole('link', { name: approved.title })).toBeNull()
  })

  it('are hidden if there are none', async () => {
    const { sent } = renderScreen(paths.overview(), { as: 'user', replies: owners })
    await screen.findByText('No Facilities Added yet')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull())
    expect(sent(notifications.listNotifications)).toHaveLength(1)
  })

  it('show a skeleton while loading', async () => {
    renderScreen(paths.overview(), { as: 'user', replies: [...owners, wait(notifications.listNotifications)] })
    const section = within(await screen.findByRole('region', { name: 'Notifications' }))
    expect(section.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it('have a retry button after an error', async () => {
    const { user } = renderScreen(paths.overview(), {
      as: 'user',
      replies: [
        ...owners,
        refusal(notifications.listNotifications, { code: 'unexpected', status: 500, message: 'Something went wrong.' }),
        reply(notifications.listNotifications, { data: [approved], ...page }),
      ],
    })
    const section = within(await screen.findByRole('region', { name: 'Notifications' }))
    await user.click(await section.findByRole('button', { name: 'Try again' }))
    expect(await section.findByRole('link', { name: approved.title })).toBeVisible()
  })
})

describe('the dashboard of an officer', () => {
  const item = exampleOf(inboxItem)
  const charts = [
    wait(calls.listFacilitiesForOfficer),
    wait(dashboard.countFacilitiesByLga),
    wait(dashboard.countFacilitiesByType),
    wait(dashboard.countRegistrationsByStatus),
  ]

  it('shows the counters of the whole ministry', async () => {
    renderScreen(paths.overview(), { as: 'admin', replies: [summary, reply(listInbox, inboxOf([])), ...charts] })
    expect(await screen.findByRole('heading', { name: 'Welcome, Ibrahim' })).toBeVisible()
    await screen.findByText('12')
    expect(figureOf('All Facilities')).toHaveTextContent('12')
    expect(screen.queryByText('You are logged in as a facility manager')).toBeNull()
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  })

  it('shows what waits for the officer, with how much more there is in the inbox', async () => {
    const inbox = inboxOf([item, { ...item, id: 42, page_id: 42, title: 'Kauna Hospital' }], { total: 13 })
    const { sent } = renderScreen(paths.overview(), {
      as: 'admin',
      replies: [summary, reply(listInbox, inbox), ...charts],
    })
    const region = within(await screen.findByRole('region', { name: 'Needs you today' }))
    const rows = within(region.getByRole('list', { name: 'Needs you today' })).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toHaveTextContent('Kauna Hospital, Suleja')
    expect(region.getByText('11 more in your inbox.')).toBeVisible()
    expect(region.getByText('2 over time')).toBeVisible()
    expect(region.getByRole('link', { name: 'Open inbox' })).toHaveAttribute('href', '/admin/inbox')
    expect(region.getByRole('link', { name: 'Applications 2' })).toHaveAttribute(
      'href',
      '/admin/inbox?kind=application',
    )
    expect(sent(listInbox).map(({ query }) => query)).toEqual([{ per_page: '7' }])
  })

  it('shows the charts if the inbox could not be loaded, and loads it again', async () => {
    const { sent } = renderScreen(paths.overview(), {
      as: 'admin',
      replies: [summary, noAnswer(listInbox), reply(listInbox, inboxOf([item])), ...charts],
    })
    expect(await screen.findByText('Resubmitted with 2 corrections')).toBeVisible()
    expect(sent(listInbox)).toHaveLength(2)
    expect(sent(dashboard.countFacilitiesByLga)).toHaveLength(1)
  })
})
