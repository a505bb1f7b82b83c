import { describe, expect, it } from 'vitest'
import { printedDate } from './printed-date.ts'

describe('a date on a certificate', () => {
  it('has the month, the day with its ordinal suffix, and the year', () => {
    expect(printedDate('2026-11-21')).toBe('November 21st, 2026')
    expect(printedDate('2026-12-31')).toBe('December 31st, 2026')
    expect(printedDate('2027-03-01')).toBe('March 1st, 2027')
    expect(printedDate('2027-01-02')).toBe('January 2nd, 2027')
    expect(printedDate('2027-08-22')).toBe('August 22nd, 2027')
    expect(printedDate('2027-05-03')).toBe('May 3rd, 2027')
    expect(printedDate('2027-05-23')).toBe('May 23rd, 2027')
  })

  it('has the suffix th from the 4th to the 20th, also for 11, 12 and 13', () => {
    const days = Array.from({ length: 17 }, (_, index) => index + 4)
    for (const day of days) {
      const date = `2026-06-${String(day).padStart(2, '0')}`
      expect(printedDate(date)).toBe(`June ${day}th, 2026`)
    }
    expect(printedDate('2028-02-29')).toBe('February 29th, 2028')
    expect(printedDate('2026-06-30')).toBe('June 30th, 2026')
  })
})
