import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { aFacility, aRegistration } from '../../../testing/facilities.ts'
import { type FakeReply, noAnswer, reply, wait } from '../../../testing/fake-portal.ts'
import { officerPage, summaryExample } from '../../../testing/officer-replies.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { OfficerDashboard } from './officer-dashboard.tsx'

const summary = reply(dashboard.showSummary, summaryExample)

const charts = [
  wait(dashboard.countFacilitiesByLga),
  wait(dashboard.countFacilitiesByType),
  wait(dashboard.countRegistrationsByStatus),
]

const work = <p>What is to be done</p>

function show(...lists: FakeReply[]) {
  const shown = (
    <OfficerDashboard name="Ibrahim" isLoading={false}>
      {work}
    </OfficerDashboard>
  )
  return renderComponent(shown, { as: 'admin', replies: [...lists, summary, ...charts] })
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

  it('shows the work between the figures and the charts', async () => {
    show(reply(calls.listFacilitiesForOfficer, officerPage([])))
    const figures = await screen.findByText('All Facilities')
    const work = screen.getByText('What is to be done')
    expect(figures.compareDocumentPosition(work)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const charts = screen.getByRole('region', { name: 'Facilities by category' })
    expect(work.compareDocumentPosition(charts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows the figures alone before the work is there, because what is below it would move', async () => {
    const { sent } = renderComponent(
      <OfficerDashboard name="Ibrahim" isLoading>
        {work}
      </OfficerDashboard>,
      {
        as: 'admin',
        replies: [summary],
      },
    )
    expect(await screen.findByText('300')).toBeVisible()
    expect(screen.queryByText('What is to be done')).toBeNull()
    expect(sent(dashboard.countFacilitiesByLga)).toEqual([])
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
