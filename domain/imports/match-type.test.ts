import { expect, it } from 'vitest'
import { nameIn, registerLists } from '../testing/register-lists.ts'
import { makeTypeMatcher } from './match-type.ts'

const match = makeTypeMatcher(registerLists.types)
const { types } = registerLists

it.each([
  ['Private Hospital', 'as written', 'Private Hospital'],
  ['PRIVATE  HOSPITAL', 'understood', 'Private Hospital'],
  ['Pvt. Hosp.', 'understood', 'Private Hospital'],
  ['hospitl', 'understood', 'Private Hospital'],
  ['Clinic', 'understood', 'Private Clinic'],
  ['Clinic (Private)', 'understood', 'Private Clinic'],
  ['Maternity', 'understood', 'Maternity Home'],
  ['Mat. Home', 'understood', 'Maternity Home'],
  ['Matenity', 'understood', 'Maternity Home'],
  ['Nursing Home', 'understood', 'Nursing or Convalescent Home'],
  ['Nursing/Convalescent Home', 'understood', 'Nursing or Convalescent Home'],
  ['Dental', 'understood', 'Dental Clinic'],
  ['Dentist', 'understood', 'Dental Clinic'],
  ['Lab', 'understood', 'Medical Laboratory'],
  ['Med. Laboratary', 'understood', 'Medical Laboratory'],
  ['X-Ray', 'understood', 'Diagnostic and Imaging Centre'],
  ['Scan Center', 'understood', 'Diagnostic and Imaging Centre'],
  ['Opticians', 'understood', 'Optical or Optometric Centre'],
  ['Optical clinic', 'understood', 'Optical or Optometric Centre'],
  ['Specialist Hosp', 'understood', 'Specialist Hospital'],
  ['Physio', 'understood', 'Physiotherapy Clinic'],
  ['CHEW clinic', 'understood', 'Community Health Clinic'],
  ['Ambulance', 'understood', 'Home Care and Ambulance Service'],
  ['Morgue', 'understood', 'Mortuary'],
])('recognises the type %j', (text, mark, type) => {
  const read = match(text)
  expect([read.mark, nameIn(types, read.value)]).toEqual([mark, type])
})

it.each([
  ['Specialist', ['Specialist Hospital', 'Specialist Clinic']],
  ['Clinic & Maternity', ['Private Clinic', 'Maternity Home']],
  ['Clinic/Lab', ['Private Clinic', 'Medical Laboratory']],
  ['Diagnostic Laboratory', ['Medical Laboratory', 'Diagnostic and Imaging Centre']],
  ['Medical Centre', ['Private Hospital', 'Private Clinic', 'Dental Clinic', 'Specialist Hospital']],
  ['General Hospital', ['Private Hospital', 'Specialist Hospital']],
  ['Mental hospital', ['Private Hospital', 'Specialist Hospital']],
  ['Health Centre', ['Community Health Clinic']],
])('offers types for %j, and chooses none', (text, offers) => {
  const read = match(text)
  expect([read.mark, read.value, read.offers?.map(({ label }) => label)]).toEqual(['doubtful', null, offers])
})

it.each(['Pharmacy', 'PPMV', '12'])('has no type for %j', (text) => {
  expect(match(text)).toEqual({ mark: 'wrong', value: null, sentence: 'Choose the type of facility' })
})

it('follows the catalogue of the ministry, and leaves out what it has retired', () => {
  const own = makeTypeMatcher([
    { id: 1, name: 'Spa', is_retired: false },
    { id: 2, name: 'Mortuary', is_retired: true },
    { id: 3, name: 'Eye Hospital', is_retired: false },
  ])
  expect(own('SPA').value).toBe(1)
  expect(own('Mortuary').mark).toBe('wrong')
  expect(own('Ophthalmic').value).toBe(3)
})
