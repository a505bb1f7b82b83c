import { facilityDetails } from '@portal/contract/applications/registration-form.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { FacilityStep } from './facility-step.tsx'

it('asks for every detail of the facility that the paper form has, but for the state, which is that of the ministry', async () => {
  const { container } = renderComponent(<FacilityStep typed={{}} onTyped={() => {}} note={null} onNext={() => {}} />, {
    as: 'admin',
    replies: [
      reply(catalogue.listFacilityTypes, { data: [] }),
      reply(places.listHomeLgas, []),
      reply(places.listStates, { data: [] }),
    ],
  })
  await screen.findByRole('button', { name: 'Next' })
  const asked = [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  // The ticks of the working days have no name; they are asked for with the hours.
  const unnamed = ['facility_state_id', 'working_days']
  const details = Object.keys(facilityDetails.shape).filter((name) => !unnamed.includes(name))
  expect([...new Set(asked)].toSorted()).toEqual(details.toSorted())
})
