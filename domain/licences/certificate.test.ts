import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applicationReference, certificateNumber, issueStateOf, registrationNumber } from './certificate.ts'

const serials = fc.integer({ min: 1, max: 2_000_000 })
const years = fc.integer({ min: 2000, max: 2199 })

it('writes numbers as the ministry does', () => {
  expect(registrationNumber('NSMOH/PHF', 1)).toBe('NSMOH/PHF/00001')
  expect(certificateNumber('NSMOH/PHF/00001', '2026-11-22')).toBe('NSMOH/PHF/00001/2026')
  expect(applicationReference(2026, 1)).toBe('APP-2026-000001')
})

it('adds digits instead of giving a number twice', () => {
  expect(registrationNumber('NSMOH/PHF', 99_999)).toBe('NSMOH/PHF/99999')
  expect(registrationNumber('NSMOH/PHF', 100_000)).toBe('NSMOH/PHF/100000')
  expect(applicationReference(2026, 1_000_000)).toBe('APP-2026-1000000')
})

it('gives two certificates the same number only for the same serial and year', () => {
  fc.assert(
    fc.property(serials, years, serials, years, (serial, year, otherSerial, otherYear) => {
      const number = certificateNumber(registrationNumber('NSMOH/PHF', serial), `${year}-01-01`)
      const other = certificateNumber(registrationNumber('NSMOH/PHF', otherSerial), `${otherYear}-12-31`)
      expect(number === other).toBe(serial === otherSerial && year === otherYear)
    }),
  )
})

it('gives two applications the same reference only for the same serial and year', () => {
  fc.assert(
    fc.property(serials, years, serials, years, (serial, year, otherSerial, otherYear) => {
      const same = applicationReference(year, serial) === applicationReference(otherYear, otherSerial)
      expect(same).toBe(serial === otherSerial && year === otherYear)
    }),
  )
})

it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('gives no number for the serial %d', (serial) => {
  expect(() => registrationNumber('NSMOH/PHF', serial)).toThrow(RangeError)
  expect(() => applicationReference(2026, serial)).toThrow(RangeError)
})

it.each([
  ['2026-06-15', false, 'good', 'in force'],
  ['2026-06-14', false, 'good', 'expired'],
  ['2026-06-15', true, 'good', 'replaced'],
  ['2026-06-14', true, 'good', 'replaced'],
  ['2026-06-15', false, 'sealed', 'sealed'],
  ['2026-06-15', false, 'closed', 'closed'],
  ['2026-06-14', false, 'revoked', 'expired'],
  ['2026-06-15', true, 'revoked', 'replaced'],
] as const)(
  'calls an issue until %s, replaced: %s, of a facility that is %s, %s',
  (expiry_date, isReplaced, standing, state) => {
    expect(issueStateOf({ valid_from: '2026-06-15', expiry_date, isReplaced, standing }, '2026-06-15')).toBe(state)
  },
)

it('calls a renewal that was approved early not begun until its first day', () => {
  const renewal = { valid_from: '2027-01-01', expiry_date: '2027-12-31', isReplaced: false, standing: 'good' } as const
  expect(issueStateOf(renewal, '2026-12-31')).toBe('not begun')
  expect(issueStateOf(renewal, '2027-01-01')).toBe('in force')
  expect(issueStateOf({ ...renewal, valid_from: null }, '2026-12-31')).toBe('in force')
})
