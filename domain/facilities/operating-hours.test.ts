import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  operatingHours,
  operatingHoursLabel,
  operatingHoursValues,
  readWorkingDays,
  workingDays,
  writeWorkingDays,
} from './operating-hours.ts'

it('offers four choices with distinct values', () => {
  expect(operatingHoursValues).toEqual(['08:00AM-8:00AM', '08:00AM-10:00PM', '08:00AM-5:00PM', '08:00AM-7:00PM'])
})

it('explains 08:00AM-8:00AM and shows the others as they are', () => {
  expect(operatingHours.map(({ value }) => operatingHoursLabel(value))).toEqual([
    '08:00AM-8:00AM (24 hours)',
    '08:00AM-10:00PM',
    '08:00AM-5:00PM',
    '08:00AM-7:00PM',
  ])
  expect(operatingHoursLabel('Mornings')).toBe('Mornings')
})

it('stores working days from Monday, each once', () => {
  expect(writeWorkingDays(['Friday', 'Monday', 'Friday'])).toBe('Monday,Friday')
  expect(writeWorkingDays([])).toBe('')
})

it('reads working days however they were typed', () => {
  expect(readWorkingDays('sunday , MONDAY,monday')).toEqual(['Monday', 'Sunday'])
  expect(readWorkingDays('  ')).toEqual([])
})

it.each(['Mon', 'Monday,', 'Monday;Tuesday', 'Monday,Holiday'])('does not read days in %j', (text) => {
  expect(readWorkingDays(text)).toBeUndefined()
})

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.subarray([...workingDays]), (days) => {
      expect(readWorkingDays(writeWorkingDays(days))).toEqual(days)
    }),
  )
})
