import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { listInbox } from '@portal/contract/inbox/calls.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../paths.ts'
import { type FakeReply, refusal, reply } from '../../../testing/fake-portal.ts'
import { inboxOf, officerPage, summaryExample } from '../../../testing/officer-replies.ts'
import { renderScreen } from '../../../testing/render.tsx'

const byLga = reply(dashboard.countFacilitiesByLga, [
  {
    name: 'LGA',
    data: [
      { id: 544, name: 'Chanchaga', y: 41, licensed: 27, drilldown: '544' },
      { id: 545, name: 'Edati', y: 0, licensed: 0, drilldown: '545' },
    ],
  },
  {
    name: 'Ward',
    series: [
      {
        id: '544',
        name: 'Chanchaga',
        data: [
          ['Sabongari', 12],
          ['Ward not recorded', 29],
        ],
      },
      { id: '545', name: 'Edati', data: [] },
    ],
  },
])
const byType = reply(dashboard.countFacilitiesByType, {
  categories: [
    { id: 1, name: 'Mortuary', y: 1 },
    { id: 2, name: 'Private Clinic', y: 3 },
  ],
})
const byStatus = reply(dashboard.countRegistrationsByStatus, {
  registrations: [
    { name: 'pending', y: 30 },
    { name: 'Approved', y: 10 },
    { name: 'expired', y: 0 },
  ],
})

const emptyInbox = reply(listInbox, inboxOf([]))

function show(at: string, ...charts: FakeReply[]) {
  const summary = reply(dashboard.showSummary, summaryExample)
  const list = reply(listFacilitiesForOfficer, officerPage([]))
  return renderScreen(at, { as: 'admin', replies: [...charts, summary, emptyInbox, list, byLga, byType, byStatus] })
}

function cellsOf(name: string) {
  return within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

describe("the charts of an officer's dashboard", () => {
  it('show facilities by LGA of the home state, also as a text alternative and a table', async () => {
    const { sent } = show(paths.overview())
    const drawing = await screen.findByRole('img', { name: /^Facilities by LGA: 41 facilities in all/ })
    expect(drawing).toHaveTextContent('Chanchaga')
    expect(cellsOf('Facilities by LGA')).toEqual([
      ['LGA', 'Facilities', 'Licensed today, also for a time', 'Share'],
      ['Chanchaga', '41', '27', '100.0%'],
      ['Edati', '0', '0', '0.0%'],
      ['All', '41', '27', '100.0%'],
    ])
    expect(sent(dashboard.countFacilitiesByLga)[0]?.path).toBe('/api/dashboard/facilities/27')
  })

  it('link from an LGA to its wards, with the LGA in the URL, and back', async () => {
    const { user, address } = show(paths.overview())
    await user.click(await screen.findByRole('link', { name: 'Chanchaga, 41 facilities. See its wards' }))
    expect(await screen.findByRole('img', { name: /^Facilities by ward in Chanchaga/ })).toBeVisible()
    expect(address()).toBe('/admin/overview?lga=544')
    expect(screen.getByRole('region', { name: 'Facilities by ward in Chanchaga' })).toHaveFocus()
    expect(cellsOf('Facilities by ward in Chanchaga').slice(1, 3)).toEqual([
      ['Ward not recorded', '29', '70.7%'],
      ['Sabongari', '12', '29.3%'],
    ])
    await user.click(screen.getByRole('link', { name: 'Back to all LGAs' }))
    expect(await screen.findByRole('img', { name: /^Facilities by LGA/ })).toBeVisible()
    expect(address()).toBe('/admin/overview')
  })

  it('show a message for an LGA without wards, and all LGAs for an unknown one', async () => {
    const { unmount } = show('/admin/overview?lga=545')
    expect(await screen.findByText('Edati has no wards on record')).toBeVisible()
    unmount()
    show('/admin/overview?lga=9')
    expect(await screen.findByRole('img', { name: /^Facilities by LGA/ })).toBeVisible()
  })

  it('show the categories and the registrations by status, the largest first, each linked to its list', async () => {
    show(paths.overview())
    expect(await screen.findByRole('img', { name: /^Facilities by category: 4 facilities/ })).toBeVisible()
    expect(cellsOf('Facilities by category').slice(1)).toEqual([
      ['Private Clinic', '3', '75.0%'],
      ['Mortuary', '1', '25.0%'],
      ['All', '4', '100.0%'],
    ])
    await screen.findByRole('img', { name: /^Registrations by status: 40 registrations/ })
    expect(
      cellsOf('Registrations by status')
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['pending', 'Approved', 'expired', 'All'])
    const clinics = screen.getByRole('link', { name: 'Private Clinic' })
    expect(clinics).toHaveAttribute('href', '/admin/all/facilities?facility_type_id=2')
    const pending = screen.getByRole('link', { name: 'pending' })
    expect(pending).toHaveAttribute('href', '/admin/all/registrations?status=pending')
  })

  it('draw three slices and the others, and list every part', async () => {
    const categories = [9, 8, 7, 6, 5, 4, 3, 2].map((y, index) => ({ id: index + 1, name: `Type ${index + 1}`, y }))
    show(paths.overview(), reply(dashboard.countFacilitiesByType, { categories }))
    const drawing = await screen.findByRole('img', { name: /^Facilities by category: 44 facilities/ })
    expect(drawing.querySelectorAll('circle')).toHaveLength(4)
    expect(drawing).toHaveTextContent('44')
    expect(cellsOf('Facilities by category').slice(6)).toEqual([
      ['Type 6', '4', '9.1%'],
      ['Type 7', '3', '6.8%'],
      ['Type 8', '2', '4.5%'],
      ['All', '44', '100.0%'],
    ])
  })

  it('say that there is nothing to count yet', async () => {
    show(
      paths.overview(),
      reply(dashboard.countFacilitiesByLga, [
        { name: 'LGA', data: [{ id: 544, name: 'Chanchaga', y: 0, licensed: 0, drilldown: '544' }] },
        { name: 'Ward', series: [] },
      ]),
      reply(dashboard.countFacilitiesByType, { categories: [] }),
      reply(dashboard.countRegistrationsByStatus, { registrations: [{ name: 'pending', y: 0 }] }),
    )
    expect(await screen.findByText('No registrations to count yet')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('No facilities to count yet')).toHaveLength(2))
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('can be retried one by one after an error', async () => {
    const { user } = show(
      paths.overview(),
      refusal(dashboard.countFacilitiesByType, { code: 'unexpected', status: 500, message: 'Something went wrong.' }),
    )
    expect(await screen.findByRole('img', { name: /^Registrations by status/ })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: /^Facilities by category/ })).toBeVisible()
  })
})
