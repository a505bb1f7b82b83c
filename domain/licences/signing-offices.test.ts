import { describe, expect, it } from 'vitest'
import { termStateOf, termsOverlap, vacantFrom } from './signing-offices.ts'

const term = (start_date: string, end_date: string | null = null) => ({ start_date, end_date })

describe('a term of office', () => {
  it.each([
    ['coming', term('2026-11-22')],
    ['present', term('2026-11-21')],
    ['present', term('2023-05-29', '2026-11-21')],
    ['past', term('2023-05-29', '2026-11-20')],
  ])('is %s', (state, held) => {
    expect(termStateOf(held, '2026-11-21')).toBe(state)
  })

  it.each([
    [true, term('2023-01-01'), term('2026-01-01')],
    [true, term('2023-01-01', '2026-01-01'), term('2026-01-01')],
    [true, term('2023-01-01', '2026-01-01'), term('2024-01-01', '2024-12-31')],
    [false, term('2023-01-01', '2025-12-31'), term('2026-01-01')],
    [false, term('2023-01-01', '2025-12-31'), term('2026-01-01', '2026-12-31')],
  ])('shares a day with another: %s', (shares, one, other) => {
    expect(termsOverlap(one, other)).toBe(shares)
    expect(termsOverlap(other, one)).toBe(shares)
  })
})

describe('an office', () => {
  const today = '2026-11-21'

  it.each([
    ['today, when nobody was ever recorded', [], today],
    ['today, when the last term is over', [term('2023-01-01', '2026-11-20')], today],
    ['today, when the next term is still to come', [term('2026-11-22')], today],
    ['after the last day of its present holder', [term('2023-01-01', '2026-12-31')], '2027-01-01'],
    [
      'after the last day of the next holder',
      [term('2023-01-01', '2026-12-31'), term('2027-01-01', '2027-06-30')],
      '2027-07-01',
    ],
    ['between two terms', [term('2027-02-01'), term('2023-01-01', '2026-12-31')], '2027-01-01'],
    ['never, when somebody holds it until further notice', [term('2023-01-01')], null],
    [
      'never, when the next holder holds it until further notice',
      [term('2023-01-01', '2026-12-31'), term('2027-01-01')],
      null,
    ],
  ])('is vacant %s', (_, terms, day) => {
    expect(vacantFrom(terms, today)).toBe(day)
  })
})
