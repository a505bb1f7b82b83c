import { expect, it } from 'vitest'
import { readTable } from './staff-table.ts'

const rows = (...cells: string[][]) => cells.map((one, index) => ({ line: index + 1, cells: one }))

it('finds the headings below a title, and leaves out totals, headings that come again and the examples of the template', () => {
  const table = readTable(
    rows(
      ['STAFF LIST OF ZUMA CLINIC', '', ''],
      ['S/N', 'Name', 'Designation'],
      ['', 'Example: Hauwa Sani', 'Nurse'],
      ['MEDICAL', '', ''],
      ['1', 'Hauwa Sani', 'Nurse'],
      ['S/N', 'Name', 'Designation'],
      ['2', 'Musa Bala', 'Driver'],
      ['Total', '2', ''],
    ),
  )
  expect(table.headings).toEqual(['S/N', 'Name', 'Designation'])
  expect(table.columns).toEqual([undefined, 'full_name', 'cadre'])
  expect(table.people.map(({ line }) => line)).toEqual([5, 7])
  expect(table.others.map(({ line }) => line)).toEqual([1, 3, 4, 6, 8])
})

it('takes a cadre that stands alone for the people below it', () => {
  const table = readTable(
    rows(['Name', 'Phone'], ['A. NURSES (2)', ''], ['Hauwa Sani', '08059876543'], ['DRIVERS', ''], ['Musa Bala', '']),
  )
  expect(table.people).toEqual([
    { line: 3, cells: ['Hauwa Sani', '08059876543'], group: 'NURSES' },
    { line: 5, cells: ['Musa Bala', ''], group: 'DRIVERS' },
  ])
})

it('needs no headings', () => {
  const table = readTable(
    rows(['Hauwa Sani', 'Nurse', '08059876543', 'Professional', 'full time'], ['Musa Bala', 'Driver', '08031234567']),
  )
  expect(table.headings).toEqual([])
  expect(table.columns).toEqual(['full_name', 'cadre', 'phone_number', 'staff_category_type', 'time'])
  expect(table.people).toHaveLength(2)
})

it('joins the columns of a name, and takes the first of two others', () => {
  const { columns } = readTable(rows(['Surname', 'First name', 'Phone', 'GSM'], ['Sani', 'Hauwa', '080', '081']))
  expect(columns).toEqual(['full_name', 'full_name', 'phone_number', undefined])
})

it('has nobody in an empty list', () => {
  expect(readTable([])).toEqual({ headings: [], columns: [], people: [], others: [] })
})
