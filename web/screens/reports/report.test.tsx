import type { Reply } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { linkReport, showReport } from '@portal/contract/reports/calls/reports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { refusal, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

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
    ).toEqual(['MonthReceivedIn timePaid', 'Oct 20261,20475%₦1,500', 'Nov 202617–₦0', 'All1,221–₦1,500'])
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
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(sent(linkReport)[0]?.body).toEqual({ ...query, format: 'csv' }))
  })

  describe('in November 2026', () => {
    beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())

    /** A report that has the months of its address, or those of this year until now. */
    function showMonths(address: string) {
      const months = (query: Record<string, string>) => ({ from: query.from ?? '2026-01', to: query.to ?? '2026-11' })
      const chosen = ['2025-01', '2025-02', '2025-03', '2025-06', '2026-02'].flatMap((from) =>
        ['2025-06', '2025-11', '2025-12', '2026-02', '2026-11'].map((to) => ({ from, to })),
      )
      return renderScreen(address, {
        as: 'admin',
        replies: [
          reply(catalogue.listFacilityTypes, { data: [{ ...exampleOf(facilityType), is_offered: true }] }),
          reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
          ...[undefined, ...chosen].map((period) =>
            reply(
              showReport,
              { data: { ...applications, ...months(period ?? {}) }, head: null },
              ({ query }) => query.from === period?.from && query.to === period?.to,
            ),
          ),
        ],
      })
    }

    it('is of this year, and of the last one or other months at choice', async () => {
      const { user, sent, address } = showMonths(paths.report('applications'))
      const period = await screen.findByLabelText('Months')
      expect(period).toHaveValue('this')
      expect(screen.queryByLabelText('From, month')).toBeNull()
      await user.selectOptions(period, 'Last year')
      await screen.findByText('Jan 2025 to Dec 2025')
      expect(sent(showReport).at(-1)?.query).toEqual({ from: '2025-01', to: '2025-12' })
      expect(period).toHaveValue('last')
      expect(screen.queryByLabelText('From, month')).toBeNull()
      await user.selectOptions(period, 'Other months')
      expect(period).toHaveValue('other')
      expect(screen.getByLabelText('From, year')).toHaveValue('2025')
      expect(screen.getByLabelText('To, month')).toHaveValue('12')
      await user.selectOptions(screen.getByLabelText('From, month'), 'Mar')
      await screen.findByText('Mar 2025 to Dec 2025')
      await user.selectOptions(period, 'This year')
      await waitFor(() => expect(address()).toBe('/admin/reports/applications'))
      expect(period).toHaveValue('this')
    })

    it('moves the first month with a last one before it, and offers ten years back and the next', async () => {
      const { user, sent } = showMonths(`${paths.report('applications')}?from=2026-02&to=2026-11`)
      expect(await screen.findByText('Feb 2026 to Nov 2026')).toBeVisible()
      const years = within(screen.getByLabelText('To, year')).getAllByRole('option')
      expect(years.map(({ textContent }) => textContent)).toEqual([
        ...['2027', '2026', '2025', '2024', '2023', '2022'],
        ...['2021', '2020', '2019', '2018', '2017', '2016'],
      ])
      await user.selectOptions(screen.getByLabelText('To, month'), 'Feb')
      expect(await screen.findByText('Feb 2026')).toHaveTextContent(/^Feb 2026Counted on/)
      await user.selectOptions(screen.getByLabelText('To, month'), 'Nov')
      await user.selectOptions(screen.getByLabelText('From, year'), '2025')
      await user.selectOptions(screen.getByLabelText('From, month'), 'Jun')
      await user.selectOptions(screen.getByLabelText('To, year'), '2025')
      await user.selectOptions(screen.getByLabelText('To, month'), 'Jun')
      await waitFor(() => expect(sent(showReport).at(-1)?.query).toEqual({ from: '2025-06', to: '2025-06' }))
    })

    it('shows the months that were chosen while their report loads', async () => {
      const lastYear = { ...applications, from: '2025-01', to: '2025-12' }
      const { user } = renderScreen(`${paths.report('applications')}?from=2025-01&to=2025-12`, {
        as: 'admin',
        replies: [
          reply(catalogue.listFacilityTypes, { data: [] }),
          reply(places.listHomeLgas, []),
          reply(showReport, { data: lastYear, head: null }, ({ query }) => query.from === '2025-01'),
          wait(showReport),
        ],
      })
      expect(await screen.findByText('Jan 2025 to Dec 2025')).toBeVisible()
      await user.selectOptions(screen.getByLabelText('Months'), 'This year')
      expect(screen.getByLabelText('Months')).toHaveValue('this')
      await user.selectOptions(screen.getByLabelText('Months'), 'Other months')
      expect(screen.getByLabelText('From, year')).toHaveValue('2026')
      await user.selectOptions(screen.getByLabelText('From, month'), 'Mar')
      await user.selectOptions(screen.getByLabelText('To, month'), 'Jun')
      expect(screen.getByLabelText('From, month')).toHaveValue('03')
      expect(screen.getByLabelText('To, month')).toHaveValue('06')
    })

    it('names on paper what it is narrowed to', async () => {
      show(applications, { address: `${paths.report('applications')}?facility_type_id=2&local_gov_area_id=544` })
      expect(await screen.findByText(/^Oct 2026 to Nov 2026 · Chanchaga/)).toBeVisible()
    })
  })

  it('draws money in short, and each of the columns that are its main ones', async () => {
    show(
      {
        ...applications,
        columns: [
          { key: 'invoiced', name: 'Invoiced', unit: 'naira' },
          { key: 'confirmed', name: 'Confirmed', unit: 'naira' },
        ],
        rows: [
          { name: 'Oct 2026', figures: [0, 1_234_567] },
          { name: 'Nov 2026', figures: [5, 0] },
        ],
        sums: [5, 1_234_567],
      },
      { address: paths.report('money') },
    )
    const chart = await screen.findByRole('img', { name: /^Confirmed\./ })
    expect(chart).toHaveAttribute(
      'aria-label',
      'Confirmed. Highest: Oct 2026 ₦1.2M. The table beneath has every figure.',
    )
    expect(screen.queryByRole('img', { name: /^Invoiced\./ })).toBeNull()
  })

  it('draws the sums of all columns but the last, or the only row where there are none', async () => {
    const columns = [
      { key: 'doctors', name: 'Doctors', unit: 'number' as const },
      { key: 'nurses', name: 'Nurses', unit: 'number' as const },
      { key: 'all', name: 'All staff', unit: 'number' as const },
    ]
    const staff = { ...applications, title: 'Staff by cadre and LGA', of: 'LGA', from: null, to: null, columns }
    const bida = { name: 'Bida', figures: [1, 3, 4] }
    const { unmount } = show(
      { ...staff, rows: [bida, { name: 'Agaie', figures: [1, 2, 3] }], sums: [2, 5, 7] },
      { address: paths.report('staff') },
    )
    const words = 'Staff by cadre and LGA. Highest: Nurses 5, Doctors 2. The table beneath has every figure.'
    expect(await screen.findByRole('img', { name: words })).toBeVisible()
    expect(screen.queryByLabelText('Months')).toBeNull()
    expect(screen.queryByLabelText('LGA')).toBeNull()
    unmount()
    show({ ...staff, rows: [bida], sums: null }, { address: paths.report('staff') })
    expect(await screen.findByRole('img', { name: /Highest: Nurses 3, Doctors 1\./ })).toBeVisible()
  })

  it('says what is wrong with months that are none, which can be chosen again', async () => {
    const message = 'Enter a month'
    renderScreen(`${paths.report('applications')}?from=spring&to=2026-13`, {
      as: 'admin',
      replies: [
        reply(catalogue.listFacilityTypes, { data: [] }),
        reply(places.listHomeLgas, []),
        refusal(showReport, { code: 'invalid_input', status: 422, message }),
      ],
    })
    expect(await screen.findByText(message)).toBeVisible()
    const names = within(screen.getByLabelText('From, month')).getAllByRole('option')
    expect(names.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar'])
  })

  it('has no months and filters once they are cleared', async () => {
    const { user, address } = show(applications, { address: `${paths.report('applications')}?from=2026-10&to=2026-11` })
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/admin/reports/applications'))
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('is printed', async () => {
    const print = vi.fn()
    const { user } = show(applications)
    vi.stubGlobal('print', print)
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is not found under another name', async () => {
    show(applications, { address: paths.report('salaries') })
    expect(await screen.findByRole('heading', { name: 'Oops! It seems that this page does not exist.' })).toBeVisible()
  })
})

it('lists every report with what it counts', async () => {
  renderScreen(paths.reports(), { as: 'admin' })
  const list = within(await screen.findByRole('list', { name: 'Reports' }))
  const money = list.getByRole('link', { name: 'Money by month' })
  expect(money).toHaveAttribute('href', '/admin/reports/money')
  expect(list.getByText(/^How many applications each officer was assigned/)).toBeVisible()
})
