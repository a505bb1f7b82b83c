import { expect, it } from 'vitest'
import { isPhoneInList, phoneInList, samePhone } from './phone-in-list.ts'

it.each([
  ['8059876543', '08059876543'],
  ['8059876543.0', '08059876543'],
  ['8.059876543E+09', '08059876543'],
  ['8.06E+09', '8.06E+09'],
  ['O8O59876543', '08059876543'],
  ['0805-987-6543', '0805-987-6543'],
  ['+234 805 987 6543', '+234 805 987 6543'],
  ['Tel: 08059876543', '08059876543'],
  ['', ''],
  ['none yet', 'none yet'],
])('%j is sent as %j', (cell, phone_number) => {
  expect(phoneInList(cell)).toEqual({ phone_number })
})

it('takes the first of two numbers, and says so', () => {
  expect(phoneInList('08059876543 / 8031234567')).toEqual({
    phone_number: '08059876543',
    note: 'The first number of “08059876543 / 8031234567”',
  })
})

it('tells a number from other cells', () => {
  expect(['8059876543', '0803 123 4567', 'Nurse', '12', '2026-11-27'].map(isPhoneInList)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(samePhone('0805 987 6543')).toBe(samePhone('+2348059876543'))
})
