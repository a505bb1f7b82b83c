import { expect, it } from 'vitest'
import { cellsOfLines, peopleByLabels } from './written-lines.ts'

const lines = (...texts: string[]) => texts.map((text, index) => ({ line: index + 1, text }))

it.each([
  ['*Hauwa Sani* - Nurse - 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['1. Hauwa Sani, Nurse, 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['12) Hauwa Sani; Nurse; 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['• Hauwa Sani – Nurse – 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['[26/11/2026, 09:14] Matron: Hauwa Sani | Nurse | 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['26/11/2026, 9:14 pm - Matron: Hauwa Sani, Nurse, 08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['Hauwa Sani   Nurse   08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['Hauwa Sani-Nurse-08059876543', ['Hauwa Sani', 'Nurse', '08059876543']],
  ['Hauwa Sani 0805 987 6543 nurse', ['Hauwa Sani', 'nurse', '0805 987 6543', '']],
  ['Musa Garba lab scientist 08059876543 BMLS', ['Musa Garba', 'lab scientist', '08059876543', 'BMLS']],
  ['Hauwa Sani RN/RM', ['Hauwa Sani', 'RN/RM', '', '']],
  ['Sani Cook 08059876543', ['Sani Cook', '', '08059876543', '']],
  ['Anne-Marie Okoro', ['Anne-Marie Okoro']],
])('%s', (text, cells) => {
  expect(cellsOfLines(lines(text))).toEqual([{ line: 1, cells }])
})

it('splits all lines at the same sign, and leaves out empty ones', () => {
  expect(cellsOfLines(lines('Hauwa Sani, RN - nurse - 08059876543', '', 'Musa Bala - driver - 08031234567'))).toEqual([
    { line: 1, cells: ['Hauwa Sani, RN', 'nurse', '08059876543'] },
    { line: 3, cells: ['Musa Bala', 'driver', '08031234567'] },
  ])
})

it('reads people of whom each detail has its own line', () => {
  const people = peopleByLabels(
    lines('Name: Hauwa Sani', 'Phone no: 08059876543', 'Post: Nurse', '', 'Name: Musa Bala', 'Post: Driver'),
  )
  expect(people).toEqual([
    { line: 0, cells: ['Name', 'Phone', 'Category', 'Cadre', 'Qualification', 'Rank', 'Full or part time'] },
    { line: 1, cells: ['Hauwa Sani', '08059876543', '', 'Nurse', '', '', ''] },
    { line: 5, cells: ['Musa Bala', '', '', 'Driver', '', '', ''] },
  ])
  expect(peopleByLabels(lines('Hauwa Sani, Nurse', 'Musa Bala, Driver'))).toBeUndefined()
})
