import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalisePhone } from './phone.ts'

it.each([
  '08031234567',
  '0803 123 4567',
  '0803-123-4567',
  '(0803) 123.4567',
  '2348031234567',
  '+2348031234567',
  '+234 803 123 4567',
  '+234 (0)803 123 4567',
  '002348031234567',
  ' 0803\u00a0123\u20134567 ',
])('reads %j as the same mobile number', (text) => {
  expect(normalisePhone(text)).toBe('+2348031234567')
})

it.each([
  ['0701 234 5678', '+2347012345678'],
  ['0814 234 5678', '+2348142345678'],
  ['0901 234 5678', '+2349012345678'],
  ['0913 234 5678', '+2349132345678'],
  ['01 234 5678', '+23412345678'],
  ['09 461 2345', '+23494612345'],
  ['066 222 123', '+23466222123'],
  ['0201 234 5678', '+2342012345678'],
])('reads the Nigerian number %s as %s', (text, normal) => {
  expect(normalisePhone(text)).toBe(normal)
})

it.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 (202) 555-0143', '+12025550143'],
  ['00229 21 30 00 00', '+22921300000'],
  ['+12345678', '+12345678'],
  ['+123456789012345', '+123456789012345'],
])('reads the foreign number %s as %s', (text, normal) => {
  expect(normalisePhone(text)).toBe(normal)
})

it.each([
  '',
  'none',
  '0',
  '+',
  '0803123456',
  '080312345',
  '080312345678',
  '+23480312345678',
  '+234803123456',
  '8031234567',
  '442079460958',
  '+1234567',
  '+1234567890123456',
  '+0803123456',
  '0803+1234567',
  '0803 123 4567 ext 2',
  '0803 123 4567, 0805 123 4567',
])('reads no number in %j', (text) => {
  expect(normalisePhone(text)).toBeUndefined()
})

it('is idempotent, and always returns + and digits', () => {
  const typed = fc.oneof(
    fc.tuple(fc.constantFrom('0', '234', '+234', '+', '00', ''), fc.stringMatching(/^[0-9 ()-]{6,18}$/)),
    fc.tuple(fc.constantFrom('080', '+23481', '23470', '+44', '01'), fc.stringMatching(/^\d{6,10}$/)),
  )
  fc.assert(
    fc.property(typed, ([start, rest]) => {
      const once = normalisePhone(start + rest)
      fc.pre(once !== undefined)
      expect(once).toMatch(/^\+[1-9]\d{7,14}$/)
      expect(normalisePhone(once)).toBe(once)
    }),
  )
})
