import { person } from '@portal/contract/applications/person.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EditApplicant } from '../../features/applications/registrations/edit-applicant.tsx'
import { EditFacility } from '../../features/facilities/details/edit-facility.tsx'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility, aRegistration } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'

const wards = reply(places.listWards, { data: [{ id: 6214, name: 'Sabongari', local_gov_area_id: 544 }] })
const choices = [
  reply(catalogue.listFacilityTypes, { data: [] }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
  reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
  reply(places.listLgas, { data: [{ id: 544, list: 'Chanchaga', state_id: 27 }] }),
  wards,
]

describe('the details of a facility', () => {
  const facility = aFacility({ registration: aRegistration() })

  it('are corrected with a reason of an officer, in place of the version that was seen, with its ward', async () => {
    const { user, sent } = renderComponent(<EditFacility facility={facility} hasOwner onClose={() => {}} />, {
      as: 'admin',
      replies: [...choices, reply(calls.changeFacility, { data: facility, warnings: [] })],
    })
    const name = await screen.findByLabelText('Facility name')
    await user.clear(name)
    await enterText(user, name, 'Sabongari Hospital')
    await screen.findByRole('option', { name: 'Sabongari' })
    await enterText(user, screen.getByLabelText('Reason for the change'), 'As on its certificate')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.changeFacility)).toHaveLength(1))
    expect(sent(calls.changeFacility)[0]).toMatchObject({
      path: '/api/facilities/12',
      headers: { 'if-match': '"2026-03-02T08:15:00.000Z"' },
      body: { company_name: 'Sabongari Hospital', ward_id: facility.ward_id, reason: 'As on its certificate' },
    })
  })

  it.each([
    ['is asked before the registration is started', null, 1],
    ['is not asked while one is open', aRegistration(), 0],
    ['is asked again after one has ended', aRegistration({ ended_at: '2026-04-01T09:00:00.000Z' }), 1],
  ])('the type %s', async (_, registration, fields) => {
    const one = aFacility({ registration })
    renderComponent(<EditFacility facility={one} hasOwner={false} onClose={() => {}} />, {
      as: 'user',
      replies: choices,
    })
    await screen.findByLabelText('Facility name')
    expect(screen.queryAllByLabelText('Type of facility')).toHaveLength(fields)
  })
})

it('the details of an applicant are corrected with those of the account, in place of the version that was seen', async () => {
  const employment = { address: '1 Main Street', experience: 'General Hospital Minna, 2011 to 2018' }
  const applicant = { ...exampleOf(person), employment }
  const { user, sent } = renderComponent(
    <EditApplicant registrationId={31} applicant={applicant} hasOwner onClose={() => {}} />,
    { as: 'user', replies: [...choices, reply(calls.changeApplicant, { data: applicant })] },
  )
  expect(await screen.findByLabelText(/^Experience/)).toHaveValue('General Hospital Minna, 2011 to 2018')
  await screen.findByRole('option', { name: 'Sabongari' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(calls.changeApplicant)).toHaveLength(1))
  expect(sent(calls.changeApplicant)[0]).toMatchObject({
    path: '/api/registrations/31/applicant',
    headers: { 'if-match': '"2026-03-11T10:00:00.000Z"' },
    body: { employment_experience: 'General Hospital Minna, 2011 to 2018', ward_id: 6214 },
  })
})
