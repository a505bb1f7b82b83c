import { describe, expect, it } from 'vitest'
import { readStatementAmount } from './statement-amount.ts'
import { guessColumns } from './statement-columns.ts'
import { guessDateOrder, readStatementDate } from './statement-date.ts'
import { readStatementLine } from './statement-line.ts'

it.each<[string, number | undefined]>([
  ['1,234,567.89', 123_456_789],
  ['1500', 150_000],
  ['1,500', 150_000],
  ['1500.5', 150_050],
  ['1500.0000', 150_000],
  ['1500.0050', undefined],
  ['1.234.567,89', 123_456_789],
  ['1 234 567,89', 123_456_789],
  ['1\u00a0234.50', 123_450],
  ["1'234.50", 123_450],
  ['1.500', undefined],
  ['1,500,00', undefined],
  ['12,34,567.00', undefined],
  ['₦1,500.00', 150_000],
  ['NGN 1,500.00', 150_000],
  ['N1,500.00', 150_000],
  ['1,500.00 NGN', 150_000],
  ['-₦1,500.00', -150_000],
  ['₦-1,500.00', -150_000],
  ['1,500.00-', -150_000],
  ['\u22121,500.00', -150_000],
  ['+1,500.00', 150_000],
  ['(1,500.00)', -150_000],
  ['1,500.00 DR', -150_000],
  ['1,500.00DR', -150_000],
  ['DR 1,500.00', -150_000],
  ['1,500.00 CR', 150_000],
  ['1,500.00 Cr.', 150_000],
  ['', 0],
  ['-', 0],
  ['0.00', 0],
  ['NIL', 0],
  ['abc', undefined],
  ['1e5', undefined],
  ['99999999999999999999', undefined],
  ['USD 5', undefined],
  ['=1+1', undefined],
])('reads the amount %j', (cell, kobo) => {
  expect(readStatementAmount(cell)).toBe(kobo)
})

it.each<[string, string | undefined]>([
  ['2026-01-31', '2026-01-31'],
  ['2026/1/31', '2026-01-31'],
  ['20260131', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  ['31-01-26', '2026-01-31'],
  ['31.1.2026', '2026-01-31'],
  ['31-Jan-26', '2026-01-31'],
  ['31-JAN-2026', '2026-01-31'],
  ['31 January 2026', '2026-01-31'],
  ['31Jan2026', undefined],
  ['Jan 31, 2026', '2026-01-31'],
  ['September 5th, 2026', '2026-09-05'],
  ['31/01/2026 10:22:33', '2026-01-31'],
  ['2026-01-31T10:22:33+01:00', '2026-01-31'],
  ["'31/01/2026", '2026-01-31'],
  ['03/04/2026', '2026-04-03'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', undefined],
  ['31/01/2026 to 28/02/2026', undefined],
  ['31-Foo-26', undefined],
  ['Total', undefined],
  ['', undefined],
  ['46053', undefined],
])('reads the date %j', (cell, day) => {
  expect(readStatementDate(cell, 'day first')).toBe(day)
})

it('reads the month first where it is said so', () => {
  expect(readStatementDate('03/04/2026', 'month first')).toBe('2026-03-04')
  expect(readStatementDate('31/01/2026', 'month first')).toBeUndefined()
})

it.each([
  [['03/04/2026', '31/04/2026'], 'day first'],
  [['03/04/2026', '03/31/2026'], 'month first'],
  [['03/04/2026', '05/06/2026'], null],
  [['05/05/2026', 'Total'], 'day first'],
  [['2026-04-03', '3-Apr-26'], 'day first'],
])('tells from %j that the dates are written %s', (cells, order) => {
  expect(guessDateOrder(cells)).toBe(order)
})

const none = { narration: null, reference: null, credit: null, debit: null, amount: null, direction: null }

it.each([
  [
    'credits and debits apart, after the name of the bank',
    [
      ['Zenith Bank Plc', '', '', '', '', ''],
      ['Account', '1012345678', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Value Date', 'Trans Date', 'Reference No.', 'Transaction Details', 'Debit (NGN)', 'Credit (NGN)'],
      ['31/01/2026', '30/01/2026', 'TRF1', 'NIP', '', '1,500.00'],
    ],
    { ...none, header_row: 3, date: 1, reference: 2, narration: 3, debit: 4, credit: 5, date_order: 'day first' },
  ],
  [
    'one column of amounts with a mark',
    [
      ['DATE', 'NARRATION', 'AMOUNT', 'DR/CR', 'BALANCE'],
      ['03/04/2026', 'NIP', '1,500.00', 'CR', '1,500.00'],
    ],
    { ...none, header_row: 0, date: 0, narration: 1, amount: 2, direction: 3, date_order: null },
  ],
  [
    'money in and out',
    [
      ['Posting date', 'Particulars', 'Transaction ID', 'Money out', 'Money in'],
      ['2026-01-31', '', '', '', ''],
    ],
    { ...none, header_row: 0, date: 0, narration: 1, reference: 2, debit: 3, credit: 4, date_order: 'day first' },
  ],
  ['nothing that is known', [['1', '2']], { ...none, header_row: -1, date: null, date_order: 'day first' }],
])('guesses the columns of %s', (_, rows, columns) => {
  expect(guessColumns(rows)).toEqual(columns)
})

describe('a row', () => {
  const apart = {
    ...none,
    header_row: 0,
    date: 0,
    narration: 1,
    reference: 2,
    debit: 3,
    credit: 4,
    date_order: 'day first',
  } as const
  const marked = {
    ...none,
    header_row: 0,
    date: 0,
    narration: 1,
    amount: 3,
    direction: 4,
    date_order: 'day first',
  } as const
  const line = { booked_on: '2026-01-31', narration: 'NIP FROM ALHERI', reference: 'TRF 1' }
  it.each([
    [
      'a credit',
      ['31/01/2026', ' NIP  FROM\nALHERI', 'TRF 1', '', '1,500.00'],
      apart,
      { ...line, amount_kobo: 150_000 },
    ],
    [
      'a debit',
      ['31/01/2026', 'NIP FROM ALHERI', 'TRF 1', '1,500.00', '0.00'],
      apart,
      { ...line, amount_kobo: -150_000 },
    ],
    [
      'a reversal',
      ['31/01/2026', 'NIP FROM ALHERI', 'TRF 1', '', '-1,500.00'],
      apart,
      { ...line, amount_kobo: -150_000 },
    ],
    [
      'a marked debit',
      ['31/01/2026', 'NIP FROM ALHERI', '', '1,500.00', 'D'],
      marked,
      { ...line, reference: '', amount_kobo: -150_000 },
    ],
    ['nothing', ['', ' ', '', '', ''], apart, undefined],
    ['a total', ['Total', '', '', '', '1,500.00'], apart, 'no date'],
    ['a marked row without an amount', ['31/01/2026', 'NIP', '', 'see below', 'D'], marked, 'no amount'],
    [
      'an amount whose mark has blanks around it',
      ['31/01/2026', 'NIP FROM ALHERI', '', '1,500.00', ' D '],
      marked,
      { ...line, reference: '', amount_kobo: -150_000 },
    ],
    ['an opening balance', ['31/01/2026', 'Opening balance', '', '', ''], apart, 'no amount'],
    ['an amount that cannot be read', ['31/01/2026', 'NIP', '', '', '1.500'], apart, 'no amount'],
    ['a day to come', ['31/12/2026', 'NIP', '', '', '1,500.00'], apart, 'a day to come'],
    ['a row that is too short', ['31/01/2026'], apart, 'no amount'],
  ])('is %s', (_, row, columns, read) => {
    expect(readStatementLine(row, columns, '2026-06-15')).toEqual(read)
  })
})
