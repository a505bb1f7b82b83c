import { expect, it } from 'vitest'
import { endsOfList, openRenewalStatuses } from './renewal-lists.ts'

const periods = { renewal_opens_days: 60 }

it.each([
  ['2026-11-01', '2026-11-01', '2026-12-31', '2026-10-31', '2027-01-01'],
  ['2026-12-31', '2026-12-31', '2027-03-01', '2026-12-30', '2027-03-02'],
  ['2027-01-01', '2027-01-01', '2027-03-02', '2026-12-31', '2027-03-03'],
  // 29 February lies between the day and the last end, or is one of them.
  ['2028-01-01', '2028-01-01', '2028-03-01', '2027-12-31', '2028-03-02'],
  ['2027-12-31', '2027-12-31', '2028-02-29', '2027-12-30', '2028-03-01'],
  ['2028-02-29', '2028-02-29', '2028-04-29', '2028-02-28', '2028-04-30'],
])(
  'on %s licences to %s–%s are due, to %s late, and renewals done that last beyond the first',
  (today, first, last, late, done) => {
    expect(endsOfList('due', today, periods)).toEqual({ first, last })
    expect(endsOfList('late', today, periods)).toEqual({ first: null, last: late })
    expect(endsOfList('done', today, periods)).toEqual({ first: done, last: null })
    expect(endsOfList('open', today, periods)).toEqual({ first: null, last: null })
  },
)

it('follows the setting', () => {
  expect(endsOfList('due', '2026-12-31', { renewal_opens_days: 1 })).toEqual({
    first: '2026-12-31',
    last: '2027-01-01',
  })
})

it('has a renewal under way in every status but the approved one', () => {
  expect(openRenewalStatuses).toEqual(['pending', 'Awaiting decision', 'Temporarily approved', 'declined'])
})
