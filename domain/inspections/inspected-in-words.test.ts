import { expect, it } from 'vitest'
import { inspectedInWords } from './inspected-in-words.ts'

it.each([
  ['fully compliant', /^The best of five classes: the facility met the standards well/],
  ['substantially compliant', /^The second of five classes: the facility met most of the standards/],
  ['partly compliant', /^The third of five classes: the facility met part of the standards/],
  ['minimally compliant', /^The fourth of five classes: important standards were not met/],
  ['not compliant', /^The last of five classes: most of the standards were not met/],
] as const)('says to patients what %s means', (reached, meaning) => {
  const words = inspectedInWords({ done_on: '2026-05-03', class: reached })
  expect(words.title).toBe(`Inspected on 3 May 2026: ${reached}`)
  expect(words.meaning).toMatch(meaning)
  expect(words.text).toBe(`Inspected on 3 May 2026: ${reached}. ${words.meaning}`)
})
