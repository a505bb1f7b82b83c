import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { licencePeriod, renewalEndsOn, renewalOpensOn } from '@portal/domain/licences/renewal.ts'
import { afterAll, describe, expect, it } from 'vitest'

const periods = { renewal_opens_days: 60, renewal_ends_months: 12 }

describe.each(['Africa/Lagos', 'Pacific/Kiritimati', 'America/Los_Angeles'])('on a server in %s', (timeZone) => {
  const before = process.env.TZ
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('everything stays the same', () => {
    process.env.TZ = timeZone
    const hours = { 'Africa/Lagos': -1, 'Pacific/Kiritimati': -14, 'America/Los_Angeles': 8 }
    // The time zone is in force.
    expect(Object.entries(hours)).toContainEqual([timeZone, new Date('2026-12-31T12:00:00Z').getTimezoneOffset() / 60])
    expect(lagosDate(Date.parse('2026-12-31T22:59:59.999Z'))).toBe('2026-12-31')
    expect(lagosDate(Date.parse('2026-12-31T23:00:00.000Z'))).toBe('2027-01-01')
    // Clocks change on these days in Los Angeles.
    expect(renewalOpensOn('2027-05-12', periods)).toBe('2027-03-13')
    expect(renewalOpensOn('2027-05-13', periods)).toBe('2027-03-14')
    expect(renewalEndsOn('2028-02-29', periods)).toBe('2029-02-28')
    expect(
      licencePeriod({ validity_policy: 'anniversary', last_quarter_months: 3 }, '2027-11-07', '2027-11-01'),
    ).toEqual({
      valid_from: '2027-11-08',
      expiry_date: '2028-11-07',
    })
    expect(
      licencePeriod({ validity_policy: 'calendar_year', last_quarter_months: 3 }, '2027-12-31', '2027-12-31'),
    ).toEqual({
      valid_from: '2028-01-01',
      expiry_date: '2028-12-31',
    })
  })
})
