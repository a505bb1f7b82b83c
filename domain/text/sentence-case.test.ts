import { expect, it } from 'vitest'
import { sentenceCase } from './sentence-case.ts'

it.each([
  ['partly met', 'Partly met'],
  ['ṣadé', 'Ṣadé'],
  ['12 beds', '12 beds'],
  ['', ''],
])('writes %s as %s', (words, expected) => {
  expect(sentenceCase(words)).toBe(expected)
})
