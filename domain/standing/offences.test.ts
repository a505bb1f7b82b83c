import { expect, it } from 'vitest'
import { plannedRates, ratesOn } from './offences.ts'

const rate = (id: number, start_date: string, amount_kobo: number, offence_id = 1) => ({
  id,
  offence_id,
  start_date,
  amount_kobo,
  days_to_pay: 28,
})

const rates = [
  rate(1, '2000-01-01', 100),
  rate(2, '2026-07-01', 300),
  rate(3, '2026-06-01', 200),
  rate(4, '2026-07-01', 400),
  rate(5, '2026-08-01', 900, 2),
  // Recorded last, for a day between the others.
  rate(6, '2026-06-15', 250),
]

it.each([
  ['2026-05-31', 100],
  ['2026-06-01', 200],
  ['2026-06-14', 200],
  ['2026-06-30', 250],
  // The one that was saved last for the same day.
  ['2026-07-01', 400],
])('on %s the offence costs %i kobo', (day, amount) => {
  expect(ratesOn(rates, day).get(1)?.amount_kobo).toBe(amount)
  expect(ratesOn(rates, day).has(2)).toBe(false)
})

it('lists what is planned, the nearest first, without what was saved again', () => {
  expect(plannedRates(rates, 1, '2026-05-31').map(({ id }) => id)).toEqual([3, 6, 4])
  expect(plannedRates(rates, 1, '2026-07-01')).toEqual([])
})
