import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { person } from '@portal/contract/applications/person.ts'
import { listPrints } from '@portal/contract/licences/calls/certificates.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { factsShown } from '../../../testing/shown.ts'
import { ApplicantDetails } from './applicant-details.tsx'
import { PageActions } from './page-actions.tsx'
import { PrintCounts } from './print-counts.tsx'
import { RegistrationPanel } from './registration-panel.tsx'

it('the details of an applicant are each under their own name', () => {
  const employment = { address: '1 Main Street', experience: 'General Hospital Minna' }
  const { unmount } = renderComponent(<ApplicantDetails applicant={{ ...exampleOf(person), employment }} />)
  expect(factsShown()).toEqual([
    'Name: Amina Bello',
    'Email: amina.bello@example.com',
    'Phone number: +234 803 123 4567',
    'Address: 3 Tunga Street, Minna',
    'State: Niger',
    'LGA: Chanchaga',
    'Ward: Sabongari',
    'Date of birth: 27 April 1985',
    'Educational qualification: MBBS',
    'Qualified on: 19 November 2010',
    'Professional certificate: MDCN full registration',
    'Certificate number: MDCN/R/45678',
    'Employment status: Self-employed',
    'Current employment: Medical director',
    'Place of work: 14 Bosso Road, Minna',
    'Experience: General Hospital Minna',
  ])
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderComponent(<ApplicantDetails applicant={{ ...exampleOf(person), ward_name: null }} />)
  expect(factsShown().some((fact) => fact.startsWith('Ward'))).toBe(false)
})

it('the page of a facility says what its registration is, and who decided on it when', async () => {
  const submitted = { kind: 'renewal', submitted_at: '2026-03-31T23:30:00.000Z', expiry_date: '2026-12-31' } as const
  const processed_by = { first_name: 'Ibrahim', last_name: 'Musa', at: '2026-04-08T10:30:00.000Z' }
  const replies = [reply(calls.showRegistration, registrationDetails({}, { ...submitted, processed_by }))]
  const { unmount } = renderComponent(<RegistrationPanel registrationId={31}>{() => 'Here'}</RegistrationPanel>, {
    as: 'admin',
    replies,
  })
  const application = within(await screen.findByRole('region', { name: 'Application' }))
  expect(factsShown(application)).toEqual([
    'Reference: APP-2026-000123',
    'Kind: Renewal',
    'Submitted on: 1 April 2026',
    'Expiry date: 31 December 2026',
  ])
  expect(factsShown(within(screen.getByRole('region', { name: 'Processed by' })))).toEqual([
    'Officer: Ibrahim Musa',
    'Decided on: 8 April 2026 at 11:30',
  ])
  unmount()
  renderComponent(<RegistrationPanel registrationId={31}>{() => 'Here'}</RegistrationPanel>, {
    as: 'admin',
    replies: [reply(calls.showRegistration, registrationDetails())],
  })
  expect(await screen.findByText('No decision has been taken yet.')).toBeVisible()
  expect(factsShown()).toEqual([
    'Reference: APP-2026-000123',
    'Kind: New registration',
    'Submitted on: Not submitted yet',
  ])
})

it('officers who read the audit record see how often a paper was printed, and by whom last', async () => {
  const offered = ['Print Certificate', 'Print Temporarily Statement']
  const prints = { kind: 'certificate', last_at: '2026-11-04T13:05:00.000Z', last_by: 'Amina Bello' } as const
  const show = (count: number, session = {}) =>
    renderComponent(<PrintCounts registrationId={31} offered={offered} />, {
      as: 'admin',
      session,
      replies: [reply(listPrints, { data: [{ ...prints, count }] })],
    })
  const many = show(3)
  expect(await screen.findByText(/^Certificate printed/)).toHaveTextContent(
    'Certificate printed 3 times, last on 4 November 2026 at 14:05 by Amina Bello.',
  )
  expect(screen.getByText('Temporary statement not printed yet.')).toBeVisible()
  many.unmount()
  const one = show(1)
  expect(await screen.findByText(/^Certificate printed once, on/)).toBeVisible()
  one.unmount()
  const { sent } = show(1, { duties: ['review', 'decide'] })
  expect(screen.queryByText(/printed/)).toBeNull()
  expect(sent(listPrints)).toEqual([])
})

it('the header of a registration links to each paper that may be printed now', () => {
  renderComponent(<PageActions registrationId={31} offered={['Print Certificate', 'Print Temporarily Statement']} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Print Certificate', '/cert/31'],
    ['Print Temporarily Statement', '/statement/31'],
  ])
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})
