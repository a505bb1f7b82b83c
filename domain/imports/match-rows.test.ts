import { expect, it } from 'vitest'
import { facility, match } from '../testing/match-register.ts'
import type { Cell } from './cell.ts'
import type { MatchedCells } from './matched-row.ts'

const none: MatchedCells = {}

it('gives each cell its value in the forms of the portal, and a mark', () => {
  const cells = [
    7,
    'Alheri Clinic',
    'Lab',
    'Chanchanga',
    null,
    8031234567,
    'Amina Bello',
    'PHF/12',
    '3/4/2019',
    '31/12/2019',
    'Valid',
  ]
  expect(match([cells]).rows).toEqual([
    {
      number: 2,
      mark: 'understood',
      repeats: [],
      cells: {
        name: { mark: 'as written', value: 'Alheri Clinic', written: 'Alheri Clinic' },
        type: { mark: 'understood', value: 6, written: 'Lab' },
        lga: { mark: 'understood', value: 6, written: 'Chanchanga' },
        ward: { mark: 'as written', value: null, written: '' },
        phone: { mark: 'understood', value: '+2348031234567', written: '8031234567' },
        owner_name: { mark: 'as written', value: 'Amina Bello', written: 'Amina Bello' },
        paper_number: { mark: 'as written', value: 'PHF/12', written: 'PHF/12' },
        issued: { mark: 'understood', value: '2019-04-03', written: '3/4/2019' },
        last_day: { mark: 'understood', value: '2019-12-31', written: '31/12/2019' },
        status: { mark: 'understood', value: 'licensed', written: 'Valid' },
      },
    },
  ])
})

it('offers the LGA that an address names, and the type that a name has', () => {
  const columns = ['Facility', 'Type', 'LGA', 'Address']
  const { rows } = match([['Rahama Dental Clinic', null, null, '3 Market Road, Suleja, Niger State']], columns)
  expect(rows[0]?.cells.lga?.offers).toEqual([{ value: 23, label: 'Suleja' }])
  expect(rows[0]?.cells.type?.offers?.map(({ label }) => label)).toEqual([
    'Dental Clinic',
    'Private Clinic',
    'Specialist Clinic',
    'Physiotherapy Clinic',
  ])
  expect(match([['Rahama', null, 'Bida', null]], columns).rows[0]?.cells.type).toMatchObject({ mark: 'wrong' })
})

it('offers the LGA of the row above where none is written', () => {
  const { rows } = match([facility('A Clinic', { 3: 'Bida' }), [2, 'B Clinic', 'Clinic', null]])
  expect(rows[1]?.cells.lga).toEqual({
    mark: 'doubtful',
    value: null,
    offers: [{ value: 3, label: 'Bida' }],
    sentence: 'Choose the local government area',
    written: '',
  })
})

it('repeats what stands above a ditto mark', () => {
  const { rows } = match([facility('A Clinic', { 6: 'Amina Bello' }), facility('B Clinic', { 3: '"', 6: 'do.' })])
  expect(rows[1]?.cells.lga).toEqual({ mark: 'understood', value: 5, written: '"' })
  expect(rows[1]?.cells.owner_name).toEqual({ mark: 'understood', value: 'Amina Bello', written: 'do.' })
})

it('looks for a ward in the LGA of its row', () => {
  const wardOf = (lga: Cell, ward: string) => match([facility('A', { 3: lga, 4: ward })]).rows[0]?.cells.ward
  expect(wardOf('Bosso', 'MAITUMBI WARD')).toEqual({ mark: 'understood', value: 1, written: 'MAITUMBI WARD' })
  expect(wardOf('Bosso', 'Bosso Central 2')).toEqual({ mark: 'understood', value: 3, written: 'Bosso Central 2' })
  expect(wardOf('Bosso', 'Masaga I')).toMatchObject({ mark: 'doubtful', value: null })
  expect(wardOf('Bosso', 'Unheard of')).toEqual({
    mark: 'doubtful',
    value: null,
    offers: [],
    sentence: 'Choose the ward',
    written: 'Unheard of',
  })
})

it('puts the second number of a cell into the second phone', () => {
  const { cells } = match([facility('A', { 5: '08031234567/08051234567' })]).rows[0] ?? { cells: none }
  expect([cells.phone?.value, cells.second_phone?.value]).toEqual(['+2348031234567', '+2348051234567'])
})

it('doubts a last day before the day of issue', () => {
  const { cells } = match([facility('A', { 8: '3/4/2019', 9: '31/12/2018' })]).rows[0] ?? { cells: none }
  expect(cells.last_day).toEqual({
    mark: 'doubtful',
    value: null,
    offers: [{ value: '2018-12-31', label: '31 December 2018' }],
    sentence: 'This is before the day of issue, 3 April 2019',
    written: '31/12/2018',
  })
})

it('names formulas, and cells without a usable value', () => {
  const { cells } = match([
    facility('A', {
      6: { fault: 'error value', text: '#REF!' },
      7: { formula: 'PHF/12' },
      8: { fault: 'formula without value', text: '' },
    }),
  ]).rows[0] ?? { cells: none }
  expect(cells.paper_number).toEqual({ mark: 'as written', value: 'PHF/12', written: 'PHF/12', isFormula: true })
  expect(cells.owner_name).toEqual({
    mark: 'wrong',
    value: null,
    sentence: "The spreadsheet has an error in this cell. Enter the owner's name",
    written: '#REF!',
  })
  expect(cells.issued?.sentence).toBe(
    'The formula of this cell has no stored value. Enter a date with its day, month and year',
  )
})

it('finds rows that repeat an earlier one', () => {
  const { rows } = match([
    facility('Alheri Clinic', { 7: 'NSMOH/PHF/00012/2019' }),
    facility('Rahama Clinic', { 7: 'nsmoh-phf-12-2O19' }),
    facility('ALHERI  CLINIC'),
    facility('Alheri Clinic', { 3: 'Bida' }),
    facility('Al-Herri Clinic', { 2: 'Private Hospital' }),
    facility('Sunrise Clinic I'),
    facility('Sunrise Clinic II'),
    facility('Hospital'),
  ])
  expect(rows.map(({ repeats }) => repeats)).toEqual([
    [],
    [{ of: 2, reason: 'same number' }],
    [{ of: 2, reason: 'same facility' }],
    [],
    [{ of: 2, reason: 'similar name' }],
    [],
    [],
    [],
  ])
})

const withRemarks = ['S/N', 'Facility', 'Type', 'LGA', 'Phone', 'Remarks']

it.each(['Closed down', 'Folded up', 'No longer functioning since 2019'])(
  'asks whether a facility is closed of which a remark says %j',
  (remark) => {
    const [row] = match([[1, 'Alheri Clinic', 'Clinic', 'Bosso', null, remark]], withRemarks).rows
    expect(row?.cells.status).toMatchObject({
      mark: 'doubtful',
      value: null,
      sentence: `The remark says “${remark}”. Choose whether it is closed`,
    })
  },
)

it('asks nothing about other remarks', () => {
  const [row] = match(
    [[1, 'Alheri Clinic', 'Clinic', 'Bosso', null, 'Fenced and close to the market']],
    withRemarks,
  ).rows
  expect(row?.cells.status).toBeUndefined()
})

it.each(['Paid', 'Seen', 'Inspected', 'OK'])(
  'takes the status %j for one that says nothing of the licence',
  (status) => {
    const [row] = match([facility('Alheri Clinic', { 10: status })]).rows
    expect(row?.cells.status).toMatchObject({ mark: 'understood', value: 'unknown' })
  },
)
