import { availableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { discardDraft, showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { availableItems } from '@portal/domain/applications/available-items.ts'
import { cadreNames } from '@portal/domain/applications/staff-cadres.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { AvailableFacilitiesSection } from './available-facilities-section.tsx'
import { OperatingOfficerSection } from './operating-officer-section.tsx'
import { RefereeSection } from './referee-section.tsx'
import { StaffSection } from './staff-section.tsx'

describe('Add Staff', () => {
  const open = async () => {
    const scene = renderComponent(<StaffSection details={registrationDetails({ staffs: [] })} mayChange />, {
      replies: [reply(rowCalls.addStaff, { data: exampleOf(staff) })],
    })
    await scene.user.click(screen.getByRole('button', { name: 'Add Staff' }))
    return scene
  }

  it('offers the 15 cadres for a professional', async () => {
    const { user, sent } = await open()
    await enterText(user, screen.getByLabelText('Full name'), 'Hauwa Sani')
    await enterText(user, screen.getByLabelText('Phone number'), '0805 987 6543')
    await user.click(screen.getByLabelText('Professional'))
    const cadre = screen.getByLabelText('Cadre')
    expect(
      within(cadre)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(cadreNames)
    await user.selectOptions(cadre, 'Nurses/Midwives')
    await enterText(user, screen.getByLabelText('Highest qualification'), 'BNSc')
    await user.click(screen.getByLabelText('Full time'))
    await user.click(screen.getByRole('button', { name: 'Add staff' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(sent(rowCalls.addStaff)[0]?.body).toEqual({
      facility_id: 12,
      full_name: 'Hauwa Sani',
      phone_number: '0805 987 6543',
      staff_category_type: 'Professional',
      cadre: 'Nurses/Midwives',
      highest_qualification: 'BNSc',
      time: 'full time',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open and empty for another person, whose draft is new, even after a double click', async () => {
    const typed = { full_name: 'Hauwa Sani', phone_number: '08059876543', highest_qualification: 'BNSc' }
    const value = { ...typed, staff_category_type: 'Non-professional', cadre: 'Driver', time: 'full time' }
    const draft = { value, updated_at: '2026-05-03T08:15:00.000Z' }
    const { user, sent } = renderComponent(<StaffSection details={registrationDetails({ staffs: [] })} mayChange />, {
      replies: [reply(rowCalls.addStaff, { data: exampleOf(staff) }), reply(showDraft, { data: draft })],
    })
    await user.click(screen.getByRole('button', { name: 'Add Staff' }))
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Hauwa Sani'))
    await user.dblClick(screen.getByRole('button', { name: 'Save and add another' }))
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue(''))
    expect(screen.getByLabelText('Full name')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(screen.getByLabelText('Non-professional')).not.toBeChecked()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent(rowCalls.addStaff).map(({ body }) => body)).toEqual([{ ...value, facility_id: 12 }])
    expect(sent(discardDraft).map(({ path }) => path)).toEqual(['/api/drafts/staffs-12'])
  })

  it('has a text field Designation for others, and clears the chosen cadre', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText('Professional'))
    await user.selectOptions(screen.getByLabelText('Cadre'), 'Pharmacist')
    await user.click(screen.getByLabelText('Non-professional'))
    expect(screen.getByLabelText('Designation')).toHaveValue('')
  })

  it('requires the category before the cadre, and reports missing fields', async () => {
    const { user, sent } = await open()
    expect(screen.getByRole('option', { name: 'Choose the category first' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add staff' }))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: 'Choose full time or part time' })).toBeVisible()
    expect(sent(rowCalls.addStaff)).toHaveLength(0)
  })

  it("shows the server's refusal and keeps the typed values", async () => {
    const message = 'This cannot be changed while the ministry decides.'
    const { user } = renderComponent(<RefereeSection details={registrationDetails({ referees: [] })} mayChange />, {
      replies: [refusal(rowCalls.addReferee, { code: 'action_not_offered', status: 409, message })],
    })
    await user.click(screen.getByRole('button', { name: 'Add Referee' }))
    await enterText(user, screen.getByLabelText('Full name'), 'Usman Danjuma')
    await enterText(user, screen.getByLabelText('Phone number'), '08023456789')
    await enterText(user, screen.getByLabelText('Occupation'), 'Teacher')
    await enterText(user, screen.getByLabelText(/How long/), '8 years')
    await user.click(screen.getByRole('button', { name: 'Add referee' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Full name')).toHaveValue('Usman Danjuma')
  })
})

describe('Add Referee', () => {
  it('shows the verdict only to an officer', async () => {
    const { user, unmount } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [] })} mayChange />,
    )
    await user.click(screen.getByRole('button', { name: 'Add Referee' }))
    expect(screen.queryByRole('group', { name: /Verdict/ })).toBeNull()
    unmount()
    renderComponent(<RefereeSection details={registrationDetails({ referees: [] })} mayChange />, { as: 'admin' })
    await user.click(screen.getByRole('button', { name: 'Add Referee' }))
    expect(screen.getByLabelText('Not-satisfactory')).toBeVisible()
  })

  it('sends the verdict with the other fields', async () => {
    const { user, sent } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [] })} mayChange />,
      {
        as: 'admin',
        replies: [reply(rowCalls.addReferee, { data: exampleOf(referee) })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Add Referee' }))
    await enterText(user, screen.getByLabelText('Full name'), 'Usman Danjuma')
    await enterText(user, screen.getByLabelText('Phone number'), '08023456789')
    await enterText(user, screen.getByLabelText('Occupation'), 'Teacher')
    await enterText(user, screen.getByLabelText(/How long/), '8 years')
    await user.click(screen.getByLabelText('Satisfactory'))
    await enterText(user, screen.getByLabelText(/^Reason for the change/), 'As on the paper form')
    await user.click(screen.getByRole('button', { name: 'Add referee' }))
    expect(await screen.findByText('Added Successfully')).toBeVisible()
    expect(sent(rowCalls.addReferee)[0]?.body).toMatchObject({ facility_id: 12, verdict: 'Satisfactory' })
  })
})

describe('Add Operational Officer', () => {
  const type = exampleOf(facilityType)

  it('has the folio and additional MDCN numbers only for types that require them', async () => {
    const neither = { ...type, asks_folio: false, asks_additional_mdcn: false }
    const { user, unmount } = renderComponent(
      <OperatingOfficerSection
        details={registrationDetails({ operatingOff: null }, {}, { facility_types: neither })}
        mayChange
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Add Operational Officer' }))
    expect(await screen.findByLabelText('Full name')).toBeVisible()
    expect(screen.queryByLabelText(/^FOLIO number/)).toBeNull()
    expect(screen.queryByLabelText(/^Additional MDCN/)).toBeNull()
    unmount()
    const both = { ...type, asks_folio: true, asks_additional_mdcn: true }
    renderComponent(
      <OperatingOfficerSection
        details={registrationDetails({ operatingOff: null }, {}, { facility_types: both })}
        mayChange
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Add Operational Officer' }))
    expect(await screen.findByLabelText(/^FOLIO number/)).toBeVisible()
    expect(screen.getByLabelText(/^Additional MDCN/)).toBeVisible()
  })

  it('is filled with the recorded values, and sends the field names of the form', async () => {
    const officer = exampleOf(operatingOfficer)
    const { user, sent } = renderComponent(
      <OperatingOfficerSection
        details={registrationDetails({ operatingOff: officer }, {}, { facility_types: type })}
        mayChange
      />,
      {
        replies: [reply(calls.saveOperatingOfficer, { data: officer })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Add Operational Officer' }))
    const year = await screen.findByLabelText('Year of graduation')
    expect(year).toHaveValue('2009')
    await user.clear(year)
    await enterText(user, year, '2010')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('added successfully!')).toBeVisible()
    expect(sent(calls.saveOperatingOfficer)[0]?.body).toMatchObject({
      facility_id: 12,
      email_add: officer.email,
      previous_working_experience: officer.previous_work_experience,
      folio_number: officer.folio_number,
      year_of_graduation: 2010,
    })
  })
})

describe('Available Facilities Items', () => {
  it('offers the 17 items, filled with the recorded values', async () => {
    const recorded = exampleOf(availableFacilities)
    const { user, sent } = renderComponent(
      <AvailableFacilitiesSection details={registrationDetails({ available_facilities: recorded })} mayChange />,
      {
        replies: [reply(calls.saveAvailableFacilities, { data: recorded })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Available Facilities Items' }))
    expect(await screen.findAllByRole('checkbox')).toHaveLength(availableItems.length)
    expect(screen.getByLabelText('Laboratory')).toBeChecked()
    expect(screen.getByLabelText('Bed capacity')).toHaveValue('20')
    await user.click(screen.getByLabelText('Dialysis'))
    await user.click(screen.getByLabelText('Laboratory'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('added successfully!')).toBeVisible()
    expect(sent(calls.saveAvailableFacilities)[0]?.body).toMatchObject({
      facility_id: 12,
      bed_space_capacity: 20,
      source_of_water: 'Borehole',
      medical_record: 'digital and paper',
      available_fac: ['Pharmacy', 'Dialysis', 'Ambulance'],
    })
  })
})
