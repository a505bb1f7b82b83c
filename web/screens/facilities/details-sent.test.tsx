import { person } from '@portal/contract/applications/person.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import { addFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditApplicant } from '../../features/applications/registrations/edit-applicant.tsx'
import { AddFacilityForm } from '../../features/facilities/details/add-facility-form.tsx'
import { EditFacility } from '../../features/facilities/details/edit-facility.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility } from '../../testing/facilities.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'
import { factsShown } from '../../testing/shown.ts'
import { enterDate } from '../../testing/typed-date.ts'

const clinic = { ...exampleOf(facilityType), id: 2, category_list: 'Private Clinic', is_offered: true }
const choices = [
  reply(catalogue.listFacilityTypes, { data: [clinic] }),
  reply(places.listHomeLgas, [{ id: 544, list: 'Chanchaga', state_id: 27 }]),
  reply(places.listStates, { data: [{ id: 27, name: 'Niger' }] }),
  reply(places.listLgas, { data: [{ id: 544, list: 'Chanchaga', state_id: 27 }] }),
  reply(places.listWards, { data: [{ id: 6214, name: 'Sabongari', local_gov_area_id: 544 }] }),
]

type User = ReturnType<typeof renderComponent>['user']

/** Replaces the texts of fields by their labels. */
async function replace(user: User, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await enterText(user, field, text)
  }
}

it('the details of a facility are each under their own name', () => {
  const { unmount } = renderComponent(
    <FacilityDetails facility={aFacility({ postal_address: 'PMB 42, Minna' })} edit={{ hasOwner: true }} />,
    { as: 'user' },
  )
  expect(factsShown()).toEqual([
    'Facility name: Sabongari Family Clinic',
    'Category: Private Clinic',
    'Owner: Amina Bello',
    'Phone number: +234 803 123 4567',
    'Email: desk@sabongariclinic.example',
    'Website: https://www.sabongariclinic.example',
    'CAC number: RC1234567',
    'LGA: Chanchaga',
    'Ward: Sabongari',
    'Address: 14 Bosso Road, Minna',
    'Postal address: PMB 42, Minna',
    'Position (GPS): 9.61390, 6.55690',
    'Working days: Monday, Tuesday, Wednesday, Thursday, Friday',
    'Hours of operation: 08:00AM-8:00AM (24 hours)',
  ])
  expect(screen.getByRole('link', { name: /9\.6139/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=9.6139&mlon=6.5569#map=17/9.6139/6.5569',
  )
  expect(screen.getByRole('button', { name: 'Edit facility details' })).toBeVisible()
  unmount()
  renderComponent(<FacilityDetails facility={aFacility({ website: null, latitude: null, longitude: null })} />)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('a facility is added with its website and its position', async () => {
  const added: unknown[] = []
  const { user, sent } = renderComponent(<AddFacilityForm onAdded={(one) => added.push(one)} />, {
    as: 'user',
    replies: [...choices, reply(addFacility, { data: aFacility(), warnings: ['Check the CAC number.'] })],
  })
  await replace(user, {
    'Facility name': 'Alheri Clinic',
    "Owner's name": 'Musa Ali',
    'Phone number': '0802 345 6789',
    'Website (optional)': 'www.alheri.example',
    Address: '3 Tunga Street, Minna',
    'Latitude (optional)': '9.7',
    'Longitude (optional)': '6.6',
  })
  await screen.findByRole('option', { name: 'Private Clinic' })
  await user.selectOptions(screen.getByLabelText('Type of facility'), 'Private Clinic')
  await screen.findByRole('option', { name: 'Chanchaga' })
  await user.selectOptions(screen.getByLabelText('Local government area (LGA)'), 'Chanchaga')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(added).toEqual([{ name: 'Sabongari Family Clinic', warnings: ['Check the CAC number.'], facilityId: 12 }]),
  )
  expect(sent(addFacility)[0]?.body).toEqual({
    company_name: 'Alheri Clinic',
    facility_type_id: 2,
    owner_name: 'Musa Ali',
    phone_number: '0802 345 6789',
    website: 'www.alheri.example',
    address: '3 Tunga Street, Minna',
    local_gov_area_id: 544,
    latitude: '9.7',
    longitude: '6.6',
  })
})

it('every detail of a facility can be corrected', async () => {
  const { user, sent } = renderComponent(<EditFacility facility={aFacility()} hasOwner onClose={() => {}} />, {
    as: 'user',
    replies: [...choices, reply(calls.changeFacility, { data: aFacility(), warnings: [] })],
  })
  await replace(user, {
    'Facility name': 'Alheri Clinic',
    "Owner's name": 'Musa Ali',
    'Phone number': '0802 345 6789',
    'Email (optional)': 'desk@alheri.example',
    'Website (optional)': 'https://www.alheri.example',
    'CAC number (optional)': 'RC7654321',
    Address: '3 Tunga Street, Minna',
    'Postal address (optional)': 'PMB 7, Minna',
    'Latitude (optional)': '9.7',
    'Longitude (optional)': '6.6',
  })
  await screen.findByRole('option', { name: 'Sabongari' })
  await user.click(screen.getByLabelText('08:00AM-5:00PM'))
  await user.click(screen.getByLabelText('Saturday'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(calls.changeFacility)).toHaveLength(1))
  expect(sent(calls.changeFacility)[0]?.body).toMatchObject({
    company_name: 'Alheri Clinic',
    facility_type_id: 2,
    owner_name: 'Musa Ali',
    phone_number: '0802 345 6789',
    facility_email: 'desk@alheri.example',
    website: 'https://www.alheri.example',
    cac: 'RC7654321',
    address: '3 Tunga Street, Minna',
    postal_address: 'PMB 7, Minna',
    local_gov_area_id: 544,
    ward_id: 6214,
    latitude: '9.7',
    longitude: '6.6',
    hours_of_operation: '08:00AM-5:00PM',
    working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  })
})

it('every detail of an applicant can be corrected', async () => {
  const { user, sent } = renderComponent(
    <EditApplicant registrationId={31} applicant={exampleOf(person)} hasOwner onClose={() => {}} />,
    { as: 'user', replies: [...choices, reply(calls.changeApplicant, { data: exampleOf(person) })] },
  )
  await replace(user, {
    'First name': 'Musa',
    'Last name': 'Ali',
    'Educational qualification (optional)': 'BNSc',
    'Professional certificate (optional)': 'NMCN',
    'Certificate number (optional)': 'N/1',
    'Current employment (optional)': 'Matron',
    'Address of the place of work (optional)': '1 Hospital Road, Bida',
    'Experience (optional)': 'General Hospital Bida',
    'Mobile number': '0802 345 6789',
    Email: 'musa@example.com',
    'Full address (optional)': '5 Market Road, Bida',
  })
  await enterDate(user, screen.getByRole('textbox', { name: /^Date of birth/ }), '1/2/1980')
  await enterDate(user, screen.getByRole('textbox', { name: /^Date of the qualification/ }), '3/4/2005')
  await user.click(screen.getByLabelText('Employed'))
  await screen.findByRole('option', { name: 'Sabongari' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(calls.changeApplicant)).toHaveLength(1))
  expect(sent(calls.changeApplicant)[0]?.body).toMatchObject({
    first_name: 'Musa',
    last_name: 'Ali',
    date_of_birth: '1980-02-01',
    educational_qualification: 'BNSc',
    qualification_date: '2005-04-03',
    certificate_name: 'NMCN',
    certificate_number: 'N/1',
    employment_status: 'Employed',
    current_employment: 'Matron',
    emp_address: '1 Hospital Road, Bida',
    employment_address: null,
    employment_experience: 'General Hospital Bida',
    phone_number: '0802 345 6789',
    email: 'musa@example.com',
    address: '5 Market Road, Bida',
    state_id: 27,
    local_gov_area_id: 544,
    ward_id: 6214,
  })
})
