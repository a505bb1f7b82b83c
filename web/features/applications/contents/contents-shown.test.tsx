import { availableFacilities } from '@portal/contract/applications/available-facilities.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { operatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { facilityType } from '@portal/contract/catalogue/facility-type.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { staffStrength } from '@portal/domain/applications/staff-cadres.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { factsShown, rowsShown } from '../../../testing/shown.ts'
import { AvailableFacilitiesSection } from './available-facilities-section.tsx'
import { DocumentSection } from './document-section.tsx'
import { OperatingOfficerSection } from './operating-officer-section.tsx'
import { RefereeSection } from './referee-section.tsx'
import { StaffSection } from './staff-section.tsx'
import { StaffStrengthTable } from './staff-strength-table.tsx'

describe('the contents of an application say', () => {
  it('what the facility has, each number with its own name', () => {
    const available_facilities = exampleOf(availableFacilities)
    const { unmount } = renderComponent(
      <AvailableFacilitiesSection details={registrationDetails({ available_facilities })} mayChange={false} />,
    )
    expect(factsShown()).toEqual([
      'Bed capacity: 20',
      'Wards: 3',
      'Consulting rooms: 2',
      'Toilets: 6',
      'Water source: Borehole',
      'Electricity: Public supply and generator',
      'Waste management: Incinerator',
      'Medical record: digital and paper',
      'Other facilities: LaboratoryPharmacyAmbulance',
    ])
    unmount()
    const empty = { ...available_facilities, bed_space_capacity: 0, available_fac: [] }
    renderComponent(
      <AvailableFacilitiesSection details={registrationDetails({ available_facilities: empty })} mayChange={false} />,
    )
    expect(factsShown()).toContain('Bed capacity: 0')
    expect(factsShown()).toContain('Other facilities: None')
  })

  it('who the operating officer is, with the numbers that the type asks for', () => {
    const officer = { ...exampleOf(operatingOfficer), additional_mdcn_qualification: 'MDCN/A/123' }
    const type = { ...exampleOf(facilityType), asks_folio: true, asks_additional_mdcn: true }
    const details = registrationDetails({ operatingOff: officer }, {}, { facility_types: type })
    renderComponent(<OperatingOfficerSection details={details} mayChange={false} />)
    expect(factsShown()).toEqual([
      'Name: Dr Ngozi Okafor',
      'Qualification: MBBS',
      'Year of graduation: 2009',
      'Additional qualification: FWACP',
      'FOLIO number: MDCN/R/45678',
      'MDCN registration number: 45678',
      'Additional MDCN qualification number: MDCN/A/123',
      'Employment status: Employed',
      'Previous experience: Medical officer, General Hospital Minna, 2011 to 2018',
      'Workplace address: 14 Bosso Road, Minna',
      'Email: ngozi.okafor@example.com',
      'Mobile: +234 806 111 2233',
    ])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('who works there, numbered, and offers nothing in the rows of what may not be changed', () => {
    const bala = {
      ...exampleOf(staff),
      id: 21,
      full_name: 'Bala Yusuf',
      phone_number: '+2348099999999',
      staff_category_type: 'Non-professional' as const,
      cadre: 'Driver',
      highest_qualification: 'SSCE',
      rank: null,
      time: 'part time' as const,
    }
    renderComponent(
      <StaffSection details={registrationDetails({ staffs: [exampleOf(staff), bala] })} mayChange={false} />,
      { as: 'user' },
    )
    expect(rowsShown()).toEqual([
      ['1', 'Hauwa Sani+234 805 987 6543', 'Nurses/MidwivesProfessional', 'BNScSenior nursing officer', 'full time'],
      ['2', 'Bala Yusuf+234 809 999 9999', 'DriverNon-professional', 'SSCE', 'part time'],
    ])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('who knows the applicant, and the verdict on each', () => {
    const musa = { ...exampleOf(referee), id: 9, full_name: 'Musa Ali', verdict: 'Not-satisfactory' as const }
    const usman = { ...exampleOf(referee), verdict: null }
    renderComponent(<RefereeSection details={registrationDetails({ referees: [usman, musa] })} mayChange={false} />, {
      as: 'user',
    })
    expect(rowsShown()).toEqual([
      ['1', 'Usman Danjuma+234 802 345 6789', 'Civil servantPermanent secretary', '8 years', 'None yet'],
      ['2', 'Musa Ali+234 802 345 6789', 'Civil servantPermanent secretary', '8 years', 'Not-satisfactory'],
    ])
  })

  it('which documents there are, since when, and what may be done with each', () => {
    const bill = {
      ...exampleOf(uploaded),
      id: 52,
      name: 'PHCN bill',
      expires_on: null,
      created_at: '2026-03-31T23:30:00.000Z',
    }
    const documents = [{ ...exampleOf(uploaded), expires_on: null, created_at: '2026-03-12T10:00:00.000Z' }, bill]
    const { unmount } = renderComponent(
      <DocumentSection details={registrationDetails({ documents })} mayChange={false} />,
      { as: 'user' },
    )
    expect(rowsShown().map((row) => row.slice(0, 3))).toEqual([
      ['1', 'Fire safety Certificate', '12 Mar 2026'],
      ['2', 'PHCN bill', '1 Apr 2026'],
    ])
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'View Fire safety Certificate (opens in a new tab)',
      'View PHCN bill (opens in a new tab)',
    ])
    unmount()
    renderComponent(<DocumentSection details={registrationDetails({ documents: [bill] })} mayChange />, { as: 'user' })
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'View PHCN bill (opens in a new tab)',
      'Date of PHCN bill',
      'Remove PHCN bill',
    ])
  })

  it('how many there are of each cadre, full time and part time', () => {
    const nurse = exampleOf(staff)
    const staffs = [nurse, { ...nurse, id: 21, time: 'part time' as const }, { ...nurse, id: 22 }]
    renderComponent(<StaffStrengthTable strength={staffStrength(staffs)} total={3} />)
    expect(screen.getByText('Total number of staff: 3')).toBeVisible()
    expect(rowsShown()).toContainEqual(['Nurses/Midwives', '2', '1', '3'])
    expect(rowsShown()).toContainEqual(['Pharmacist', '0', '0', '0'])
    expect(rowsShown()).toContainEqual(['Total', '2', '1', '3'])
    expect(rowsShown()).toHaveLength(16)
  })
})
