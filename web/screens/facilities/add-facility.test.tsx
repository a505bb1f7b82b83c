import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { lga } from '@portal/contract/places/lga.ts'
import { ward } from '@portal/contract/places/ward.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration, facilityPage } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply, wait } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const hospital = {
  ...exampleOf(facilityType),
  id: 1,
  category_list: 'Private Hospital',
  definition: 'Premises with beds.',
}
const clinic = {
  ...exampleOf(facilityType),
  id: 2,
  category_list: 'Private Clinic',
  definition: 'Premises without beds.',
}

const choices: FakeReply[] = [
  reply(catalogue.listFacilityTypes, { data: [hospital, clinic].map((type) => ({ ...type, is_offered: true })) }),
  reply(places.listHomeLgas, [exampleOf(lga), { id: 541, list: 'Bida', state_id: 27 }]),
  reply(places.listWards, { data: [exampleOf(ward)] }, ({ path }) => path.endsWith('/544')),
  reply(places.listWards, { data: [{ id: 1, name: 'Bariki', local_gov_area_id: 541 }] }),
]

const dashboardReplies: FakeReply[] = [
  reply(calls.listFacilities, facilityPage([aFacility()])),
  reply(dashboard.showSummary, {
    facility_total: 1,
    facility_active: 0,
    facility_restricted: 0,
    facility_closed: 0,
    facility_provisional: 0,
    facility_pending: 0,
    facility_expired: 0,
    registrations: 0,
    renewals: 0,
    penalties: 0,
  }),
]

type User = ReturnType<typeof renderScreen>['user']

async function choose(user: User, label: string | RegExp, choice: string) {
  await screen.findByRole('option', { name: choice })
  await user.selectOptions(screen.getByLabelText(label), choice)
}

async function fillIn(user: User) {
  await enterText(user, await screen.findByLabelText('Facility name'), 'Sabongari Family Clinic')
  await choose(user, 'Type of facility', 'Private Clinic')
  await enterText(user, screen.getByLabelText("Owner's name"), 'Amina Bello')
  await enterText(user, screen.getByLabelText('Phone number'), '0803 123 4567')
  await enterText(user, screen.getByLabelText('CAC number (optional)'), 'RC1234567')
  await enterText(user, screen.getByLabelText('Address'), '14 Bosso Road, Minna')
  await choose(user, /LGA/, 'Chanchaga')
  await choose(user, 'Ward (optional)', 'Sabongari')
}

describe('adding a facility', () => {
  it('sends the form, shows a message and opens the dashboard', async () => {
    const added = reply(calls.addFacility, { data: aFacility(), warnings: [] })
    const { user, sent, address } = renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [...choices, added, ...dashboardReplies],
    })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(
      await screen.findByText('You have successfully added your Facility. Now start the registation'),
    ).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.overview()))
    expect(sent(calls.addFacility).map(({ body }) => body)).toEqual([
      {
        company_name: 'Sabongari Family Clinic',
        facility_type_id: 2,
        owner_name: 'Amina Bello',
        phone_number: '0803 123 4567',
        cac: 'RC1234567',
        address: '14 Bosso Road, Minna',
        local_gov_area_id: 544,
        ward_id: 6214,
      },
    ])
    expect(screen.queryByText(/Please check/)).toBeNull()
  })

  it('offers on the dashboard to start the registration of the new facility', async () => {
    const added = reply(calls.addFacility, { data: aFacility(), warnings: [] })
    const started = reply(registrations.startRegistration, { data: aRegistration() })
    const { user, sent } = renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [...choices, added, started, ...dashboardReplies, wait(calls.showFacility)],
    })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const notice = within(await screen.findByRole('region', { name: 'Sabongari Family Clinic was added' }))
    await user.click(notice.getByRole('button', { name: 'Start Registration' }))
    await waitFor(() => expect(sent(registrations.startRegistration)[0]?.body).toEqual({ facility_id: 12 }))
  })

  it('shows the warnings on the dashboard until they are closed', async () => {
    const warning = 'Another facility is recorded with this CAC number.'
    const added = reply(calls.addFacility, { data: aFacility(), warnings: [warning] })
    const { user } = renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [...choices, added, ...dashboardReplies],
    })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(warning)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Sabongari Family Clinic was added. Please check:' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close this notice' }))
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
  })

  it('shows the definition of the chosen type', async () => {
    const { user } = renderScreen(paths.addFacility(), { as: 'user', replies: choices })
    await choose(user, 'Type of facility', 'Private Hospital')
    expect(screen.getByText('Premises with beds.')).toBeVisible()
    await choose(user, 'Type of facility', 'Private Clinic')
    expect(screen.getByText('Premises without beds.')).toBeVisible()
    expect(screen.queryByText('Premises with beds.')).toBeNull()
  })

  it('lists the wards of the chosen LGA, and clears the ward when the LGA changes', async () => {
    const { user } = renderScreen(paths.addFacility(), { as: 'user', replies: choices })
    expect(await screen.findByLabelText('Ward (optional)')).toBeDisabled()
    await choose(user, /LGA/, 'Chanchaga')
    await choose(user, 'Ward (optional)', 'Sabongari')
    await choose(user, /LGA/, 'Bida')
    expect(await screen.findByRole('option', { name: 'Bariki' })).toBeVisible()
    expect(screen.getByLabelText('Ward (optional)')).toHaveValue('')
  })

  it('sends no ward of the LGA that was chosen before', async () => {
    const added = reply(calls.addFacility, { data: aFacility(), warnings: [] })
    const { user, sent } = renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [...choices, added, ...dashboardReplies],
    })
    await fillIn(user)
    await choose(user, /LGA/, 'Bida')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent(calls.addFacility)).toHaveLength(1))
    expect(sent(calls.addFacility)[0]?.body).not.toHaveProperty('ward_id')
  })

  it('reports missing fields without a request; website, CAC number and ward are optional', async () => {
    const { user, sent } = renderScreen(paths.addFacility(), { as: 'user', replies: choices })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(summary).toHaveTextContent('Enter the facility name')
    expect(summary.querySelectorAll('li')).toHaveLength(6)
    expect(sent(calls.addFacility)).toHaveLength(0)
  })

  it("shows the server's error beside its field and keeps the typed values", async () => {
    const refused = refusal(calls.addFacility, {
      code: 'invalid_input',
      status: 422,
      message: 'Check the form',
      errors: { ward_id: ['This ward is not in this LGA'] },
    })
    const { user } = renderScreen(paths.addFacility(), { as: 'user', replies: [...choices, refused] })
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('link', { name: 'This ward is not in this LGA' })).toBeVisible()
    expect(screen.getByLabelText('Ward (optional)')).toHaveAccessibleDescription('This ward is not in this LGA')
    expect(screen.getByLabelText('Facility name')).toHaveValue('Sabongari Family Clinic')
  })

  it('restores the draft with its ward, and deletes the draft after success', async () => {
    const value = { company_name: 'Alheri', local_gov_area_id: 544, ward_id: 6214 }
    const storedDraft = reply(drafts.showDraft, { data: { value, updated_at: '2026-05-03T08:15:00.000Z' } })
    const added = reply(calls.addFacility, { data: aFacility(), warnings: [] })
    const { user, sent } = renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [storedDraft, ...choices, added, ...dashboardReplies],
    })
    expect(await screen.findByLabelText('Facility name')).toHaveValue('Alheri')
    await screen.findByRole('option', { name: 'Sabongari' })
    expect(screen.getByLabelText('Ward (optional)')).toHaveValue('6214')
    await user.clear(screen.getByLabelText('Facility name'))
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(sent(drafts.discardDraft).map(({ path }) => path)).toEqual(['/api/drafts/add-facility']))
  })

  it('takes out of a draft the LGA and the ward that were retired meanwhile', async () => {
    const retired_at = '2026-05-03T09:00:00.000Z'
    const value = { company_name: 'Alheri', local_gov_area_id: 541, ward_id: 1 }
    renderScreen(paths.addFacility(), {
      as: 'user',
      replies: [
        reply(drafts.showDraft, { data: { value, updated_at: '2026-05-03T08:15:00.000Z' } }),
        reply(places.listHomeLgas, [exampleOf(lga), { id: 541, list: 'Bida', state_id: 27, retired_at }]),
        reply(places.listWards, { data: [{ id: 1, name: 'Bariki', local_gov_area_id: 541 }] }),
        ...choices,
      ],
    })
    expect(await screen.findByRole('option', { name: exampleOf(lga).list })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Bida' })).toBeNull()
    expect(await screen.findByRole('option', { name: 'Choose the LGA first' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Bariki' })).toBeNull()
  })

  it('is not for officers', async () => {
    renderScreen(paths.addFacility(), { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
