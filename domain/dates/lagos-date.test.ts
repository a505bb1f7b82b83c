import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lagosDate } from './lagos-date.ts'

describe('the date in Lagos', () => {
  it.each([
    ['2026-06-15T22:59:59.999Z', '2026-06-15'],
    ['2026-06-15T23:00:00.000Z', '2026-06-16'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2028-02-28T23:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (instant, date) => {
    expect(lagosDate(new Date(instant))).toBe(date)
    expect(lagosDate(Date.parse(instant))).toBe(date)
  })

  it('is what the calendar of Africa/Lagos says', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2150, 11, 31) }), (time) => {
        expect(lagosDate(time)).toBe(calendar.format(time))
      }),
    )
  })
})
