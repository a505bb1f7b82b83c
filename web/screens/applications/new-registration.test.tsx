import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { workingDays } from '@portal/domain/facilities/operating-hours.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aRegistration } from '../../testing/facilities.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { registrationDetails, registrationReplies } from '../../testing/registration-details.ts'
import { renderScreen } from '../../testing/render.tsx'

const choices: FakeReply[] = [
  reply(catalogue.listFacilityTypes, {
    data: [{ ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true }],
  }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
  reply(places.listStates, {
    data: [
      { id: 1, name: 'Abia' },
      { id: 27, name: 'Niger' },
    ],
  }),
  reply(places.listLgas, { data: [{ id: 3, list: 'Aba North', state_id: 1 }] }, ({ path }) => path.endsWith('/1')),
  reply(places.listLgas, { data: [{ id: 541, list: 'Bida', state_id: 27 }] }, ({ path }) => path.endsWith('/27')),
  reply(places.listWards, { data: [{ id: 6214, name: 'Sabongari', local_gov_area_id: 544 }] }, ({ path }) =>
    path.endsWith('/544'),
  ),
  reply(places.listWards, { data: [{ id: 12, name: 'Eziama', local_gov_area_id: 3 }] }),
]

const facility = {
  facility_type_id: 2,
  company_name: 'Sabongari Family Clinic',
  facility_address: '14 Bosso Road, Minna',
  facility_state_id: 27,
  facility_local_gov_area_id: 544,
  facility_ward_id: 6214,
  facility_phone_number: '0803 123 4567',
  hours_of_operation: '08:00AM-8:00AM',
  working_days: 'Monday,Saturday',
}

const applicant = {
  first_name: 'Amina',
  last_name: 'Bello',
  date_of_birth: '1985-04-27',
  educational_qualification: 'MBBS',
  employment_status: 'Self-employed',
  state_id: 1,
  local_gov_area_id: 3,
  ward_id: 12,
  phone_number: '0803 765 4321',
  email: 'amina.bello@example.com',
  address: '3 Tunga Street, Minna',
}

function show(...replies: FakeReply[]) {
  return renderScreen(paths.newRegistration(), { as: 'admin', replies: [...choices, ...replies] })
}

type User = ReturnType<typeof show>['user']

async function choose(user: User, label: string | RegExp, choice: string) {
  await screen.findByRole('option', { name: choice })
  await user.selectOptions(screen.getByLabelText(label), choice)
}

async function fillInFacility(user: User) {
  await choose(user, 'Type of facility', 'Private Clinic')
  await enterText(user, screen.getByLabelText('Proposed name of the facility'), facility.company_name)
  await enterText(user, screen.getByLabelText('Address'), facility.facility_address)
  await choose(user, /LGA/, 'Chanchaga')
  await choose(user, 'Ward (optional)', 'Sabongari')
  await enterText(user, screen.getByLabelText('Phone number'), facility.facility_phone_number)
  await user.click(screen.getByRole('radio', { name: '08:00AM-8:00AM' }))
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
}

async function fillInApplicant(user: User) {
  await enterText(user, await screen.findByLabelText('First name'), applicant.first_name)
  await enterText(user, screen.getByLabelText('Last name'), applicant.last_name)
  await enterText(user, screen.getByLabelText('Date of birth'), '27/4/1985')
  await enterText(user, screen.getByLabelText('Educational qualification'), applicant.educational_qualification)
  await user.click(screen.getByRole('radio', { name: applicant.employment_status }))
  await enterText(user, screen.getByLabelText('Mobile number'), applicant.phone_number)
  await enterText(user, screen.getByLabelText('Email'), applicant.email)
  await enterText(user, screen.getByLabelText('Full address'), applicant.address)
  await choose(user, 'State of origin', 'Abia')
  await choose(user, /LGA/, 'Aba North')
  await choose(user, 'Ward (optional)', 'Eziama')
}

async function proceed(user: User) {
  await fillInFacility(user)
  await fillInApplicant(user)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
}

const registered = (warnings: string[] = []) =>
  reply(calls.registerFacility, { registration: aRegistration({ id: 31 }), warnings })

describe('New Registration', () => {
  it('sends both steps together and opens the registration, with a message and the warnings', async () => {
    const warning = 'Another facility of this name is recorded in this LGA.'
    const { user, sent, address } = show(registered([warning]), ...registrationReplies(registrationDetails()))
    await proceed(user)
    expect(await screen.findByText('You have successfully added your Facility')).toBeVisible()
    await waitFor(() => expect(address()).toBe(paths.registration(31)))
    expect(sent(calls.registerFacility).map(({ body }) => body)).toEqual([{ ...facility, ...applicant }])
    expect(sent(calls.registerFacility)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(await screen.findByText(warning)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Sabongari Family Clinic was added. Please check:' })).toBeVisible()
  })

  it('offers the hours with their labels, and the seven days', async () => {
    show()
    const hours = within(await screen.findByRole('group', { name: 'Hours of operation' }))
    const labels = ['08:00AM-8:00AM', '08:00AM-10:00PM', '08:00AM-5:00PM', '08:00AM-7:00PM']
    for (const name of labels) expect(hours.getByRole('radio', { name })).toBeVisible()
    const days = within(screen.getByRole('group', { name: 'Working days' }))
    for (const name of workingDays) expect(days.getByRole('checkbox', { name })).toBeVisible()
  })

  it('shows the state of the facility as read-only', async () => {
    show()
    expect(await screen.findByText('Niger')).toBeVisible()
    expect(screen.getByText('Niger').closest('dl')).toHaveTextContent('StateNiger')
    expect(screen.queryByRole('combobox', { name: /State/ })).toBeNull()
  })

  it('reports missing fields of step 1 before step 2', async () => {
    const { user, address } = show()
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(within(summary).getByRole('link', { name: 'Choose the working days' })).toBeVisible()
    expect(summary.querySelectorAll('li')).toHaveLength(7)
    expect(address()).toBe(paths.newRegistration())
  })

  it('keeps the typed values of both steps, also after Back', async () => {
    const { user, address } = show()
    await fillInFacility(user)
    await enterText(user, await screen.findByLabelText('First name'), 'Amina')
    await choose(user, 'State of origin', 'Abia')
    await choose(user, /LGA/, 'Aba North')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByLabelText('Proposed name of the facility')).toHaveValue(facility.company_name)
    expect(screen.getByLabelText('Ward (optional)')).toHaveValue('6214')
    expect(screen.getByRole('checkbox', { name: 'Saturday' })).toBeChecked()
    expect(address()).toBe(paths.newRegistration())
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    expect(screen.getByLabelText('State of origin')).toHaveValue('1')
    expect(screen.getByLabelText(/LGA/)).toHaveValue('3')
  })

  it('starts at step 1 even at the URL of step 2', async () => {
    renderScreen(paths.newRegistrationStep('applicant'), { as: 'admin', replies: choices })
    expect(await screen.findByLabelText('Proposed name of the facility')).toBeVisible()
    expect(screen.getByText('Facility Details').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('saves both steps as one draft, until it is sent', async () => {
    const { user, sent } = show(registered(), ...registrationReplies(registrationDetails()))
    await fillInFacility(user)
    await enterText(user, await screen.findByLabelText('First name'), 'Amina')
    expect(await screen.findByText('Draft saved.')).toBeVisible()
    const { facility_state_id, ...typed } = facility
    await waitFor(() =>
      expect(sent(drafts.saveDraft).at(-1)?.body).toEqual({ value: { ...typed, first_name: 'Amina' } }),
    )
    await fillInApplicant(user)
    await user.click(screen.getByRole('button', { name: 'Proceed' }))
    await waitFor(() => expect(sent(drafts.discardDraft)).toHaveLength(1))
    expect(sent(drafts.discardDraft)[0]?.path).toBe('/api/drafts/new-registration')
  })

  it('is restored after a reload, at the same step', async () => {
    const { facility_state_id, ...typed } = facility
    const value = { ...typed, first_name: 'Amina', state_id: 1, local_gov_area_id: 3 }
    const { user, address, sent } = renderScreen(paths.newRegistrationStep('applicant'), {
      as: 'admin',
      replies: [...choices, reply(drafts.showDraft, { data: { value, updated_at: '2026-05-03T08:15:00.000Z' } })],
    })
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    expect(await screen.findByRole('option', { name: 'Aba North' })).toBeVisible()
    expect(screen.getByLabelText(/LGA/)).toHaveValue('3')
    expect(screen.getByText(/We kept what you typed on/)).toHaveTextContent('3 May 2026 at 09:15')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByLabelText('Proposed name of the facility')).toHaveValue(facility.company_name)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByLabelText('Proposed name of the facility')).toHaveValue('')
    await waitFor(() => expect(address()).toBe(paths.newRegistration()))
    await waitFor(() => expect(sent(drafts.discardDraft)).toHaveLength(1))
  })

  it("shows Error, and the server's error beside a field of the applicant", async () => {
    const errors = { local_gov_area_id: ['Choose an LGA of this state'] }
    const { user } = show(
      refusal(calls.registerFacility, {
        code: 'invalid_input',
        status: 422,
        message: 'Check what you entered',
        errors,
      }),
    )
    await proceed(user)
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose an LGA of this state' })).toBeVisible()
    expect(screen.getByLabelText(/LGA/)).toHaveAccessibleDescription('Choose an LGA of this state')
    expect(screen.getByLabelText('First name')).toHaveValue('Amina')
  })

  it('returns to step 1 if the server refuses one of its fields', async () => {
    const errors = { facility_ward_id: ['This ward is not in this LGA'], email: ['Enter another email address'] }
    const { user, address } = show(
      refusal(calls.registerFacility, {
        code: 'invalid_input',
        status: 422,
        message: 'Check what you entered',
        errors,
      }),
    )
    await proceed(user)
    expect(await screen.findByText('Error')).toBeVisible()
    expect(await screen.findByLabelText('Proposed name of the facility')).toHaveValue(facility.company_name)
    expect(await screen.findByRole('alert')).toHaveTextContent('This ward is not in this LGA')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('Ward (optional)')).toHaveAccessibleDescription('This ward is not in this LGA')
    expect(address()).toBe(paths.newRegistration())
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByLabelText('Full address')).toHaveValue(applicant.address)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not for owners', async () => {
    renderScreen(paths.newRegistration(), { as: 'user' })
    expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
  })
})
