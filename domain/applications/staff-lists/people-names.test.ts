import { expect, it } from 'vitest'
import { partsOfName, sameName } from './people-names.ts'

it.each([
  ['Dr. Amina  Bello', { name: 'Dr. Amina Bello', title: 'Dr.', letters: undefined }],
  ['Hauwa Sani, RN/RM', { name: 'Hauwa Sani', title: undefined, letters: 'RN/RM' }],
  ['Nurse Hauwa Sani (BNSc)', { name: 'Nurse Hauwa Sani', title: 'Nurse', letters: 'BNSc' }],
  ['Musa Bala (JP)', { name: 'Musa Bala (JP)', title: undefined, letters: undefined }],
  ['Alh. Musa MBBS', { name: 'Alh. Musa', title: undefined, letters: 'MBBS' }],
])('the parts of %s', (written, parts) => {
  expect(partsOfName(written)).toEqual(parts)
})

it.each([
  ['Dr. Amina Bello', 'BELLO, Amina'],
  ['Alhaji Musa  Bala', 'musa bala'],
  ['Hauwa Sani RN', 'Nurse Hauwa Sani'],
])('%s and %s are the same name', (one, other) => {
  expect(sameName(one)).toBe(sameName(other))
})

it('tells different names apart', () => {
  expect(sameName('Hauwa Sani')).not.toBe(sameName('Hauwa Sanusi'))
  expect(sameName(' - ')).toBe('')
})
