import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registrationStatuses } from '../applications/registration-status.ts'
import {
  derivedStatuses,
  expiryDateOf,
  hasExpired,
  registrationStatusOf,
  statusesThatMean,
  temporaryEndOf,
  temporaryExpiryDate,
} from './registration-expiry.ts'

const today = '2026-06-15'
// The last quarter means nothing by anniversary.
const byAnniversary = { validity_policy: 'anniversary', last_quarter_months: 3 } as const
const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2150, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10))

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)
}

describe('registration_status', () => {
  const dates = [null, '2026-06-14', '2026-06-15', '2026-06-16'] as const
  const expected = {
    pending: ['inactive', 'inactive', 'inactive', 'inactive'],
    'Awaiting decision': ['inactive', 'inactive', 'inactive', 'inactive'],
    'Temporarily approved': ['inactive', 'expired', 'provisional', 'provisional'],
    Approved: ['inactive', 'expired', 'active', 'active'],
    declined: ['inactive', 'inactive', 'inactive', 'inactive'],
  } as const

  it.each(registrationStatuses)('follows from %s and the date: none, yesterday, today, tomorrow', (status) => {
    expect(dates.map((expiry_date) => registrationStatusOf({ status, expiry_date }, today))).toEqual(expected[status])
  })

  it('has exactly one value that means expired', () => {
    expect(derivedStatuses.filter(hasExpired)).toEqual(['expired'])
  })

  it('has each of its four values for some status and date', () => {
    expect(new Set(Object.values(expected).flat())).toEqual(new Set(derivedStatuses))
  })
})

describe('an approval by calendar year', () => {
  it.each([
    // No month counts as late, as before the setting.
    [0, '2026-01-01', '2026-12-31'],
    [0, '2026-10-01', '2026-12-31'],
    [0, '2026-12-31', '2026-12-31'],
    [0, '2028-02-29', '2028-12-31'],
    // The last quarter.
    [3, '2026-01-01', '2026-12-31'],
    [3, '2026-06-15', '2026-12-31'],
    [3, '2026-09-30', '2026-12-31'],
    [3, '2026-10-01', '2027-12-31'],
    [3, '2026-11-23', '2027-12-31'],
    [3, '2026-12-31', '2027-12-31'],
    [3, '2027-01-01', '2027-12-31'],
    // December alone, and all but January.
    [1, '2026-11-30', '2026-12-31'],
    [1, '2026-12-01', '2027-12-31'],
    [11, '2028-01-31', '2028-12-31'],
    [11, '2028-02-01', '2029-12-31'],
  ])('with %i months of the last quarter, that begins on %s, lasts to %s', (last_quarter_months, firstDay, expiry) => {
    expect(expiryDateOf({ validity_policy: 'calendar_year', last_quarter_months }, firstDay)).toBe(expiry)
  })
})

describe('the last day of the temporary approval that a registration has', () => {
  it.each([
    ['Temporarily approved', '2027-05-23', '2027-05-23'],
    ['Temporarily approved', null, null],
    ['Approved', '2027-05-23', null],
    ['declined', '2027-05-23', null],
    ['pending', null, null],
    ['Awaiting decision', null, null],
  ] as const)('while it is %s until %s is %s', (status, expiry_date, end) => {
    expect(temporaryEndOf({ status, expiry_date })).toBe(end)
  })
})

it('counts as licensed by their statuses what is approved, finally or for a time', () => {
  expect(statusesThatMean('active')).toEqual(['Approved'])
  expect(statusesThatMean('provisional')).toEqual(['Temporarily approved'])
})

describe('an approval by anniversary', () => {
  it.each([
    ['2026-01-01', '2026-12-31'],
    ['2026-06-15', '2027-06-14'],
    ['2026-10-01', '2027-09-30'],
    ['2026-12-31', '2027-12-30'],
    ['2027-02-28', '2028-02-27'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-28', '2029-02-27'],
    ['2028-02-29', '2029-02-28'],
    ['2028-03-01', '2029-02-28'],
  ])('given on %s lasts to %s', (approvedOn, expiry) => {
    expect(expiryDateOf(byAnniversary, approvedOn)).toBe(expiry)
  })

  it('lasts 365 days, or 366 over a leap day, both ends counted', () => {
    fc.assert(
      fc.property(anyDay, (approvedOn) => {
        const days = daysBetween(approvedOn, expiryDateOf(byAnniversary, approvedOn)) + 1
        expect([365, 366]).toContain(days)
      }),
    )
  })
})

it.each(['calendar_year', 'anniversary'] as const)(
  'never ends an approval by %s before it began, and is in force on its first day',
  (validity_policy) => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 11 }), (approvedOn, last_quarter_months) => {
        const expiry_date = expiryDateOf({ validity_policy, last_quarter_months }, approvedOn)
        expect(expiry_date >= approvedOn).toBe(true)
        expect(registrationStatusOf({ status: 'Approved', expiry_date }, approvedOn)).toBe('active')
      }),
    )
  },
)

describe('a temporary approval', () => {
  it.each([
    [6, '2026-06-15', '2026-12-15'],
    [6, '2026-08-31', '2027-02-28'],
    [6, '2027-08-31', '2028-02-29'],
    [6, '2026-12-31', '2027-06-30'],
    [1, '2026-01-31', '2026-02-28'],
    [3, '2026-11-30', '2027-02-28'],
    [12, '2028-02-29', '2029-02-28'],
    [18, '2026-08-31', '2028-02-29'],
  ])('of %i months given on %s lasts to %s', (months, approvedOn, expiry) => {
    expect(temporaryExpiryDate(months, approvedOn)).toBe(expiry)
  })

  it('ends that many months later, on the same day or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36 }), anyDay, (months, approvedOn) => {
        const month = Number(approvedOn.slice(0, 4)) * 12 + Number(approvedOn.slice(5, 7)) - 1 + months
        const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
        const expiry = temporaryExpiryDate(months, approvedOn)
        expect(Number(expiry.slice(0, 4)) * 12 + Number(expiry.slice(5, 7)) - 1).toBe(month)
        expect(Number(expiry.slice(8))).toBe(Math.min(Number(approvedOn.slice(8)), lastDay))
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN])('is not given for %d months', (months) => {
    expect(() => temporaryExpiryDate(months, today)).toThrow(RangeError)
  })
})
