import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/applications/calls/versions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const submitted = {
  id: 3,
  action: 'Submit',
  at: '2026-03-20T09:00:00.000Z',
  actor: 'Amina Bello',
  reference: 'APP-2026-000031',
}
const approved = { ...submitted, id: 4, action: 'Approve', at: '2026-03-28T09:00:00.000Z', actor: 'Ibrahim Musa' }
const page = { current_page: 1, last_page: 1, per_page: 100 }
const shown = reply(registrations.showRegistration, registrationDetails())

it('shows the newest version beside what is recorded now, and another choice on demand', async () => {
  const { user, sent } = renderScreen(paths.versions(31), {
    as: 'admin',
    replies: [
      shown,
      reply(calls.listVersions, { ...page, total: 2, data: [approved, submitted] }),
      reply(calls.compareVersions, {
        ...page,
        total: 1,
        differences: 1,
        before: approved,
        after: null,
        data: [
          {
            part: 'facility',
            kind: 'changed',
            id: null,
            name: '',
            fields: [{ field: 'address', before: '12 Market Road', after: '14 Market Road' }],
          },
        ],
      }),
    ],
  })
  const facility = within(await screen.findByRole('region', { name: 'Facility' }))
  expect(facility.getByRole('row', { name: 'Address 12 Market Road 14 Market Road' })).toBeVisible()
  expect(screen.getByText('One thing differs.')).toBeVisible()
  expect(sent(calls.compareVersions).at(-1)?.query).toMatchObject({ before: '4', after: 'now' })
  await user.selectOptions(screen.getByLabelText('Later version'), '4')
  await user.selectOptions(screen.getByLabelText('Earlier version'), '3')
  await user.click(screen.getByLabelText('Show what is the same, too'))
  await waitFor(() =>
    expect(sent(calls.compareVersions).at(-1)?.query).toEqual({ before: '3', after: '4', all: 'yes', per_page: '100' }),
  )
})

it('says that nothing is stored before the first Submit', async () => {
  renderScreen(paths.versions(31), {
    as: 'admin',
    replies: [shown, reply(calls.listVersions, { ...page, total: 0, data: [] })],
  })
  expect(await screen.findByText('No version is stored yet')).toBeVisible()
})

it('keeps the versions and the page of a long comparison in the address', async () => {
  const later = { ...approved, reference: 'APP-2027-000005' }
  const { user, sent, address } = renderScreen(`${paths.versions(31)}?before=3&all=yes`, {
    as: 'admin',
    replies: [
      shown,
      reply(calls.listVersions, { ...page, total: 2, data: [later, submitted] }),
      reply(calls.compareVersions, {
        ...page,
        last_page: 2,
        total: 140,
        differences: 0,
        before: null,
        after: null,
        data: [],
      }),
    ],
  })
  expect(await screen.findByText('The two versions are the same.')).toBeVisible()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Compare versions of Sabongari Family Clinic' }),
  ).toBeVisible()
  expect(screen.getByLabelText('Earlier version')).toHaveValue('3')
  expect(screen.getByLabelText('Later version')).toHaveValue('now')
  expect(screen.getByLabelText('Show what is the same, too')).toBeChecked()
  const names = within(screen.getByLabelText('Later version')).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'As it is now',
    'Approved, 28 March 2026 at 10:00, Ibrahim Musa (APP-2027-000005)',
    'Submitted, 20 March 2026 at 10:00, Amina Bello (APP-2026-000031)',
  ])
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(address()).toBe(`${paths.versions(31)}?before=3&all=yes&page=2`))
  const query = { before: '3', after: 'now', all: 'yes', page: '2', per_page: '100' }
  expect(sent(calls.compareVersions).at(-1)?.query).toEqual(query)
  await user.click(screen.getByLabelText('Show what is the same, too'))
  await waitFor(() => expect(address()).toBe(`${paths.versions(31)}?before=3`))
})
