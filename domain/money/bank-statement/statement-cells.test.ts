import { expect, it } from 'vitest'
import { readStatementAmount } from './statement-amount.ts'
import { guessColumns } from './statement-columns.ts'
import { guessDateOrder, readStatementDate } from './statement-date.ts'
import { readStatementLine } from './statement-line.ts'

it.each([
  ['1.234.567', 123_456_700],
  ['1.500,00', 150_000],
  [' 1500 ', 150_000],
  ['(0.00)', 0],
  ['-0', 0],
  ['(abc)', undefined],
])('reads the amount %j', (cell, kobo) => {
  expect(readStatementAmount(cell)).toBe(kobo)
})

it.each([
  ['5 Jan 2026', '2026-01-05'],
  ['5 Feb 2026', '2026-02-05'],
  ['5 Mar 2026', '2026-03-05'],
  ['5 April 2026', '2026-04-05'],
  ['5-May-26', '2026-05-05'],
  ['June 5, 2026', '2026-06-05'],
  ['Jul 5 2026', '2026-07-05'],
  ['5 August 2026', '2026-08-05'],
  ['5 Sep 2026', '2026-09-05'],
  ['5 October 2026', '2026-10-05'],
  ['5 NOV 2026', '2026-11-05'],
  ['5 December 2026', '2026-12-05'],
  [' 31/12/2026 ', '2026-12-31'],
  ['2026-01-31 to 2026-02-28', undefined],
  ['31 Jan 2026 to 28 Feb 2026', undefined],
  ['Jan 31, 2026 to Feb 28, 2026', undefined],
])('reads the date %j', (cell, day) => {
  expect(readStatementDate(cell, 'day first')).toBe(day)
})

it('reads no period as a date where the month comes first', () => {
  expect(readStatementDate('01/31/2026 to 02/28/2026', 'month first')).toBeUndefined()
})

it.each([
  [['12/05/2026'], null],
  [['05/12/2026'], null],
  [['13/05/2026'], 'day first'],
  [['05/13/2026'], 'month first'],
  [['31/01/2026', '01/31/2026'], null],
  [['31/01/2026', '30/01/2026', '01/31/2026'], 'day first'],
])('tells from %j that the dates are written %s', (cells, order) => {
  expect(guessDateOrder(cells)).toBe(order)
})

const none = { narration: null, reference: null, credit: null, debit: null, amount: null, direction: null }

it.each([
  [
    'numbers of rows and of branches, which are no references',
    [['S/N', 'Date', 'Branch Reference', 'Credit (NGN) Amount', 'Balance Date']],
    { ...none, header_row: 0, date: 1, credit: 3, date_order: 'day first' },
  ],
  [
    'only the day on which the money counts',
    [['Amount', 'Value Date']],
    { ...none, header_row: 0, date: 1, amount: 0, date_order: 'day first' },
  ],
  [
    'days above the headers, which say nothing about the days below',
    [['12/31/2026'], ['Date printed'], ['Amount'], ['Date', 'Amount'], ['03/04/2026', '1']],
    { ...none, header_row: 3, date: 0, amount: 1, date_order: null },
  ],
  [
    'headers in the 40th row',
    [...Array.from({ length: 39 }, () => ['']), ['Date', 'Amount']],
    { ...none, header_row: 39, date: 0, amount: 1, date_order: 'day first' },
  ],
  [
    'headers that come too late',
    [...Array.from({ length: 40 }, () => ['']), ['Date', 'Amount']],
    { ...none, header_row: -1, date: null, date_order: 'day first' },
  ],
])('guesses the columns of a statement with %s', (_, rows, columns) => {
  expect(guessColumns(rows)).toEqual(columns)
})

it.each([
  ['1,500.00', 'CR', 150_000],
  ['1,500.00', 'Credit', 150_000],
  ['1,500.00', ' deposit ', 150_000],
  ['-1,500.00', 'C', 150_000],
  ['1,500.00', 'DR', -150_000],
  ['1,500.00', 'Withdrawal', -150_000],
  ['-1,500.00', 'D', -150_000],
  ['1,500.00', 'D.', -150_000],
  ['1,500.00', 'Cash withdrawal', -150_000],
  ['1,500.00', 'Transfer out', -150_000],
  ['1,500.00', 'Direct lodgement', 150_000],
  ['-1,500.00', 'Transfer in', 150_000],
  ['-1,500.00', 'Charge', -150_000],
])('reads the amount %s marked %j as %i kobo', (amount, mark, kobo) => {
  const columns = { ...none, header_row: 0, date: 0, amount: 1, direction: 2, date_order: 'day first' } as const
  const read = readStatementLine(['15/06/2026', amount, mark], columns, '2026-06-15')
  expect(read).toEqual({ booked_on: '2026-06-15', narration: '', reference: '', amount_kobo: kobo })
})
