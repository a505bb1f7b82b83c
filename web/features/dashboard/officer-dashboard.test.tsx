import * as dashboard from '@portal/contract/calls/dashboard.ts'
import * as calls from '@portal/contract/calls/facilities.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, noAnswer, reply, wait } from '../../testing/fake-portal.ts'
import { officerPage, summaryExample } from '../../testing/officer-replies.ts'
import { renderComponent } from '../../testing/render.tsx'
import { OfficerDashboard } from './officer-dashboard.tsx'

const summary = reply(dashboard.showSummary, summaryExample)

const charts = [
  wait(dashboard.countFacilitiesByLga),
  wait(dashboard.countFacilitiesByType),
  wait(dashboard.countRegistrationsByStatus),
]

function show(...lists: FakeReply[]) {
  return renderComponent(<OfficerDashboard name="Ibrahim" />, { as: 'admin', replies: [summary, ...charts, ...lists] })
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
