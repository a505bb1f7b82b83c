import type { Reply } from '@portal/contract/call.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { linkPenaltiesExport } from '@portal/contract/reports/calls/exports.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { penalty } from '@portal/contract/standing/penalty.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

function page(data: Reply<typeof calls.listPenalties>['data'], total = data.length, facilities = total) {
  const last_page = Math.ceil(total / 15)
  return reply(calls.listPenalties, { data, total, facilities, current_page: 1, last_page, per_page: 15 })
}

const one = { ...exampleOf(penalty), facility: aFacility() }

function show(...replies: FakeReply[]) {
  return renderScreen(paths.penalties(), { as: 'admin', replies })
}

describe('Penalities and Fines', () => {
  it('counts the facilities, and lists their penalties with reasons and links', async () => {
    show(page([one], 1500, 1204))
    const name = await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(name).toHaveAttribute('href', paths.facility(12))
    expect(screen.getByText('Total Number of Facilities Penalized').parentElement).toHaveTextContent('1,204')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1',
      'Sabongari Family Clinic',
      'Private Clinic',
      'Amina Bello',
      'Chanchaga',
      '1 Jun 2026',
      'No qualified practitioner on dutyOperated without a resident medical practitioner in May.',
      'To be paid₦100,000 by 29 Jun 2026Waive the penalty of Sabongari Family Clinic: Operated without a resident medical practitioner in May.',
    ])
  })

  it('says that the owner is not recorded where the paper register has no name', async () => {
    show(page([{ ...one, facility: aFacility({ owner_name: '' }) }]))
    await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(screen.getByRole('cell', { name: 'Not recorded' })).toBeVisible()
  })

  it('has paging', async () => {
    const { user, sent, address } = show(page([one], 40))
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(address()).toBe(`${paths.penalties()}?page=2`)
    expect(sent(calls.listPenalties).at(-1)?.query).toEqual({ page: '2' })
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '30')
    await waitFor(() => expect(address()).toBe(`${paths.penalties()}?per_page=30`))
  })

  it('says that none is in a state, and shows all again', async () => {
    const { user, address } = renderScreen(`${paths.penalties()}?state=paid`, {
      as: 'admin',
      replies: [page([]), page([one])],
    })
    expect(await screen.findByText('No penalty has this status')).toBeVisible()
    expect(screen.queryByText('No facility has been penalised')).toBeNull()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (clear) await user.click(clear)
    expect(await screen.findByRole('link', { name: 'Sabongari Family Clinic' })).toBeVisible()
    expect(address()).toBe(paths.penalties())
  })

  it('offers each state, and shows no money where nothing is to be paid', async () => {
    show(page([{ ...one, offence: null, amount: null, due_date: null, invoice_id: null, offered: [] }]))
    await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(
      screen
        .getAllByRole('cell')
        .slice(5)
        .map(({ textContent }) => textContent),
    ).toEqual(['1 Jun 2026', 'Operated without a resident medical practitioner in May.', 'Nothing to pay'])
    const states = within(screen.getByLabelText('Status')).getAllByRole('option')
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Any status',
      'Open',
      'Paid',
      'Waived',
      'Set aside',
      'Overdue',
    ])
  })

  it('can be narrowed to a state, and waives a penalty with a reason', async () => {
    const { user, sent } = show(
      page([one]),
      page([{ ...one, is_overdue: true }]),
      reply(calls.waivePenalty, { message: 'The penalty is waived', data: { ...one, status: 'waived' } }),
    )
    await user.selectOptions(await screen.findByLabelText('Status'), 'overdue')
    expect(await screen.findByText('Overdue', { selector: 'span' })).toBeVisible()
    expect(sent(calls.listPenalties).at(-1)?.query).toEqual({ state: 'overdue' })
    await user.click(screen.getByRole('button', { name: /^Waive/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Waive the penalty of Sabongari Family Clinic?' }))
    await user.click(await dialog.findByRole('button', { name: 'Waive' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Flood.')
    await user.click(dialog.getByRole('button', { name: 'Waive' }))
    expect(await screen.findByText('The penalty is waived')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.waivePenalty).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/penalty/4/waive', body: { reason: 'Flood.' } },
    ])
  })

  it('downloads what is listed', async () => {
    const { user, sent } = renderScreen(`${paths.penalties()}?state=overdue&page=2`, {
      as: 'admin',
      replies: [page([one], 40), reply(linkPenaltiesExport, { url: '#list', expires_at: '2026-11-22T09:05:00.000Z' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(sent(linkPenaltiesExport)[0]?.body).toEqual({ state: 'overdue', format: 'csv' }))
  })

  it('shows the empty state', async () => {
    show(page([]))
    expect(await screen.findByText('No facility has been penalised')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all facilities' })).toHaveAttribute('href', paths.facilities())
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(refusal(calls.listPenalties, away), page([one]))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Sabongari Family Clinic' })).toBeVisible()
  })

  it("is in the officers' menu with the ministry's spelling", async () => {
    show(page([]))
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Penalities and Fines' })).toHaveAttribute('aria-current', 'page')
  })

  it('is not for owners', async () => {
    renderScreen(paths.penalties(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
