import type { Reply } from '@portal/contract/call.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/licences/calls/renewals.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'
import { rowsShown } from '../../testing/shown.ts'

type Row = Reply<typeof calls.listRenewals>['data'][number]

const first: Row = {
  facility: aFacility(),
  licence: { id: 31, expiry_date: '2026-12-31', days_left: 40, renewable_until: '2027-12-31', is_renewable: true },
  renewal: aRegistration({
    id: 60,
    kind: 'renewal',
    status: 'Approved',
    registration_status: 'active',
    submitted_at: '2026-11-01T23:30:00.000Z',
    expiry_date: '2027-12-31',
  }),
  surcharge_percent: 25,
  last_reminder: { step: 60, sent_at: '2026-11-02T08:00:00.000Z' },
}
/** A renewal of the same facility that was not submitted, of a licence that ends today. */
const second: Row = {
  ...first,
  licence: { id: 32, expiry_date: '2026-11-21', days_left: 0, renewable_until: '2027-11-21', is_renewable: true },
  renewal: aRegistration({ id: 61, kind: 'renewal' }),
  surcharge_percent: 0,
  last_reminder: null,
}

const facility = ['Sabongari Family Clinic', 'Private Clinic', 'Chanchaga']
const columns = ['', 'Facility', 'Category', 'LGA']

it.each([
  {
    list: 'due',
    caption: 'Licences to be renewed',
    lead: /The nearest end first\.$/,
    headers: [...columns, 'Licence ends', 'Reminded', 'View'],
    rows: [
      ['1', ...facility, '31 Dec 2026in 40 days', '2 Nov 2026', 'View'],
      ['2', ...facility, '21 Nov 2026today', 'Not yet', 'View'],
    ],
  },
  {
    list: 'open',
    caption: 'Renewals under way',
    lead: /^Renewals that are started and not approved\./,
    headers: [...columns, 'Licence ends', 'Renewal', 'Submitted'],
    rows: [
      ['1', ...facility, '31 Dec 2026in 40 days', 'Approved', '2 Nov 2026'],
      ['2', ...facility, '21 Nov 2026today', 'pending not submitted yet', 'Not yet'],
    ],
  },
  {
    list: 'late',
    caption: 'Licences that have ended',
    lead: /^Licences that have ended, and nothing is under way\./,
    headers: [...columns, 'Licence ended', 'Surcharge', 'Reminded', 'View'],
    rows: [
      ['1', ...facility, '31 Dec 2026in 40 days', '25 %', '2 Nov 2026', 'View'],
      ['2', ...facility, '21 Nov 2026today', 'None', 'Not yet', 'View'],
    ],
  },
  {
    list: 'done',
    caption: 'Renewals that are approved',
    lead: /^Renewals that are approved, until they can be renewed themselves\./,
    headers: [...columns, 'Licence before', 'Renewal', 'Renewed until'],
    rows: [
      ['1', ...facility, '31 Dec 2026in 40 days', 'Approved', '31 Dec 2027'],
      ['2', ...facility, '21 Nov 2026today', 'pending not submitted yet', ''],
    ],
  },
])('the renewals that are $list have their own columns', async ({ list, caption, lead, headers, rows }) => {
  renderScreen(paths.renewals(`list=${list}`), {
    as: 'admin',
    replies: [
      reply(catalogue.listFacilityTypes, { data: [] }),
      reply(places.listHomeLgas, []),
      reply(calls.listRenewals, { ...onlyPage([first, second]), counts: { due: 2, open: 2, late: 2, done: 2 } }),
    ],
  })
  const table = await screen.findByRole('table', { name: caption })
  await within(table).findAllByText('Private Clinic')
  expect(screen.getByText(lead)).toBeVisible()
  const shown = [...table.querySelectorAll('thead th')].map((header) => header.textContent)
  expect(shown.slice(1)).toEqual(headers.slice(1))
  expect(rowsShown(within(table))).toEqual(rows)
})
