import { expect, it } from 'vitest'
import { lettersApart, lettersForgiven } from './typing-errors.ts'

it.each([
  ['nurse', 'nurse', 0],
  ['nures', 'nurse', 1],
  ['nrse', 'nurse', 1],
  ['nursse', 'nurse', 1],
  ['purse', 'nurse', 1],
  ['phramasist', 'pharmacist', 2],
  ['driver', 'nurse', 3],
  ['cook', 'optometrist', 3],
])('%s and %s are %i letters apart, counted to 2', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart)
})

it('forgives more in a longer word, and nothing in a short one', () => {
  expect(['cook', 'nurse', 'pharmacist'].map(lettersForgiven)).toEqual([0, 1, 2])
})
