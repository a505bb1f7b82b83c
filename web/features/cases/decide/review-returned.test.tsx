import { returned } from '@portal/contract/applications/returned.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ReviewReturned } from './review-returned.tsx'

const change = { part: 'documents', kind: 'added' as const, id: 60, name: 'PHCN bill', fields: [] }

it('shows the officer each remark beside what changed and what the owner says', () => {
  const again = { ...exampleOf(returned), resubmitted_at: '2026-04-01T09:00:00.000Z' }
  const returned_work = [
    { section: 'documents' as const, id: 14, changes: [change], total: 2 },
    { section: 'staff' as const, id: null, changes: [], total: 0 },
  ]
  renderComponent(<ReviewReturned details={registrationDetails({ returned_work }, { returned: again })} />, {
    as: 'admin',
  })
  const section = screen.getByRole('region', { name: 'What was returned' })
  expect(section).toHaveTextContent('Submitted again on 1 Apr 2026')
  const [bill, added, staff] = within(section).getAllByRole('listitem')
  expect(bill).toHaveTextContent('Documents, PHCN billYou askedThe bill is of another address.Changed')
  expect(bill).toHaveTextContent('The first 1 of 2 are shown.')
  expect(added).toHaveTextContent('Added Document: PHCN bill')
  expect(staff).toHaveTextContent(/^StaffYou askedThe list has no nurse\.AnswerOur nurse begins on 1 May.*Amina Bello/)
  expect(staff).toHaveTextContent(/ChangedNothing$/)
})

it('shows beside each of two documents what changed in it', () => {
  const [document] = exampleOf(returned).items
  if (!document) throw new Error('The example has an item')
  const items = [
    { ...document, id: 14, name: 'PHCN bill' },
    { ...document, id: 15, name: 'CAC certificate' },
  ]
  const returned_work = [
    { section: 'documents' as const, id: 14, changes: [change], total: 1 },
    { section: 'documents' as const, id: 15, changes: [], total: 0 },
  ]
  const details = registrationDetails({ returned_work }, { returned: { ...exampleOf(returned), items } })
  renderComponent(<ReviewReturned details={details} />, { as: 'admin' })
  const section = screen.getByRole('region', { name: 'What was returned' })
  const [bill, , certificate] = within(section).getAllByRole('listitem')
  expect(bill).toHaveTextContent('Added Document: PHCN bill')
  expect(certificate).toHaveTextContent(/^Documents, CAC certificate.*ChangedNothing$/)
})

it('shows nothing where nothing was returned', () => {
  const { container } = renderComponent(<ReviewReturned details={registrationDetails()} />, { as: 'admin' })
  expect(container.querySelector('h2')).toBeNull()
})
