import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { lga } from '@portal/contract/places/lga.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { isOpen, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { officerPage, summaryExample } from '../../testing/officer-replies.ts'
import { renderScreen } from '../../testing/render.tsx'

const choices = [
  reply(catalogue.listFacilityTypes, {
    data: [{ ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true }],
  }),
  reply(places.listHomeLgas, [{ ...exampleOf(lga), id: 544, list: 'Chanchaga' }]),
]

function show(at: string, lists: FakeReply[], total = 300) {
  const summary = reply(dashboard.showSummary, { ...summaryExample, facility_total: total })
  return renderScreen(at, { as: 'admin', replies: [summary, ...choices, ...lists] })
}

const one = reply(calls.listFacilitiesForOfficer, officerPage([aFacility({ registration: aRegistration() })]))

describe('Facility Management', () => {
  it('shows the number of all facilities, regardless of the filters', async () => {
    show(`${paths.facilities()}?status=pending`, [one])
    expect(await screen.findByRole('heading', { name: '300 Facilities registered under you' })).toBeVisible()
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible()
  })

  it('uses the singular for one facility', async () => {
    show(paths.facilities(), [one], 1)
    expect(await screen.findByRole('heading', { name: '1 Facility registered under you' })).toBeVisible()
  })

  it('shows serial number, name, category, LGA and status, and links to the facility', async () => {
    show(paths.facilities(), [
      reply(
        calls.listFacilitiesForOfficer,
        officerPage([aFacility({ registration: aRegistration({ registration_status: 'expired' }) })], {
          total: 16,
          current_page: 2,
        }),
      ),
    ])
    const name = await screen.findByRole('link', { name: 'Sabongari Family Clinic' })
    expect(name).toHaveAttribute('href', paths.facility(12))
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(0, 5)).toEqual(['16', 'Sabongari Family Clinic', 'Private Clinic', 'Chanchaga', 'expired'])
  })

  it('links to every registration except approved and not started ones', async () => {
    const facilities = registrationStatuses.map((status, index) =>
      aFacility({ id: index + 1, company_name: status, registration: aRegistration({ id: 40 + index, status }) }),
    )
    show(paths.facilities(), [
      reply(
        calls.listFacilitiesForOfficer,
        officerPage([...facilities, aFacility({ id: 9, company_name: 'Not started' })]),
      ),
    ])
    await screen.findAllByRole('link', { name: /^Manage Registration/ })
    const links = screen.getAllByRole('link', { name: /^Manage Registration/ })
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      registrationStatuses.filter(isOpen).map((status) => `Manage Registration of ${status}`),
    )
    expect(links[0]).toHaveAttribute('href', paths.registration(40))
  })

  it('keeps search and filters in the URL, and starts at the first page', async () => {
    const { user, sent, address } = show(`${paths.facilities()}?page=2`, [one])
    await screen.findByRole('option', { name: 'Chanchaga' })
    await screen.findByRole('option', { name: 'Private Clinic' })
    await user.selectOptions(screen.getByLabelText('Status'), 'Awaiting decision')
    await user.selectOptions(screen.getByLabelText('Type of facility'), 'Private Clinic')
    await user.selectOptions(screen.getByLabelText('LGA'), 'Chanchaga')
    await user.type(screen.getByLabelText('Name, owner, phone or number'), 'clinic{Enter}')
    const query = { status: 'Awaiting decision', facility_type_id: '2', local_gov_area_id: '544', q: 'clinic' }
    await waitFor(() => expect(sent(calls.listFacilitiesForOfficer).at(-1)?.query).toEqual(query))
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(query)
  })

  it('follows what is typed after a pause, keeps what is still being typed, and marks what it found', async () => {
    const found = aFacility({ company_name: 'Muhammad Bello Clinic', cac: 'RC 77' })
    const { user, address } = show(paths.facilities(), [
      reply(calls.listFacilitiesForOfficer, { ...officerPage([found]), matched: ['muhammad', 'amina'] }),
    ])
    const search = await screen.findByLabelText('Name, owner, phone or number')
    await enterText(user, search, 'mohamed ')
    await waitFor(() => expect(address()).toContain('q=mohamed'))
    expect(search).toHaveValue('mohamed ')
    expect(search).toHaveFocus()
    const marked = await screen.findAllByText(/^(Muhammad|Amina)$/, { selector: 'mark' })
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Muhammad', 'Amina'])
    expect(screen.getByText(/^Owner:/)).toHaveTextContent('Owner: Amina Bello')
    await user.clear(search)
    await waitFor(() => expect(address()).not.toContain('q='))
  })

  it('keeps the focus on the filter, the search and the column, and moves it to the heading after clearing', async () => {
    const { user } = show(paths.facilities(), [one])
    const status = await screen.findByLabelText('Status')
    status.focus()
    await user.selectOptions(status, 'declined')
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible()
    expect(status).toHaveFocus()
    const search = screen.getByLabelText('Name, owner, phone or number')
    await user.type(search, 'clinic{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(search).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Facility name' }))
    expect(screen.getByRole('button', { name: 'Facility name' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('filters by waiting, by the five statuses and by expired', async () => {
    show(paths.facilities(), [one])
    const choices = within(await screen.findByLabelText('Status')).getAllByRole('option')
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'Any',
      'Pending or Awaiting decision',
      'Pending',
      'Awaiting decision',
      'Temporarily approved',
      'Approved',
      'Declined',
      'Expired',
    ])
  })

  it('sorts by a column and changes the page size', async () => {
    const many = reply(calls.listFacilitiesForOfficer, officerPage([aFacility()], { total: 40 }))
    const { user, sent } = show(paths.facilities(), [many])
    await user.click(await screen.findByRole('button', { name: 'Facility name' }))
    await waitFor(() => expect(sent(calls.listFacilitiesForOfficer).at(-1)?.query).toEqual({ sort: 'name' }))
    await user.selectOptions(await screen.findByLabelText('Rows on a page'), '50')
    await waitFor(() =>
      expect(sent(calls.listFacilitiesForOfficer).at(-1)?.query).toEqual({ sort: 'name', per_page: '50' }),
    )
  })

  it('shows that nothing matches, and clears the filters', async () => {
    const none = reply(calls.listFacilitiesForOfficer, officerPage([]), ({ query }) => query.q !== undefined)
    const { user, address } = show(`${paths.facilities()}?q=zzz&status=declined`, [none, one])
    expect(await screen.findByText('No facility matches')).toBeVisible()
    const [, atTheEnd] = screen.getAllByRole('button', { name: 'Clear filters' })
    await user.click(atTheEnd ?? document.body)
    expect(await screen.findByRole('link', { name: 'Sabongari Family Clinic' })).toBeVisible()
    expect(address()).toBe(paths.facilities())
    expect(screen.getByLabelText('Name, owner, phone or number')).toHaveValue('')
  })

  it('shows the empty state', async () => {
    show(paths.facilities(), [reply(calls.listFacilitiesForOfficer, officerPage([]))], 0)
    expect(await screen.findByText('No facilities yet')).toBeVisible()
  })

  it('shows the error, with a retry', async () => {
    const away = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(paths.facilities(), [refusal(calls.listFacilitiesForOfficer, away), one])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Sabongari Family Clinic' })).toBeVisible()
  })

  it('is not for owners', async () => {
    renderScreen(paths.facilities(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
