import { expect, it } from 'vitest'
import { cadreInForm } from './staff-words.ts'

it.each([
  ['Nurse', 'Professional', 'Nurses/Midwives'],
  ['senior nurse', 'Professional', 'Nurses/Midwives'],
  ['Midwives', 'Professional', 'Nurses/Midwives'],
  ['NURSES / MIDWIVES', 'Professional', 'Nurses/Midwives'],
  ['Chief Nursing Officer', 'Professional', 'Nurses/Midwives'],
  ['Doctor', 'Professional', 'Doctors (Medical/Dental)'],
  ['Dr.', 'Professional', 'Doctors (Medical/Dental)'],
  ['Lab scientist', 'Professional', 'Medical Lab Scientist'],
  ['Laboratory technician', 'Professional', 'Medical Lab Technician'],
  ['Pharmacist', 'Professional', 'Pharmacist'],
  ['CHEW', 'Professional', 'CHO/CHEW'],
  ['Health records officer', 'Professional', 'Medical Record'],
  ['Others', 'Professional', 'Others'],
  ['Ward assistants', 'Non-professional', 'Ward Assistant'],
  ['Secretary', 'Non-professional', 'Secretarial Staff'],
  ['Driver', 'Non-professional', 'Driver'],
  ['Security guard', 'Non-professional', 'Security guard'],
] as const)('%s is %s: %s', (word, staff_category_type, cadre) => {
  expect(cadreInForm(word)).toEqual({ staff_category_type, cadre })
})

it.each(['', 'Anaesthetist', 'Nurse’s driver', 'Doctor or nurse'])('%j is not guessed', (word) => {
  expect(cadreInForm(word)).toBeUndefined()
})
