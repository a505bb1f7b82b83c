import { expect, it } from 'vitest'
import { hasCheckDigit } from './account-number.ts'

it.each([
  ['0000014579', '011', true], // the example of the Central Bank's standard
  ['0000014570', '011', false],
  ['0000014579', '058', false],
  ['0000014597', '011', false], // two digits exchanged
  ['0000000000', '000', true], // a sum that ends in 0 has the check digit 0
])('for %s of the bank %s says %s', (accountNumber, bankCode, fits) => {
  expect(hasCheckDigit(accountNumber, bankCode)).toBe(fits)
})
