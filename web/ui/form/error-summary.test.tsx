import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const faults = [
  { message: 'Add the operating officer.', id: 'operating_officer' },
  { message: 'Add at least one referee.', id: 'referees' },
]

it('leaves out what was put right, without taking the focus again, and disappears with the last fault', () => {
  const { rerender } = render(<ErrorSummary faults={faults} />)
  expect(screen.getByRole('alert')).toHaveFocus()
  screen.getByRole('alert').blur()

  rerender(<ErrorSummary faults={faults} isStillThere={({ id }) => id === 'referees'} />)
  expect(screen.queryByText('Add the operating officer.')).toBeNull()
  expect(screen.getByText('Add at least one referee.')).toBeVisible()
  expect(screen.getByRole('alert')).not.toHaveFocus()

  rerender(<ErrorSummary faults={faults} isStillThere={() => false} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes the focus for a single fault, too', () => {
  render(<ErrorSummary faults={faults.slice(0, 1)} />)
  expect(screen.getByRole('alert')).toHaveFocus()
})
