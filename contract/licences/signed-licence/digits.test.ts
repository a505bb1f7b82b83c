import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOfDigits, digitsOf } from './digits.ts'

it('digits give back the same bytes, and no other bytes have them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(bytesOfDigits(digitsOf(bytes))).toEqual(bytes)
    }),
  )
  expect(digitsOf(Uint8Array.of(0, 7))).not.toBe(digitsOf(Uint8Array.of(7)))
  expect(bytesOfDigits('7')).toBeUndefined()
})
