import { expect, it } from 'vitest'
import { nameInCode } from './name-in-code.ts'

it.each([
  ['Bida Clinic', 'Bida Clinic'],
  ['x'.repeat(61), 'x'.repeat(60)],
  // A letter with its mark is three bytes long; it is kept or left out whole.
  [`${'a'.repeat(58)}ọ̀b`, 'a'.repeat(58)],
  [`${'a'.repeat(59)} clinic`, 'a'.repeat(59)],
])('the name of %s in a code is %s', (name, cut) => {
  expect(nameInCode(name, 'facility_name')).toBe(cut)
})

it('the name of a code is not empty even if its first letter has very many marks', () => {
  expect(nameInCode(`a${'\u0300'.repeat(100)}`, 'lga')).toMatch(/^à\u0300{14}$/)
})
