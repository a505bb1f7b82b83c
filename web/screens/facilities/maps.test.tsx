import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, noAnswer, portalSettings, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

interface Lga {
  id: number
  name: string
  y: number
}

const chanchaga = { id: 544, name: 'Chanchaga', y: 41 }
const bida = { id: 541, name: 'Bida', y: 0 }
const newlyMade = { id: 900, name: 'New Bussa', y: 1 }

function counted(...lgas: Lga[]): FakeReply {
  const data = lgas.map((lga) => ({ ...lga, licensed: 0, drilldown: String(lga.id) }))
  return reply(dashboard.countFacilitiesByLga, [
    { name: 'LGA', data },
    { name: 'Ward', series: [] },
  ])
}

function show(...replies: FakeReply[]) {
  return renderScreen(paths.maps(), { as: 'admin', replies })
}

function rows() {
  return screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
}

describe('the map of facilities', () => {
  it('shows each LGA with its name and figure', async () => {
    const { sent } = show(counted(bida, chanchaga))
    const drawing = await screen.findByRole('img', { name: /^Facilities by LGA: 41 facilities in all/ })
    expect(drawing).toHaveTextContent('Chanchaga41')
    expect(drawing).toHaveTextContent('Bida0')
    expect(sent(dashboard.countFacilitiesByLga)[0]?.path).toBe('/api/dashboard/facilities/27')
  })

  it('explains that sizes and borders are not real', async () => {
    show(counted(bida, chanchaga))
    expect(await screen.findByText(/They do not show true sizes or borders/)).toBeVisible()
    expect(screen.queryByText(/no place for them yet/)).toBeNull()
  })

  it('has the same figures in a table, the largest first, with links to the facilities of each LGA', async () => {
    show(counted(bida, chanchaga))
    const table = within(await screen.findByRole('table', { name: 'Facilities by LGA' }))
    expect(rows()).toEqual([
      ['LGA', 'Facilities', 'Share'],
      ['Chanchaga', '41', '100.0%'],
      ['Bida', '0', '0.0%'],
      ['All', '41', '100.0%'],
    ])
    expect(table.getByRole('link', { name: 'Bida' })).toHaveAttribute(
      'href',
      '/admin/all/facilities?local_gov_area_id=541',
    )
  })

  it('links from a tile to the facilities of its LGA, without a second tab stop', async () => {
    show(counted(bida, chanchaga))
    const tile = await screen.findByTitle('Chanchaga: 41 facilities')
    expect(tile).toHaveAttribute('href', paths.facilities(544))
    expect(tile).toHaveAttribute('tabindex', '-1')
  })

  it('explains its shades', async () => {
    show(counted(bida, chanchaga))
    const shades = within(await screen.findByRole('list', { name: 'Shades by number of facilities' }))
    expect(shades.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0',
      '1 to 11',
      '12 to 21',
      '22 to 31',
      '32 to 41',
    ])
  })

  it('lists an LGA that is not in the arrangement', async () => {
    show(counted(bida, newlyMade))
    expect(await screen.findByText(/no place for them yet: New Bussa\./)).toBeVisible()
    expect(screen.getByRole('img')).toHaveTextContent('Bussa1')
  })

  it('explains that the tiles have no geographic order for a state without an arrangement', async () => {
    const elsewhere = reply(showPortal, { data: { ...portalSettings.data, home_state_id: 4 } })
    show(elsewhere, counted(chanchaga))
    expect(await screen.findByText(/in the order of their names/)).toBeVisible()
  })

  it('shows a skeleton while loading, and a retry button after an error', async () => {
    const { unmount } = show(wait(dashboard.countFacilitiesByLga))
    const page = within(await screen.findByRole('main'))
    expect((await page.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0)
    unmount()
    const { user } = show(
      noAnswer(dashboard.countFacilitiesByLga),
      noAnswer(dashboard.countFacilitiesByLga),
      counted(chanchaga),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Chanchaga' })).toBeVisible()
  })

  it('is for officers only', async () => {
    renderScreen(paths.maps(), { as: 'user' })
    expect(await screen.findByText('You cannot open this page')).toBeVisible()
  })
})
