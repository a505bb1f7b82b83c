import { expect, it } from 'vitest'
import { facilityWarnings } from './warnings.ts'

const unusual =
  'A CAC number usually starts with RC, BN, IT, LP or LLP, followed by digits. Please check it. You may go on.'
const sameCac =
  'Another facility is recorded with this CAC number. Please check that it is not the same facility. You may go on.'
const sameName =
  'A facility with this name is already recorded in this LGA. Please check that it is not the same facility. You may go on.'
const samePhone =
  'Another facility is recorded with this phone number. Please check that it is not the same facility. You may go on.'
const similarName =
  'A facility with a similar name is already recorded in this LGA. Please check that it is not the same facility. You may go on.'
const near =
  'Another facility is recorded very near this position. Please check that it is not the same facility. You may go on.'

it('gives no warning for a usual CAC number, or for none', () => {
  for (const cac of ['RC 123456', '', '  ', null, undefined]) expect(facilityWarnings({ cac, reasons: [] })).toEqual([])
})

it('asks to check an unusual CAC number', () => {
  expect(facilityWarnings({ cac: '123456', reasons: [] })).toEqual([unusual])
})

it('asks once for each reason to check a likely duplicate', () => {
  expect(facilityWarnings({ cac: 'RC1', reasons: ['cac', 'cac'] })).toEqual([sameCac])
  expect(facilityWarnings({ cac: '1', reasons: ['near', 'similar name', 'phone', 'name', 'cac'] })).toEqual([
    unusual,
    sameCac,
    sameName,
    samePhone,
    similarName,
    near,
  ])
})
