import { document as uploaded } from '@portal/contract/applications/document.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormFiles } from '../../features/applications/registrations/form-tables.tsx'
import { registrationDetails } from '../../testing/registration-details.ts'
import { renderComponent } from '../../testing/render.tsx'
import { rowsShown } from '../../testing/shown.ts'
import { RowsOnPaper } from './application-sections.tsx'

it('the printed form has the staff, the referees, the documents and the payments', () => {
  const details = registrationDetails({
    staffs: [exampleOf(staff)],
    referees: [exampleOf(referee)],
    documents: [{ ...exampleOf(uploaded), created_at: '2026-03-31T23:30:00.000Z' }],
    payments: [exampleOf(payment)],
  })
  renderComponent(
    <>
      <RowsOnPaper kind="staff" details={details} />
      <RowsOnPaper kind="referee" details={details} />
      <FormFiles details={details} />
    </>,
  )
  const tables = screen.getAllByRole('table').map((table) => [
    table.getAttribute('aria-label'),
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
    ...rowsShown(within(table)),
  ])
  expect(tables).toEqual([
    ['Staff', ['Name', 'Cadre', 'Qualification', 'Time'], ['Hauwa Sani', 'Nurses/Midwives', 'BNSc', 'full time']],
    [
      'Referees',
      ['Name', 'Occupation', 'Phone number', 'Acquainted for'],
      ['Usman Danjuma', 'Civil servant', '+234 802 345 6789', '8 years'],
    ],
    ['Documents', ['Document', 'Added on'], ['Fire safety Certificate', '1 Apr 2026']],
    ['Payments', ['Payment', 'Added on'], ['₦75,000.50', '13 Mar 2026']],
  ])
})
