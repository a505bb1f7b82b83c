import { expect, it } from 'vitest'
import { cacWarning, facilityWarnings, sameCacWarning, sameNameWarning } from './warnings.ts'

const unlike = { hasSameCac: false, hasSameNameInLga: false }

it('gives no warning for a usual CAC number, or for none', () => {
  for (const cac of ['RC 123456', '', '  ', null, undefined]) expect(facilityWarnings({ cac, ...unlike })).toEqual([])
})

it('asks to check an unusual CAC number', () => {
  expect(facilityWarnings({ cac: '123456', ...unlike })).toEqual([cacWarning])
})

it('asks to check a likely duplicate', () => {
  expect(facilityWarnings({ cac: 'RC1', hasSameCac: true, hasSameNameInLga: false })).toEqual([sameCacWarning])
  expect(facilityWarnings({ cac: 'RC1', hasSameCac: false, hasSameNameInLga: true })).toEqual([sameNameWarning])
  expect(facilityWarnings({ cac: '1', hasSameCac: true, hasSameNameInLga: true })).toEqual([
    cacWarning,
    sameCacWarning,
    sameNameWarning,
  ])
})

it('says in each warning that the person may go on', () => {
  for (const sentence of [cacWarning, sameCacWarning, sameNameWarning]) expect(sentence).toMatch(/You may go on\.$/)
})
