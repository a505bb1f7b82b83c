import { describe, expect, it } from 'vitest'
import { lagosDate } from '../dates/lagos-date.ts'
import { extendedPeriod, grantedPeriod, licencePeriod, renewalEndsOn, renewalOpensOn, renewalPhase } from './renewal.ts'

const settings = { validity_policy: 'calendar_year', last_quarter_months: 3, temporary_months: 6 } as const
const periods = { renewal_opens_days: 60, renewal_ends_months: 12 }

describe('the time for renewing a licence', () => {
  it.each([
    ['2026-12-31', '2026-11-01', '2027-12-31'],
    ['2027-12-31', '2027-11-01', '2028-12-31'],
    // 29 February lies between the first day and the end.
    ['2028-03-15', '2028-01-15', '2029-03-15'],
    ['2027-03-15', '2027-01-14', '2028-03-15'],
    ['2028-02-29', '2027-12-31', '2029-02-28'],
    ['2027-02-28', '2026-12-30', '2028-02-28'],
  ])('of one that ends on %s is from %s to %s', (end, first, last) => {
    expect(renewalOpensOn(end, periods)).toBe(first)
    expect(renewalEndsOn(end, periods)).toBe(last)
  })

  it.each([
    ['2026-10-31', 'too early'],
    ['2026-11-01', 'before the end'],
    ['2026-12-31', 'before the end'],
    ['2027-01-01', 'after the end'],
    ['2027-12-31', 'after the end'],
    ['2028-01-01', 'too late'],
  ])('on %s is %s for a licence that ends on 31 December 2026', (today, phase) => {
    expect(renewalPhase('2026-12-31', today, periods)).toBe(phase)
  })

  it.each([
    // Lagos is an hour ahead of UTC, whatever the clock of the server is set to.
    ['2026-10-31T22:59:59.999Z', 'too early'],
    ['2026-10-31T23:00:00.000Z', 'before the end'],
    ['2026-11-01T00:00:00.000+01:00', 'before the end'],
    ['2026-10-31T19:00:00.000-04:00', 'before the end'],
    ['2026-12-31T22:59:59.999Z', 'before the end'],
    ['2026-12-31T23:00:00.000Z', 'after the end'],
  ])('changes at midnight in Lagos: at %s it is %s', (moment, phase) => {
    expect(renewalPhase('2026-12-31', lagosDate(Date.parse(moment)), periods)).toBe(phase)
  })

  it('follows the settings', () => {
    const own = { renewal_opens_days: 0, renewal_ends_months: 1 }
    expect(renewalPhase('2026-01-31', '2026-01-30', own)).toBe('too early')
    expect(renewalPhase('2026-01-31', '2026-01-31', own)).toBe('before the end')
    expect(renewalPhase('2026-01-31', '2026-02-28', own)).toBe('after the end')
    expect(renewalPhase('2026-01-31', '2026-03-01', own)).toBe('too late')
  })
})

describe('the period of a licence', () => {
  it.each([
    // The first one, and one that is renewed after its end, begin on the day of the approval.
    ['calendar_year', null, '2026-09-30', '2026-09-30', '2026-12-31'],
    ['calendar_year', null, '2026-10-01', '2026-10-01', '2027-12-31'],
    ['calendar_year', null, '2026-12-31', '2026-12-31', '2027-12-31'],
    ['calendar_year', '2026-08-31', '2026-10-01', '2026-10-01', '2027-12-31'],
    ['calendar_year', '2025-12-31', '2026-01-01', '2026-01-01', '2026-12-31'],
    ['anniversary', null, '2028-02-29', '2028-02-29', '2029-02-28'],
    ['anniversary', '2026-03-09', '2026-03-10', '2026-03-10', '2027-03-09'],
    // Before the end, on its last day too, the new one begins on the day after.
    ['calendar_year', '2026-12-31', '2026-11-01', '2027-01-01', '2027-12-31'],
    ['calendar_year', '2026-12-31', '2026-12-31', '2027-01-01', '2027-12-31'],
    // What counts is the first day of the licence, not the day of the approval.
    ['calendar_year', '2027-09-29', '2027-09-01', '2027-09-30', '2027-12-31'],
    ['calendar_year', '2027-09-30', '2027-09-01', '2027-10-01', '2028-12-31'],
    ['anniversary', '2027-02-28', '2027-01-10', '2027-03-01', '2028-02-29'],
    ['anniversary', '2028-02-28', '2028-01-10', '2028-02-29', '2029-02-28'],
    ['anniversary', '2026-12-31', '2026-12-01', '2027-01-01', '2027-12-31'],
    // The policy was changed since: the new licence follows the present one.
    ['calendar_year', '2027-03-09', '2027-02-01', '2027-03-10', '2027-12-31'],
    ['anniversary', '2026-12-31', '2027-01-15', '2027-01-15', '2028-01-14'],
  ] as const)('by %s after %s, approved on %s, is %s to %s', (validity_policy, end, today, valid_from, expiry_date) => {
    expect(licencePeriod({ validity_policy, last_quarter_months: 3 }, end, today)).toEqual({ valid_from, expiry_date })
  })

  it('ends with its year while no month counts as late', () => {
    const rule = { validity_policy: 'calendar_year', last_quarter_months: 0 } as const
    expect(licencePeriod(rule, null, '2026-12-31')).toEqual({ valid_from: '2026-12-31', expiry_date: '2026-12-31' })
  })

  it('has no gap and no overlap over five years of early renewals', () => {
    const ends = ['2026-12-31', '2027-12-31', '2028-12-31', '2029-12-31', '2030-12-31']
    const renewed = ends.map((end) =>
      licencePeriod({ validity_policy: 'anniversary', last_quarter_months: 3 }, end, end),
    )
    expect(renewed.map(({ valid_from }) => valid_from)).toEqual([
      '2027-01-01',
      '2028-01-01',
      '2029-01-01',
      '2030-01-01',
      '2031-01-01',
    ])
    expect(renewed.map(({ expiry_date }) => expiry_date)).toEqual([...ends.slice(1), '2031-12-31'])
  })
})

it.each([
  ['2026-06-15', '2026-06-15', '2026-12-15'],
  ['2026-08-31', '2026-06-15', '2027-02-28'],
  ['2026-06-14', '2026-06-15', '2026-12-15'],
  ['2025-06-14', '2026-06-15', '2026-12-15'],
  [null, '2026-06-15', '2026-12-15'],
])('extends a temporary approval until %s on %s to %s', (expiry_date, today, end) => {
  expect(extendedPeriod({ temporary_months: 6 }, expiry_date, today)).toEqual({ valid_from: today, expiry_date: end })
})

it.each([
  ['certificate', null, '2026-06-15', '2026-12-31'],
  ['certificate', '2026-12-31', '2027-01-01', '2027-12-31'],
  ['statement', null, '2026-06-15', '2026-12-15'],
  ['statement', '2026-12-31', '2026-06-15', '2026-12-15'],
] as const)(
  'grants with a %s on 15 June 2026, after a licence to %s, the days from %s to %s',
  (kind, licenceEnd, from, to) => {
    expect(grantedPeriod(kind, settings, { licenceEnd, temporaryEnd: null, today: '2026-06-15' })).toEqual({
      valid_from: from,
      expiry_date: to,
    })
  },
)

it.each([
  ['2026-12-30', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['2027-01-01', '2027-01-01'],
  ['2027-05-23', '2027-05-23'],
  // It lapsed before the approval.
  ['2026-06-01', '2026-12-31'],
])('never ends a licence before the temporary approval to %s that it replaces', (temporaryEnd, expiry_date) => {
  expect(grantedPeriod('certificate', settings, { licenceEnd: null, temporaryEnd, today: '2026-06-15' })).toEqual({
    valid_from: '2026-06-15',
    expiry_date,
  })
})

it('lets a temporary approval end with its own months, also when it replaces a longer one', () => {
  const facts = { licenceEnd: null, temporaryEnd: '2027-05-23', today: '2026-06-15' }
  expect(grantedPeriod('statement', settings, facts).expiry_date).toBe('2026-12-15')
})
