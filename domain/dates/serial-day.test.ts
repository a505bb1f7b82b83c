import { expect, it } from 'vitest'
import { dayOfSerial } from './serial-day.ts'

it.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [61, '1900-03-01'],
  [43558, '2019-04-03'],
  [43558.99, '2019-04-03'],
  [2_958_465, '9999-12-31'],
])('reads the serial number %s as %s', (serial, day) => {
  expect(dayOfSerial(serial)).toBe(day)
})

it('counts from 1904 where a workbook does', () => {
  expect(dayOfSerial(42096, true)).toBe('2019-04-03')
  expect(dayOfSerial(0, true)).toBe('1904-01-01')
})

it.each([0, -1, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])('finds no day in %s', (serial) => {
  expect(dayOfSerial(serial)).toBeUndefined()
})
