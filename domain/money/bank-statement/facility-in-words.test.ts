import { expect, it } from 'vitest'
import { finderByName, type NamedAmount } from './facility-in-words.ts'

const line = { narration: 'NIP/NASARA HOSPITAL/FEES', amount_kobo: 5_000_000, booked_on: '2026-03-20' }
const find = (day: string | null) =>
  finderByName<NamedAmount>([{ company_name: 'Nasara Hospital', amount_kobo: 5_000_000, day }], (row) => row)(line)

it.each([
  ['2026-03-13', 1],
  ['2026-03-12', 0],
  ['2026-03-27', 1],
  ['2026-03-28', 0],
  ['2025-11-20', 0],
  ['2026-07-20', 0],
  [null, 0],
])('finds a payment of %s for a line of 20 March, within seven days before or after: %i', (day, found) => {
  expect(find(day)).toHaveLength(found)
})
