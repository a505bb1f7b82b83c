import { describe, expect, it } from 'vitest'
import { isKeptNumber, lastDayOfPaper, serialOfPaperNumber } from './paper-licence.ts'

const calendarYear = { validity_policy: 'calendar_year', last_quarter_months: 3 } as const
const anniversary = { validity_policy: 'anniversary', last_quarter_months: 3 } as const
const licence = { issued_on: null, last_day: null }

describe('the last day of a paper licence', () => {
  it('is the printed one, whatever the day of issue is', () => {
    const printed = { ...licence, issued_on: '2026-02-03', last_day: '2027-06-30' }
    expect(lastDayOfPaper(printed, calendarYear)).toBe('2027-06-30')
  })

  it.each([
    ['2026-02-03', calendarYear, '2026-12-31'],
    ['2026-11-03', calendarYear, '2027-12-31'],
    ['2026-02-03', anniversary, '2027-02-02'],
  ])('without one follows from the day of issue %s', (issued_on, rule, last) => {
    expect(lastDayOfPaper({ ...licence, issued_on }, rule)).toBe(last)
  })

  it('is unknown where paper has neither day', () => {
    expect(lastDayOfPaper(licence, calendarYear)).toBeNull()
  })
})

describe('a number from paper', () => {
  const rule = { certificate_prefix: 'NSMOH/PHF', keep_paper_numbers: 'if ours' } as const

  it.each([
    ['NSMOH/PHF/00042', 42],
    ['NSMOH/PHF/42', 42],
    [' nsmoh/phf/042 ', 42],
    ['NSMOH/PHF/999999999', 999_999_999],
    ['NSMOH/PHF/1000000000', null],
    ['NSMOH/PHF/0', null],
    ['NSMOH/PHF/00042/2024', null],
    ['NSMOH/PHF/42A', null],
    ['NSMOH/PHF/', null],
    ['NSMOH/PHF', null],
    ['MOH/42', null],
    ['42', null],
  ])('%s has the serial %s', (number, serial) => {
    expect(serialOfPaperNumber(number, rule)).toBe(serial)
  })

  it.each([
    ['if ours', true, false],
    ['always', true, true],
    ['never', false, false],
  ] as const)('is kept %s', (keep_paper_numbers, ours, other) => {
    expect(isKeptNumber('NSMOH/PHF/00042', { ...rule, keep_paper_numbers })).toBe(ours)
    expect(isKeptNumber('MOH/PRIV/42', { ...rule, keep_paper_numbers })).toBe(other)
  })
})
