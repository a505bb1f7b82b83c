import { expect, it } from 'vitest'
import { registerLists } from '../testing/register-lists.ts'
import type { Cell, SheetRow } from './cell.ts'
import { fieldsGivenTwice, findTable, withMapping } from './find-table.ts'
import { fieldsOfHeading } from './heading-fields.ts'

const today = '2026-11-27'
const rowsOf = (rows: Cell[][]): SheetRow[] => rows.map((cells, index) => ({ number: index + 1, cells }))
const tableOf = (rows: Cell[][]) => findTable(rowsOf(rows), registerLists, today)
const fieldsIn = (rows: Cell[][]) => tableOf(rows).columns.map(({ field }) => field)

it.each([
  ['NAME OF FACILITY', 'name'],
  ['Name of Hospital/Clinic', 'name'],
  ['Hospital', 'name'],
  ['Type of Health Facility', 'type'],
  ['Category', 'type'],
  ['L.G.A.', 'lga'],
  ["Local Gov't Area", 'lga'],
  ['Facility Adress', 'address'],
  ['GSM No.', 'phone'],
  ['Contact Phone Number', 'phone'],
  ['Phone 2', 'second_phone'],
  ['E-mail', 'email'],
  ['RC No', 'cac'],
  ['Name of Proprietor/Proprietress', 'owner_name'],
  ['Officer in charge', 'officer_name'],
  ['MDCN Folio No', 'officer_folio'],
  ['Licence No.', 'paper_number'],
  ['Reg. Number', 'paper_number'],
  ['Date Issued', 'issued'],
  ['Date of Registration (dd/mm/yyyy)', 'issued'],
  ['Expiry Date', 'last_day'],
  ['Valid till', 'last_day'],
  ['Licence Status', 'status'],
  ['Remarks (if any)', 'remarks'],
])('knows the heading %j', (heading, field) => {
  expect(fieldsOfHeading(heading)[0]?.field).toBe(field)
})

it.each(['S/N', 'No', 'State', 'No of Beds', 'Amount paid (N)', 'Year', 'Owner’s address', 'Ownership', ''])(
  'gives no field to the heading %j',
  (heading) => {
    expect(fieldsOfHeading(heading)).toEqual([])
  },
)

const facility = ['Alheri Clinic', 'Clinic', 'Bosso', '14 Bosso Road', '08031234567']

it('finds headings below titles, with five sample values and the key of the headings', () => {
  const table = tableOf([
    ['NIGER STATE MINISTRY OF HEALTH', null, null, null, null],
    ['Register of private facilities', 'Register of private facilities', 'Register of private facilities'],
    [],
    ['Facility', 'Type', 'LGA', 'Address', 'Phone'],
    facility,
    ['Rahama Home', 'Maternity', 'Bida', 'Bida', 8031234568],
  ])
  expect(table).toMatchObject({ headingRows: [4], firstRow: 4, key: 'facility|type|lga|address|phone', missing: [] })
  expect(table.columns[4]).toEqual({
    column: 4,
    letters: 'E',
    heading: 'Phone',
    samples: ['08031234567', '8031234568'],
    field: 'phone',
    confidence: 1,
  })
})

it('reads two rows of headings as one, merged or not', () => {
  const lower = [null, null, null, 'Number', 'Issued', 'Expires', 'Name', 'Phone No']
  const row = ['Alheri', 'Clinic', 'Bosso', 'PHF/12', '1/2/2019', '31/12/2019', 'Amina Bello', '08031234567']
  const fields = ['name', 'type', 'lga', 'paper_number', 'issued', 'last_day', 'owner_name', 'phone']
  const names = ['Facility Name', 'Type', 'LGA']
  const merged = [...names, 'Licence', 'Licence', 'Licence', 'Proprietor', 'Proprietor']
  expect(fieldsIn([merged, lower, row])).toEqual(fields)
  expect(fieldsIn([[...names, 'Licence', null, null, 'Proprietor', null], lower, row])).toEqual(fields)
  expect(tableOf([merged, lower, row]).headingRows).toEqual([1, 2])
})

it('finds columns by their values where there are no headings', () => {
  const table = tableOf([
    facility,
    ['Rahama Maternity Home', 'Maternity', 'Bida L.G.A', 'No 3 Bida Road', '8051234567'],
  ])
  expect(table).toMatchObject({ headingRows: [], firstRow: 0, key: '' })
  expect(table.columns.map(({ field }) => field)).toEqual(['name', 'type', 'lga', null, 'phone'])
})

it('believes values more than a heading that says something else', () => {
  const rows = Array.from({ length: 6 }, (_, index) => [`Alheri ${index}`, 'Clinic', 'Bosso', '08031234567'])
  expect(fieldsIn([['Name', 'Type', 'Location', 'Contact'], ...rows])).toEqual(['name', 'type', 'lga', 'phone'])
})

it('gives the second column of phones to the second phone', () => {
  const rows = [['Alheri', 'Clinic', 'Bosso', '08031234567', '08051234567']]
  expect(fieldsIn([['Facility', 'Type', 'LGA', 'Phone', 'Mobile'], ...rows])).toEqual([
    'name',
    'type',
    'lga',
    'phone',
    'second_phone',
  ])
})

it('says which needed fields are missing, and takes what an officer corrects', () => {
  const table = tableOf([
    ['Facility', 'Owner', 'Place of work', 'Kind'],
    ['Alheri', 'Amina Bello', 'Bosso Road', 'Clinic'],
  ])
  expect(table.missing).toEqual(['lga'])
  const corrected = withMapping(table, ['name', null, 'lga', 'type'])
  expect(corrected.columns.map(({ field }) => field)).toEqual(['name', null, 'lga', 'type'])
  expect(corrected.missing).toEqual([])
  expect(fieldsGivenTwice(['name', 'name', null, 'lga'])).toEqual(['name'])
})
