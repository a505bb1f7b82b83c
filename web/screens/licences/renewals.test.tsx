import type { Reply } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/licences/calls/renewals.ts'
import * as places from '@portal/contract/places/calls.ts'
import { linkRenewalsExport } from '@portal/contract/reports/calls/exports.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const choices = [
  reply(catalogue.listFacilityTypes, { data: [] }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
]
type Row = Reply<typeof calls.listRenewals>['data'][number]
const facility = aFacility()
const licence = {
  id: 31,
  expiry_date: '2025-12-31',
  days_left: -39,
  renewable_until: '2026-12-31',
  is_renewable: true,
}
const late: Row = {
  facility,
  licence,
  renewal: null,
  surcharge_percent: 50,
  last_reminder: { step: -1, sent_at: '2026-01-01T08:00:00.000Z' },
}
const counts = { due: 1204, open: 12, late: 1, done: 3 }

function listed(...data: Row[]) {
  const page = { total: data.length, data, current_page: 1, last_page: 1, per_page: 15 }
  return reply(calls.listRenewals, { ...page, counts })
}

function show(list: string, ...lists: FakeReply[]) {
  return renderScreen(paths.renewals(list && `list=${list}`), { as: 'admin', replies: [...choices, ...lists] })
}

function cells() {
  return screen.getAllByRole('cell').map((cell) => cell.textContent)
}

describe('Renewal Management', () => {
  it('begins with the licences that are due, and says how many each list has', async () => {
    const due = { ...late, licence: { ...licence, days_left: 1 }, surcharge_percent: 0, last_reminder: null }
    const { sent } = show('', listed(due))
    expect(await screen.findByRole('link', { name: 'Due 1,204' })).toHaveAttribute('aria-current', 'page')
    for (const name of ['Open 12', 'Late 1', 'Done 3']) expect(screen.getByRole('link', { name })).toBeVisible()
    const view = screen.getByRole('link', { name: 'View the licence of Sabongari Family Clinic' })
    expect(view).toHaveAttribute('href', paths.registration(31))
    expect(cells().slice(1)).toEqual([
      'Sabongari Family Clinic',
      'Private Clinic',
      'Chanchaga',
      '31 Dec 2025in 1 day',
      'Not yet',
      'View',
    ])
    expect(sent(calls.listRenewals)[0]?.query).toEqual({ list: 'due' })
    expect(screen.queryByLabelText('Status')).toBeNull()
  })

  it('shows how late a licence is and what its renewal costs more', async () => {
    show(
      'late',
      listed(late, { ...late, facility: { ...facility, id: 99 }, licence: { ...licence, is_renewable: false } }),
    )
    await screen.findAllByText('39 days ago')
    expect(cells().slice(4, 7)).toEqual(['31 Dec 202539 days ago', '50 %', '1 Jan 2026'])
    expect(screen.getByText('Registers anew')).toBeVisible()
  })

  it('links to the renewal that is under way', async () => {
    const renewal = aRegistration({ id: 60, kind: 'renewal', status: 'Awaiting decision' })
    show('open', listed({ ...late, renewal, surcharge_percent: null }))
    const link = await screen.findByRole('link', { name: 'Renewal of Sabongari Family Clinic: Awaiting decision' })
    expect(link).toHaveAttribute('href', paths.registration(60))
  })

  it('keeps the filters when another list is chosen', async () => {
    const { user, sent } = show('late', listed(late))
    await screen.findByRole('option', { name: 'Chanchaga' })
    await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
    const query = { list: 'late', local_gov_area_id: '544' }
    await waitFor(() => expect(sent(calls.listRenewals).at(-1)?.query).toEqual(query))
    await user.click(await screen.findByRole('link', { name: 'Done 3' }))
    await waitFor(() => expect(sent(calls.listRenewals).at(-1)?.query).toEqual({ ...query, list: 'done' }))
  })

  it('begins another list on its first page', async () => {
    show('late&q=clinic&page=3', listed(late))
    const links = (await screen.findAllByRole('link', { name: /^(Due|Open|Late|Done) / })).map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toEqual([
      '/admin/renewals?list=due&q=clinic',
      '/admin/renewals?list=open&q=clinic',
      '/admin/renewals?list=late&q=clinic',
      '/admin/renewals?list=done&q=clinic',
    ])
  })

  it('downloads the list that is shown, also the first one, whose address does not name it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    onTestFinished(() => assign.mockRestore())
    const link = { url: '/exports/renewals/e30?signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' }
    const { user, sent } = show('', listed(late), reply(linkRenewalsExport, link))
    await screen.findByRole('link', { name: /^Due/ })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(new URL(link.url, window.location.href).href))
    expect(sent(linkRenewalsExport).map(({ body }) => body)).toEqual([{ list: 'due', format: 'csv' }])
    // Nothing on the page has changed.
    expect(sent(calls.listRenewals)).toHaveLength(1)
  })

  it('shows the empty state', async () => {
    show('done', listed())
    expect(await screen.findByText('No renewal is approved')).toBeVisible()
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show('late', refusal(calls.listRenewals, away), listed(late))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('31 Dec 2025')).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.renewals(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
