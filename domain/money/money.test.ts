import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountLimits, formatNaira, isAmount, koboToNaira, nairaToKobo } from './money.ts'

const payable = fc.integer({ min: amountLimits.min * 100, max: amountLimits.max * 100 })

it.each([
  [1, 100],
  [19.99, 1999],
  [1.1, 110],
  [4.35, 435],
  [1500.5, 150_050],
  ['1500.50', 150_050],
  [' 1,500.5 ', 150_050],
  ['100,000,000', 10_000_000_000],
  [100_000_000, 10_000_000_000],
])('reads %j naira as %i kobo', (naira, kobo) => {
  expect(isAmount(naira)).toBe(true)
  expect(nairaToKobo(naira)).toBe(kobo)
})

describe.each([
  0,
  0.99,
  -5,
  1.005,
  0.1 + 0.2,
  100_000_000.01,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'free',
  '1.',
  '.50',
  '1.234',
  '1,50',
  '10,00',
  '+5',
  '-5',
  '1e3',
  '0x10',
  '₦500',
  '1 500',
])('the amount %j', (naira) => {
  it('cannot be paid', () => {
    expect(isAmount(naira)).toBe(false)
    expect(() => nairaToKobo(naira)).toThrow(RangeError)
  })
})

it('converts kobo to naira and back without loss, as a number and as text', () => {
  fc.assert(
    fc.property(payable, (kobo) => {
      const naira = koboToNaira(kobo)
      expect(nairaToKobo(naira)).toBe(kobo)
      expect(nairaToKobo(formatNaira(naira).slice(1))).toBe(kobo)
    }),
  )
})

it('shows sums above the limit of one payment', () => {
  expect(formatNaira(koboToNaira(123_456_789_012))).toBe('₦1,234,567,890.12')
})

it.each([
  [0, '₦0'],
  [1, '₦1'],
  [999.9, '₦999.90'],
  [1000, '₦1,000'],
  [1500.5, '₦1,500.50'],
  [-1500.5, '-₦1,500.50'],
  [100_000_000, '₦100,000,000'],
])('shows %d naira as %s', (naira, text) => {
  expect(formatNaira(naira)).toBe(text)
})

it.each([1.5, Number.NaN, 2 ** 53])('refuses %d kobo', (kobo) => {
  expect(() => koboToNaira(kobo)).toThrow(RangeError)
})
