import { person } from '@portal/contract/applications/person.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aRegistration } from '../../../testing/facilities.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import { RegistrationLead } from './registration-lead.tsx'

it.each([
  [{ status: 'Approved', registration_status: 'expired' } as const, 'Expired on 31 December 2025'],
  [{ status: 'Temporarily approved', registration_status: 'provisional' } as const, 'Expires on 31 December 2025'],
  [{ status: 'Approved', registration_status: 'inactive' } as const, 'Ends on 31 December 2025'],
])('the last day of a registration is past or still to come: %j', (brief, words) => {
  renderComponent(<RegistrationLead registration={aRegistration({ ...brief, expiry_date: '2025-12-31' })} />)
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(words)
})

it('the details of an applicant have what came with the account, and say how many are missing', () => {
  const employment = { address: '1 Main Street', experience: 'General Hospital Minna' }
  const applicant = { ...exampleOf(person), emp_address: null, employment }
  renderComponent(<ApplicantDetails applicant={applicant} edit={{ registrationId: 31, hasOwner: true }} />, {
    as: 'user',
  })
  expect(screen.getByText('1 Main Street')).toBeVisible()
  expect(screen.getByText('General Hospital Minna')).toBeVisible()
  expect(screen.getByRole('button', { name: '1 detail missing: add it to the applicant details' })).toBeVisible()
})
