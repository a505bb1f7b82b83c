import { listFacilityTypes } from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/money/calls/revenue.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-31T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const figures = { invoiced: 450000, waived: 20000, confirmed: 275000.5, open: 154999.5 }
const nothing = { invoiced: 0, waived: 0, confirmed: 0, open: 0 }

function show(path = paths.revenue()) {
  const revenue = {
    from: '2026-02',
    to: '2026-03',
    total: figures,
    by_month: [
      { month: '2026-02', ...nothing },
      { month: '2026-03', ...figures },
    ],
    by_lga: [{ id: 541, name: 'Bida', ...figures }],
    by_type: [],
  }
  return renderScreen(path, {
    as: 'admin',
    replies: [
      reply(calls.showRevenue, revenue),
      reply(listHomeLgas, [{ id: 541, list: 'Bida', state_id: 27 }]),
      reply(listFacilityTypes, { data: [] }),
      reply(calls.linkRevenueExport, { url: '#revenue', expires_at: '2026-11-22T09:05:00.000Z' }),
    ],
  })
}

describe('the revenue', () => {
  it('is shown by month, LGA and type, with the total in the last row', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Feb 2026 to Mar 2026' })).toBeVisible()
    const total = ['₦450,000', '₦20,000', '₦275,000.50', '₦154,999.50']
    const textsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].slice(-5).map((cell) => cell.textContent))
    const header = ['Invoiced', 'Waived', 'Confirmed', 'Still open']
    expect(textsOf('Revenue by month')).toEqual([
      ['Month', ...header],
      ['Feb 2026', '₦0', '₦0', '₦0', '₦0'],
      ['Mar 2026', ...total],
      ['Total', ...total],
    ])
    expect(textsOf('Revenue by LGA')).toEqual([
      ['LGA', ...header],
      ['Bida', ...total],
      ['Total', ...total],
    ])
    expect(screen.queryByRole('table', { name: 'Revenue by type of facility' })).toBeNull()
    expect(screen.getByText('No money in this period')).toBeVisible()
  })

  it('can be narrowed, and downloaded as it is narrowed', async () => {
    const { user, sent } = show(`${paths.revenue()}?local_gov_area_id=541`)
    const from = await screen.findByLabelText('From')
    const months = within(from)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(months.slice(0, 3)).toEqual(['January', 'Apr 2026', 'Mar 2026'])
    expect(months.at(-1)).toBe('Jan 2017')
    await user.selectOptions(from, 'Mar 2026')
    await user.selectOptions(screen.getByLabelText('To'), 'Apr 2026')
    const chosen = { from: '2026-03', to: '2026-04', local_gov_area_id: '541' }
    expect(sent(calls.showRevenue).at(-1)?.query).toEqual(chosen)
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(sent(calls.linkRevenueExport)[0]?.body).toEqual({ ...chosen, format: 'csv' }))
  })
})
