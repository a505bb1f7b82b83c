import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import { linkReport, showReport } from '@portal/contract/calls/reports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Reply } from '@portal/contract/call.ts'
import { paths } from '../paths.ts'
import { reply } from '../testing/fake-portal.ts'
import { renderScreen } from '../testing/render.tsx'

const applications: Reply<typeof showReport>['data'] = {
  title: 'Applications by month',
  counts: 'Each application counts in the month in which it was submitted.',
  as_of: '2026-11-22T09:00:00.000Z',
  from: '2026-10',
  to: '2026-11',
  of: 'Month',
  columns: [
    { key: 'received', name: 'Received', unit: 'number' },
    { key: 'kept', name: 'In time', unit: 'percent' },
    { key: 'paid', name: 'Paid', unit: 'naira' },
  ],
  rows: [
    { name: 'Oct 2026', figures: [1204, 0.75, 1500] },
    { name: 'Nov 2026', figures: [17, null, 0] },
  ],
  sums: [1221, null, 1500],
}

const head = {
  n: 7,
  at: '2026-11-22T09:00:00.000Z',
  entry: 4711,
  hash: '9f86d081884c7d659a2feaa0c55ad015',
  kid: '5f1c2a90',
}

function show(data: typeof applications, { address = paths.report('applications'), sealed = true } = {}) {
  return renderScreen(address, {
    as: 'admin',
    replies: [
      reply(catalogue.listFacilityTypes, { data: [] }),
      reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
      reply(showReport, { data, head: sealed ? head : null }),
      reply(linkReport, { url: '#report', expires_at: '2026-11-22T09:05:00.000Z' }),
    ],
  })
}

describe('a report', () => {
  it('shows every figure in a table, and when it was counted', async () => {
    show(applications)
    const table = await screen.findByRole('table', { name: 'Applications by month' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['MonthReceivedIn timePaid', 'Oct 20261,20475%₦1,500.00', 'Nov 202617–₦0.00', 'All1,221–₦1,500.00'])
    expect(screen.getByText('Oct 2026 to Nov 2026')).toHaveTextContent('Counted on 22 November 2026')
    const chart = await screen.findByRole('img', { name: /^Received\./ })
    expect(chart).toHaveAttribute(
      'aria-label',
      'Received. Highest: Oct 2026 1,204, Nov 2026 17. The table beneath has every figure.',
    )
  })

  it('says that there is nothing to count, or that it was not counted yet', async () => {
    const rows = applications.rows.map(({ name }) => ({ name, figures: [0, null, 0] }))
    const { unmount } = show({ ...applications, rows, sums: null })
    expect(await screen.findByText('Nothing to count')).toBeVisible()
    unmount()
    show({ ...applications, as_of: null, rows: [], sums: null })
    expect(await screen.findByText('Not counted yet')).toBeVisible()
  })

  it('carries the newest head of the audit record on paper, and nothing before there is one', async () => {
    const { unmount } = show(applications)
    const line = await screen.findByText(/^Audit record, sealed on/)
    expect(line).toHaveTextContent(
      'Audit record, sealed on 22 November 2026 at 10:00 up to entry 4711, with the digits 9f86 d081 884c 7d65',
    )
    expect(line.nextSibling).toHaveTextContent('Keep this paper')
    unmount()
    show(applications, { sealed: false })
    await screen.findByRole('table', { name: 'Applications by month' })
    expect(screen.queryByText(/^Audit record, sealed/)).not.toBeInTheDocument()
  })

  it('keeps its months and filters in the URL, and the file has the same', async () => {
    const { user, sent } = show(applications)
    await screen.findByRole('option', { name: 'Chanchaga' })
    await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
    await user.selectOptions(screen.getByLabelText('Months'), 'Other months')
    await user.selectOptions(screen.getByLabelText('From, month'), 'Dec')
    // The last month was before it.
    const query = { local_gov_area_id: '544', from: '2026-12', to: '2026-12' }
    await waitFor(() => expect(sent(showReport).at(-1)?.query).toEqual(query))
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(sent(linkReport)[0]?.body).toEqual(query))
  })

  it('is not found under another name', async () => {
    show(applications, { address: paths.report('salaries') })
    expect(await screen.findByRole('heading', { name: 'Oops! It seems that this page does not exist.' })).toBeVisible()
  })
})
