import { expect, it } from 'vitest'
import { facility, headings, match } from '../testing/match-register.ts'
import type { Cell } from './cell.ts'
import type { MatchedCells } from './matched-row.ts'

const none: MatchedCells = {}

it.each<[string, Cell[], string | undefined]>([
  ['a total', [null, 'TOTAL', null, null, null, 12], 'total'],
  ['a subtotal that is merged', ['Sub-Total: 4', 'Sub-Total: 4', 'Sub-Total: 4', 4], 'total'],
  ['the headings again', [...headings], 'heading'],
  ['numbers of columns', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'column numbers'],
  ['the heading of a group', ['BIDA LGA', 'BIDA LGA', 'BIDA LGA', 'BIDA LGA'], 'group heading'],
  ['who wrote the list', [null, 'Prepared by: Musa'], 'note'],
  ['a sentence across the table', ['List for 2019', 'List for 2019', 'List for 2019'], 'note'],
  ['a blank row', [null, ' ', ''], undefined],
  ['a number without a facility', [45], undefined],
])('leaves out %s', (_, cells, reason) => {
  const { rows, leftOut } = match([facility('Alheri Clinic'), cells])
  expect(rows.map(({ cells: read }) => read.name?.value)).toEqual(['Alheri Clinic'])
  expect(leftOut).toEqual(reason === undefined ? [] : [{ number: 3, reason, text: expect.any(String) }])
})

it.each(['Total Care Clinic', 'Source of Hope', 'Page Clinic', 'Date Palm', 'Prepared by Grace'])(
  'reads the facility %j',
  (name) => {
    expect(match([facility(name, { 0: null })]).rows[0]?.cells.name?.value).toBe(name)
  },
)

it('keeps a row that has only a name, and says what it needs', () => {
  const { cells, mark } = match([[null, 'Alheri Clinic']]).rows[0] ?? { cells: none, mark: undefined }
  expect(mark).toBe('wrong')
  expect(cells.type?.sentence).toBe('Choose the type of facility')
  expect(cells.lga?.sentence).toBe('Choose the local government area')
})

it('reads the LGA and the type from the heading of a group, until the next', () => {
  const without = (name: string, type: Cell = 'Clinic'): Cell[] => [1, name, type, null]
  const { rows } = match([
    ['BIDA L.G.A.'],
    without('A Clinic'),
    [null, 'Suleja'],
    without('B Clinic'),
    ['Laboratories'],
    without('C', null),
  ])
  expect(rows.map(({ cells }) => [cells.lga?.value, cells.lga?.mark, cells.type?.value])).toEqual([
    [3, 'understood', 2],
    [23, 'understood', 2],
    [23, 'understood', 6],
  ])
})
