import { expect, it } from 'vitest'
import { normaliseFolio } from './folio.ts'

it.each([
  ['12345', '12345'],
  [' 00123 ', '00123'],
  ['MDCN/R/12345', 'MDCN/R/12345'],
  ['mdcn/r/12345', 'MDCN/R/12345'],
  ['MDCN R 12345', 'MDCN/R/12345'],
  ['mdcn - r - 12345', 'MDCN/R/12345'],
])('reads %j as %s', (text, folio) => {
  expect(normaliseFolio(text)).toBe(folio)
  expect(normaliseFolio(folio)).toBe(folio)
})

it.each(['', 'MDCN/R/', 'MDCN/12345', 'R/12345', '12 345', '12345A', '12345678901'])('reads no folio in %j', (text) => {
  expect(normaliseFolio(text)).toBeUndefined()
})
