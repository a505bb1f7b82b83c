import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { registrationCase } from '@portal/contract/cases/registration-case.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { useIsFetching } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { aFacility, aRegistration } from '../../../testing/facilities.ts'
import {
  type FakeReply,
  noAnswer,
  type PortalRequest,
  portalSettings,
  reply,
  wait,
} from '../../../testing/fake-portal.ts'
import { officerPage, registrationPage, summaryExample } from '../../../testing/officer-replies.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { OfficerDashboard } from './officer-dashboard.tsx'

const summary = reply(dashboard.showSummary, summaryExample)

const noCases = reply(registrations.listRegistrations, registrationPage([]))

const charts = [
  wait(dashboard.countFacilitiesByLga),
  wait(dashboard.countFacilitiesByType),
  wait(dashboard.countRegistrationsByStatus),
]

function Loading() {
  return <p>{useIsFetching()} is loading</p>
}

function show(...lists: FakeReply[]) {
  const dashboardAndLoading = (
    <>
      <OfficerDashboard name="Ibrahim" />
      <Loading />
    </>
  )
  return renderComponent(dashboardAndLoading, { as: 'admin', replies: [...lists, summary, noCases, ...charts] })
}

describe('the dashboard of an officer', () => {
  it('greets by first name and counts the facilities', async () => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ibrahim' })).toBeVisible()
    const counters = { '300': 'All Facilities', '182': 'Fully Registered Facilities', '24': 'Provisional Facilities' }
    for (const [figure, label] of Object.entries({ ...counters, '61': 'Awaiting Approval' })) {
      expect((await screen.findByText(figure)).closest('div')).toHaveTextContent(label)
    }
  })

  it('links from Awaiting Approval to these registrations', async () => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    const link = await screen.findByRole('link', { name: 'Awaiting Approval' })
    expect(link).toHaveAttribute('href', `${paths.registrations()}?status=pending%2CAwaiting%20decision`)
  })

  it.each([
    ['All Facilities', ''],
    ['Fully Registered Facilities', '?status=Approved'],
    ['Provisional Facilities', '?status=Temporarily%20approved'],
  ])('links from %s to the facilities that it counts', async (name, search) => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/admin/all/facilities${search}`)
  })

  it.each([
    [0, 0, undefined],
    [3, 0, 'of which 3 suspended, sealed or revoked'],
    [1200, 1, 'of which 1,200 suspended, sealed or revoked, 1 closed'],
    [0, 2, 'of which 2 closed'],
  ])(
    'says how many fully registered facilities are not licensed today: %i and %i',
    async (restricted, closed, note) => {
      const counted = { ...summaryExample, facility_restricted: restricted, facility_closed: closed }
      show(reply(calls.listFacilitiesForOfficer, officerPage([])), reply(dashboard.showSummary, counted))
      expect(await screen.findByText('182')).toBeVisible()
      if (note === undefined) expect(screen.queryByText(/suspended|closed/)).toBeNull()
      else expect(screen.getByText(note)).toBeVisible()
    },
  )

  it('says how many of those that await approval are not submitted yet', async () => {
    const counted = { ...summaryExample, facility_pending: 1100, facility_not_submitted: 1031 }
    show(reply(calls.listFacilitiesForOfficer, officerPage([])), reply(dashboard.showSummary, counted))
    const figure = (await screen.findByText('of which 1,031 not yet submitted')).closest('div')
    expect(figure).toHaveTextContent('Awaiting Approval1,100of which 1,031 not yet submitted')
  })

  it('says nothing of what is not submitted where all is, or it cannot be counted quickly', async () => {
    const counted = { ...summaryExample, facility_not_submitted: 0 }
    show(reply(calls.listFacilitiesForOfficer, officerPage([])), reply(dashboard.showSummary, counted))
    await screen.findByText('300')
    expect(screen.queryByText(/of which/)).toBeNull()
  })

  it('starts with the officer’s own cases and those that wait longest, with their clocks, linked to their consideration', async () => {
    const cases = registrationPage([
      aRegistration({ id: 41, status: 'Awaiting decision', submitted_at: '2026-10-30T09:00:00.000Z' }),
      aRegistration({ id: 42, submitted_at: '2026-11-21T09:00:00.000Z' }),
    ])
    const clocks = [
      { with: 'ministry', ministry_days: 23, owner_days: 1, is_late: true },
      { with: 'ministry', ministry_days: 1, owner_days: 1, is_late: false },
    ] as const
    const data = cases.data.map((row, index) => ({
      ...row,
      case: { ...exampleOf(registrationCase), clock: clocks[index] ?? null },
    }))
    const mine = ({ query }: { query: Record<string, string> }) => query.assignee === 'me'
    const { sent } = show(
      reply(registrations.listRegistrations, { ...cases, data: data.slice(1) }, mine),
      reply(registrations.listRegistrations, { ...cases, data }),
      reply(calls.listFacilitiesForOfficer, officerPage([])),
    )
    const table = within(await screen.findByRole('table', { name: 'The applications that wait longest' }))
    await table.findByText('Awaiting decision')
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Sabongari Family ClinicPrivate ClinicChanchagaAwaiting decision30 Oct 202623 of 21 days',
      'Sabongari Family ClinicPrivate ClinicChanchagasubmitted21 Nov 20261 of 21 days',
    ])
    expect(table.getByText('23 of 21 days')).toHaveAttribute('data-late', 'true')
    expect(table.getByText('1 of 21 days')).not.toHaveAttribute('data-late')
    expect(table.getAllByRole('link')[0]).toHaveAttribute('href', paths.review(41, 'with=ministry'))
    expect(screen.getByRole('link', { name: 'See the whole queue' })).toHaveAttribute(
      'href',
      paths.queue('with=ministry'),
    )
    expect(screen.getByRole('link', { name: 'See all my applications' })).toHaveAttribute(
      'href',
      '/admin/all/registrations?assignee=me',
    )
    const own = within(screen.getByRole('table', { name: 'My applications' }))
    expect(await own.findByText('1 of 21 days')).toBeVisible()
    expect(own.getByRole('link')).toHaveAttribute('href', paths.review(42, 'with=ministry&assignee=me'))
    expect(sent(registrations.listRegistrations).map(({ query }) => query)).toEqual([
      { with: 'ministry', assignee: 'me', sort: 'submitted_at', per_page: '10' },
      { with: 'ministry', sort: 'submitted_at', per_page: '10' },
    ])
  })

  it.each([
    [1, 'An application usually takes 1 day. Those past it are marked.'],
    [21, 'An application usually takes 21 days. Those past it are marked.'],
  ])('says that a case usually takes %i days', async (service_days, words) => {
    const portal = reply(showPortal, { data: { ...portalSettings.data, service_days } })
    show(portal, reply(calls.listFacilitiesForOfficer, officerPage([])))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('says that no case is waiting', async () => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    expect(await screen.findByText('No application is waiting')).toBeVisible()
  })

  it('shows nothing before both lists of cases are there, because what is below them would move', async () => {
    const mine = ({ query }: { query: Record<string, string> }) => query.assignee === 'me'
    const others = { ...wait(registrations.listRegistrations), when: (request: PortalRequest) => !mine(request) }
    const { sent } = show(reply(registrations.listRegistrations, registrationPage([]), mine), others)
    await waitFor(() => expect(sent(registrations.listRegistrations)).toHaveLength(2))
    // The list that is not answered.
    expect(await screen.findByText('1 is loading')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ibrahim' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'My applications' })).toBeNull()
    expect(sent(dashboard.showSummary)).toEqual([])
  })

  it('shows the rest if the cases could not be loaded, and loads them again', async () => {
    show(
      noAnswer(registrations.listRegistrations),
      noAnswer(registrations.listRegistrations),
      reply(calls.listFacilitiesForOfficer, officerPage([])),
    )
    expect(await screen.findByText('300')).toBeVisible()
    expect(await screen.findByText('No application is waiting')).toBeVisible()
    expect(await screen.findByText('You have no application')).toBeVisible()
  })

  it('lists the newest facilities with category, name, owner, LGA and status', async () => {
    const { sent } = show(
      reply(
        calls.listFacilitiesForOfficer,
        officerPage([aFacility({ registration: aRegistration({ status: 'Awaiting decision' }) })]),
      ),
    )
    const name = await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(name).toHaveAttribute('href', paths.facility(12))
    const table = within(screen.getByRole('table', { name: 'Recent Facilities' }))
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      '1',
      'Private Clinic',
      'Sabongari Family Clinic',
      'Amina Bello',
      'Chanchaga',
      'Awaiting decision',
    ])
    expect(sent(calls.listFacilitiesForOfficer)[0]?.query).toEqual({ per_page: '10', sort: '-created_at' })
  })

  it('says that there are no facilities yet', async () => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    expect(await screen.findByText('No facilities yet')).toBeVisible()
  })

  it('shows the counters even if the list cannot be loaded', async () => {
    show(noAnswer(calls.listFacilitiesForOfficer))
    expect(await screen.findByText('300')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
