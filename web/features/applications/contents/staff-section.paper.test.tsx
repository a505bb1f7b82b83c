import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { StaffOnPaper } from './staff-section.tsx'

it.each([
  [0, 0, 'None are recorded.'],
  [1, 1, ''],
  [1, 3, 'The first 1 of 3 are printed here. All are in the application.'],
])('a printed table of %i of %i rows says which are printed', (printed, total, words) => {
  const staffs = [exampleOf(staff)].slice(0, printed)
  const details = registrationDetails({ staffs })
  const { container } = render(<StaffOnPaper details={{ ...details, totals: { ...details.totals, staffs: total } }} />)
  expect(screen.queryAllByRole('table')).toHaveLength(printed)
  expect(container.querySelector('p')?.textContent ?? '').toBe(words)
})
