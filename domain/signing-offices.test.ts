import { describe, expect, it } from 'vitest'
import { standingOfTerm, termsOverlap } from './signing-offices.ts'

const term = (start_date: string, end_date: string | null = null) => ({ start_date, end_date })

describe('a term of office', () => {
  it.each([
    ['coming', term('2026-11-22')],
    ['present', term('2026-11-21')],
    ['present', term('2023-05-29', '2026-11-21')],
    ['past', term('2023-05-29', '2026-11-20')],
  ])('is %s', (standing, held) => {
    expect(standingOfTerm(held, '2026-11-21')).toBe(standing)
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
