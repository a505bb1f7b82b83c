import type { Correction } from '@portal/contract/cases/application-review.ts'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LastChange } from './changed-by.tsx'

const made = { actor: 'Hauwa Sani', at: '2026-03-14T23:30:00.000Z', reason: null }
const corrections: Correction[] = [
  { ...made, part: 'staffs', id: 20 },
  { ...made, part: 'staffs', id: 21, reason: 'As on the licence' },
  { ...made, part: 'facility', id: null },
]

it.each([
  [{ part: 'staffs', id: 20 }, 'Changed by Hauwa Sani on 15 March 2026'],
  [{ part: 'staffs', id: 21 }, 'Changed by Hauwa Sani on 15 March 2026: As on the licence'],
  [{ part: 'facility' }, 'Changed by Hauwa Sani on 15 March 2026'],
  [{ part: 'staffs', id: 22 }, ''],
  [{ part: 'staffs' }, ''],
  [{ part: 'applicant' }, ''],
])('says who changed an entry last: %j', (entry, words) => {
  const { container } = render(<LastChange corrections={corrections} {...entry} />)
  expect(container.textContent).toBe(words)
})

it('says nothing on pages that do not show corrections', () => {
  const { container } = render(<LastChange corrections={undefined} part="facility" />)
  expect(container.textContent).toBe('')
})
