import { expect, it } from 'vitest'
import type { PlainCell } from './cell.ts'
import { dateColumnOf } from './date-column.ts'
import { readDay } from './read-day.ts'

const column = { isMonthFirst: false, isSwapped: false }
const today = '2026-11-27'
const readLast = (cell: PlainCell) => readDay(cell, { isLast: true, today, column })

it.each<[PlainCell, string]>([
  ['3/4/2019', '2019-04-03'],
  ['03-04-19', '2019-04-03'],
  ['3.4.2019', '2019-04-03'],
  ['3 4 2019', '2019-04-03'],
  ['O3/O4/2O19', '2019-04-03'],
  ['3/l/2O19', '2019-01-03'],
  ['l/4/2019', '2019-04-01'],
  ['03-Apr-19', '2019-04-03'],
  ["3 Apr '19", '2019-04-03'],
  ['3rd April, 2019', '2019-04-03'],
  ['Wednesday 3rd of April 2019', '2019-04-03'],
  ['April 3, 2019', '2019-04-03'],
  ['31st December 2022', '2022-12-31'],
  ['31-Decmber-2022', '2022-12-31'],
  ['30 Sept. 2021', '2021-09-30'],
  ['12 0ct 2020', '2020-10-12'],
  ['31/12/2022 00:00', '2022-12-31'],
  ['2022/12/31', '2022-12-31'],
  ['2022-12-31T23:00:00.000Z', '2022-12-31'],
  ['20221231', '2022-12-31'],
  ['31122022', '2022-12-31'],
  ['1/1/98', '1998-01-01'],
  [43558, '2019-04-03'],
  ['43558', '2019-04-03'],
  [43558.5, '2019-04-03'],
])('reads %j as %s', (cell, day) => {
  expect(readLast(cell)).toEqual({ mark: 'understood', value: day })
})

it.each<[PlainCell, string]>([
  ['2022-12-31', '2022-12-31'],
  [{ day: '2022-12-31' }, '2022-12-31'],
])('takes %j as it is written', (cell, day) => {
  expect(readLast(cell)).toEqual({ mark: 'as written', value: day })
})

const request = 'Enter a date with its day, month and year'

it.each<[PlainCell, string]>([
  ['31/02/2020', 'February 2020 has only 29 days'],
  ['31 April 2021', 'April 2021 has only 30 days'],
  ['13/13/2020', request],
  ['soon', request],
  [7, request],
  [true, request],
  ['31/12/1819', 'Enter a date from 1900 on'],
])('finds %j wrong', (cell, sentence) => {
  expect(readLast(cell)).toEqual({ mark: 'wrong', value: null, sentence })
})

it.each<[PlainCell, string[], string]>([
  ['April 2019', ['30 April 2019'], request],
  ['04/2019', ['30 April 2019'], request],
  ['2019', ['31 December 2019'], request],
  [2019, ['31 December 2019'], request],
  [{ day: '2019-04-01', showsNoDay: true }, ['30 April 2019'], request],
  ['04/23/2019', ['23 April 2019'], 'Day and month may be exchanged'],
  ['Expired 31/12/2019', ['31 December 2019'], request],
  ['31/12/2119', ['31 December 2119'], 'Check the year 2119'],
])('leaves it to an officer what %j means', (cell, offers, sentence) => {
  const read = readLast(cell)
  expect([read.mark, read.value, read.offers?.map(({ label }) => label), read.sentence]).toEqual([
    'doubtful',
    null,
    offers,
    sentence,
  ])
})

it('offers the first day of a month for a day of issue, and doubts one in the future', () => {
  const readIssue = (cell: PlainCell) => readDay(cell, { isLast: false, today, column })
  expect(readIssue('April 2019').offers).toEqual([{ value: '2019-04-01', label: '1 April 2019' }])
  expect(readIssue('28/11/2026')).toMatchObject({ mark: 'doubtful', sentence: 'This day is in the future' })
  expect(readIssue('27/11/2026')).toEqual({ mark: 'understood', value: '2026-11-27' })
})

it('doubts days that can be read both ways in a column that has the month first', () => {
  const monthFirst = dateColumnOf(['04/23/2019', '03/04/2019', null])
  const read = (cell: PlainCell) => readDay(cell, { isLast: true, today, column: monthFirst })
  expect(read('04/23/2019')).toEqual({ mark: 'understood', value: '2019-04-23' })
  expect(read('03/04/2019')).toMatchObject({
    mark: 'doubtful',
    offers: [{ value: '2019-03-04' }, { value: '2019-04-03' }],
  })
  expect(read('05/05/2019')).toEqual({ mark: 'understood', value: '2019-05-05' })
})

it('doubts dates of which a spreadsheet with American settings has exchanged day and month', () => {
  const dates = ['2019-03-04', '2020-01-02', '2021-12-11'].map((day) => ({ day }))
  const swapped = dateColumnOf([...dates, '23/04/2019', '31/12/2020', '15/01/2021'])
  expect(swapped).toEqual({ isMonthFirst: false, isSwapped: true })
  expect(readDay({ day: '2019-03-04' }, { isLast: true, today, column: swapped })).toMatchObject({
    mark: 'doubtful',
    offers: [{ value: '2019-04-03' }, { value: '2019-03-04' }],
  })
  expect(dateColumnOf([...dates, { day: '2019-03-23' }, '23/04/2019', '31/12/2020', '15/01/2021']).isSwapped).toBe(
    false,
  )
})

it('asks about a day that the file says is not known, but not about a dash', () => {
  expect(readLast('not stated')).toEqual({
    mark: 'doubtful',
    value: null,
    offers: [],
    sentence: 'The file says “not stated”. Enter a date with its day, month and year',
  })
  expect(readLast('-')).toEqual({ mark: 'understood', value: null })
  expect(readLast('Nil')).toEqual({ mark: 'understood', value: null })
})
