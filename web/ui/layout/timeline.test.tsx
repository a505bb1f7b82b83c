import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline } from './timeline.tsx'

const at = '2026-04-08T10:30:00.000Z'

it('shows the events in the given order, two of one instant and title too', () => {
  const given = { at, title: 'Given to another officer' }
  const { rerender } = render(<Timeline events={[{ id: 2, ...given, by: 'Hauwa Sani' }]} />)
  const events = [
    { id: 1, ...given, by: 'Ibrahim Musa', note: 'On leave.' },
    { id: 2, ...given, by: 'Hauwa Sani' },
  ]
  rerender(<Timeline events={events} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Given to another officer8 April 2026 at 11:30 by Ibrahim MusaOn leave.',
    'Given to another officer8 April 2026 at 11:30 by Hauwa Sani',
  ])
})
