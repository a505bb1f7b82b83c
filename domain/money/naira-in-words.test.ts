import { expect, it } from 'vitest'
import { nairaInWords } from './naira-in-words.ts'

it.each([
  [100, 'One naira only'],
  [7_500_050, 'Seventy-five thousand naira, fifty kobo only'],
  [1_901, 'Nineteen naira, one kobo only'],
  [2_000, 'Twenty naira only'],
  [2_100, 'Twenty-one naira only'],
  [10_100, 'One hundred and one naira only'],
  [99_999, 'Nine hundred and ninety-nine naira, ninety-nine kobo only'],
  [100_500, 'One thousand and five naira only'],
  [110_000, 'One thousand one hundred naira only'],
  [11_000_000, 'One hundred and ten thousand naira only'],
  [12_345_678, 'One hundred and twenty-three thousand four hundred and fifty-six naira, seventy-eight kobo only'],
  [100_000_000, 'One million naira only'],
  [100_001_200, 'One million and twelve naira only'],
  [
    7_777_777_777,
    'Seventy-seven million seven hundred and seventy-seven thousand seven hundred and seventy-seven naira, seventy-seven kobo only',
  ],
  [10_000_000_000, 'One hundred million naira only'],
  [200_000_000_099, 'Two billion naira, ninety-nine kobo only'],
  [5, 'Five kobo only'],
  [0, 'Zero naira only'],
])('writes %i kobo as %s', (kobo, words) => {
  expect(nairaInWords(kobo)).toBe(words)
})

it.each([-1, 1.5, Number.NaN])('refuses %d, which is no amount', (kobo) => {
  expect(() => nairaInWords(kobo)).toThrow(RangeError)
})
