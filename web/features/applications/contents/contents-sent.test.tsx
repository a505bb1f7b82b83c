import { availableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { AvailableFacilitiesSection } from './available-facilities-section.tsx'
import { OperatingOfficerSection } from './operating-officer-section.tsx'
import { RefereeSection } from './referee-section.tsx'
import { StaffSection } from './staff-section.tsx'

type User = ReturnType<typeof renderComponent>['user']

/** Enters each text into the field with its label. */
async function fill(user: User, dialog: ReturnType<typeof within>, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await enterText(user, dialog.getByLabelText(label), text)
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('what is typed is sent under its own name', () => {
  it('of the available facilities', async () => {
    const details = registrationDetails({ available_facilities: null })
    const { user, sent } = renderComponent(<AvailableFacilitiesSection details={details} mayChange />, {
      as: 'user',
      replies: [reply(calls.saveAvailableFacilities, { data: exampleOf(availableFacilities) })],
    })
    await user.click(screen.getByRole('button', { name: 'Available Facilities Items' }))
    const dialog = await dialogNamed('Available Facilities Items')
    await dialog.findByLabelText('Bed capacity')
    await fill(user, dialog, {
      'Bed capacity': '21',
      'Number of wards': '4',
      'Number of consulting rooms': '5',
      'Number of toilets': '7',
      'Source of water': 'Well',
      'Electricity supply': 'Solar',
      'Mode of waste management': 'Burial',
    })
    await user.click(dialog.getByLabelText('Paper based'))
    await user.click(dialog.getByLabelText('Theatre'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.saveAvailableFacilities)).toHaveLength(1))
    expect(sent(calls.saveAvailableFacilities)[0]?.body).toEqual({
      facility_id: 12,
      bed_space_capacity: 21,
      no_of_wards: 4,
      no_of_consulting_rooms: 5,
      no_of_toilets: 7,
      source_of_water: 'Well',
      electricity_supply: 'Solar',
      mode_of_waste_management: 'Burial',
      medical_record: 'paper based',
      available_fac: ['Theatre'],
    })
  })

  it('of the operating officer', async () => {
    const type = { ...exampleOf(facilityType), asks_folio: true, asks_additional_mdcn: true }
    const details = registrationDetails({ operatingOff: null }, {}, { facility_types: type })
    const { user, sent } = renderComponent(<OperatingOfficerSection details={details} mayChange />, {
      as: 'user',
      replies: [reply(calls.saveOperatingOfficer, { data: exampleOf(operatingOfficer) })],
    })
    await user.click(screen.getByRole('button', { name: 'Add Operational Officer' }))
    const dialog = await dialogNamed('Add Operational Officer')
    await fill(user, dialog, {
      'Full name': 'Dr Musa Bala',
      'Phone number': '0802 345 6789',
      Email: 'musa@example.com',
      'Highest qualification': 'MBBS',
      'Year of graduation': '2011',
      'Additional qualification (optional)': 'FMCP',
      'FOLIO number (optional)': '45678',
      'MDCN registration number (optional)': '11111',
      'Additional MDCN qualification number (optional)': '22222',
      'Workplace address (optional)': '3 Tunga Street, Minna',
      'Previous experience (optional)': 'General Hospital Bida',
    })
    await user.click(dialog.getByLabelText('Self-employed'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(calls.saveOperatingOfficer)).toHaveLength(1))
    expect(sent(calls.saveOperatingOfficer)[0]?.body).toEqual({
      facility_id: 12,
      full_name: 'Dr Musa Bala',
      phone_number: '0802 345 6789',
      email_add: 'musa@example.com',
      highest_qualification: 'MBBS',
      year_of_graduation: 2011,
      additional_qualification: 'FMCP',
      folio_number: '45678',
      cert_reg_no: '11111',
      additional_mdcn_qualification: '22222',
      employment_status: 'Self-employed',
      work_place_address: '3 Tunga Street, Minna',
      previous_working_experience: 'General Hospital Bida',
    })
  })

  it('of a referee, whose owner is never asked for a verdict', async () => {
    const { user, sent } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [] })} mayChange />,
      { as: 'user', replies: [reply(rowCalls.addReferee, { data: exampleOf(referee) })] },
    )
    await user.click(screen.getByRole('button', { name: 'Add Referee' }))
    const dialog = await dialogNamed('Add Referee')
    await fill(user, dialog, {
      'Full name': 'Usman Danjuma',
      'Phone number': '0802 345 6789',
      Occupation: 'Teacher',
      'Designation (optional)': 'Headmaster',
      'How long have they known the applicant?': '8 years',
    })
    await user.click(dialog.getByRole('button', { name: 'Add referee' }))
    await waitFor(() => expect(sent(rowCalls.addReferee)).toHaveLength(1))
    expect(sent(rowCalls.addReferee)[0]?.body).toEqual({
      facility_id: 12,
      full_name: 'Usman Danjuma',
      phone_number: '0802 345 6789',
      occupation: 'Teacher',
      designation: 'Headmaster',
      duration_of_acquaintance: '8 years',
    })
  })

  it('of a member of staff with a rank, and of each person who is corrected the own values', async () => {
    const bala = { ...exampleOf(staff), id: 21, full_name: 'Bala Yusuf', rank: 'Driver I', time: 'part time' as const }
    const { user, sent } = renderComponent(
      <StaffSection details={registrationDetails({ staffs: [exampleOf(staff), bala] })} mayChange />,
      { as: 'user', replies: [reply(rowCalls.changeStaff, { data: bala })] },
    )
    await user.click(screen.getByRole('button', { name: 'Edit Bala Yusuf' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText('Rank (optional)')).toHaveValue('Driver I')
    await user.clear(dialog.getByLabelText('Rank (optional)'))
    await enterText(user, dialog.getByLabelText('Rank (optional)'), 'Driver II')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(rowCalls.changeStaff)).toHaveLength(1))
    expect(sent(rowCalls.changeStaff)[0]).toMatchObject({
      path: '/api/staffs/21',
      body: { full_name: 'Bala Yusuf', rank: 'Driver II', time: 'part time' },
    })
  })
})
