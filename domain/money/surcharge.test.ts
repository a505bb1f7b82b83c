import { describe, expect, it } from 'vitest'
import { lagosDate } from '../dates/lagos-date.ts'
import { nextSurcharge, readSurchargeSteps, surchargeLine, surchargeOn, surchargePercent } from './surcharge.ts'

const steps = readSurchargeSteps('90: 50, 181: 75, 273: 100') ?? []

describe('the surcharge on a late renewal', () => {
  it.each([
    // By calendar year: the quarters of a common year.
    ['2026-12-31', '2026-11-01', 0, '2027-04-01', 50],
    ['2026-12-31', '2026-12-31', 0, '2027-04-01', 50],
    ['2026-12-31', '2027-01-01', 0, '2027-04-01', 50],
    ['2026-12-31', '2027-03-31', 0, '2027-04-01', 50],
    ['2026-12-31', '2027-04-01', 50, '2027-07-01', 75],
    ['2026-12-31', '2027-06-30', 50, '2027-07-01', 75],
    ['2026-12-31', '2027-07-01', 75, '2027-10-01', 100],
    ['2026-12-31', '2027-09-30', 75, '2027-10-01', 100],
    ['2026-12-31', '2027-10-01', 100, undefined, undefined],
    ['2026-12-31', '2027-12-31', 100, undefined, undefined],
    // Days count, not months: 29 February brings each step a day forward.
    ['2027-12-31', '2028-03-30', 0, '2028-03-31', 50],
    ['2027-12-31', '2028-03-31', 50, '2028-06-30', 75],
    ['2027-12-31', '2028-09-30', 100, undefined, undefined],
    // By anniversary, also over a year's end and from or to 29 February.
    ['2027-03-14', '2027-06-12', 0, '2027-06-13', 50],
    ['2027-03-14', '2027-06-13', 50, '2027-09-12', 75],
    ['2027-10-31', '2028-01-29', 0, '2028-01-30', 50],
    ['2027-10-31', '2028-01-30', 50, '2028-04-30', 75],
    ['2028-02-29', '2028-05-29', 0, '2028-05-30', 50],
    ['2028-02-28', '2028-05-29', 50, '2028-08-28', 75],
    ['2027-12-01', '2028-02-29', 0, '2028-03-01', 50],
  ])('of a licence to %s, submitted on %s, is %s %%; from %s it is %s %%', (end, day, percent, from, next) => {
    expect(surchargePercent(steps, end, day)).toBe(percent)
    expect(nextSurcharge(steps, end, day)).toEqual(from && { from, percent: next })
  })

  it.each([
    ['2027-03-31T22:59:59.999Z', 0],
    ['2027-03-31T23:00:00.000Z', 50],
    ['2027-03-31T19:00:00.000-04:00', 50],
  ])('changes at midnight in Lagos: at %s it is %s %%', (moment, percent) => {
    expect(surchargePercent(steps, '2026-12-31', lagosDate(Date.parse(moment)))).toBe(percent)
  })

  it.each([
    [5_000_000, 50, 2_500_000],
    [5_000_001, 50, 2_500_001],
    [33, 75, 25],
    [1, 49, 0],
    [10_000_000_000, 100, 10_000_000_000],
  ])('of %s kobo at %s %% is %s kobo', (fee, percent, kobo) => {
    expect(surchargeOn(fee, percent)).toBe(kobo)
  })

  it('is a line of the invoice in words', () => {
    expect(surchargeLine(5_000_000, { percent: 75, licenceEnd: '2026-12-31' })).toEqual({
      kind: 'surcharge',
      description: 'Late renewal, 75 % of the fee; the licence ended on 31 December 2026',
      amount_kobo: 3_750_000,
    })
  })

  it('follows the setting', () => {
    expect(readSurchargeSteps(' 0:10 ,30 : 20% ')).toEqual([
      { after_days: 0, percent: 10 },
      { after_days: 30, percent: 20 },
    ])
    expect(surchargePercent([{ after_days: 0, percent: 10 }], '2026-12-31', '2026-12-31')).toBe(0)
    expect(surchargePercent([{ after_days: 0, percent: 10 }], '2026-12-31', '2027-01-01')).toBe(10)
    expect(readSurchargeSteps(' None ')).toEqual([])
    expect(readSurchargeSteps('3650: 1000')).toEqual([{ after_days: 3650, percent: 1000 }])
    expect(surchargePercent([], '2026-12-31', '2030-01-01')).toBe(0)
    expect(nextSurcharge([], '2026-12-31', '2027-01-01')).toBeUndefined()
  })

  it.each([
    '',
    '90',
    '90:',
    ':50',
    '90: 50,',
    '90: 50, 90: 75',
    '181: 75, 90: 50',
    '90: 50, 181: 50',
    '-1: 5',
    '3651: 50',
    '90: 1001',
    '9.5: 5',
    'x',
  ])('refuses the setting %j', (text) => {
    expect(readSurchargeSteps(text)).toBeUndefined()
  })
})
