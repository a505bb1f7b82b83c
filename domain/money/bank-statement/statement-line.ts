import { readStatementAmount } from './statement-amount.ts'
import type { StatementColumns } from './statement-columns.ts'
import { readStatementDate } from './statement-date.ts'

/** What came in, or with a negative amount went out, on a day. */
export interface StatementLine {
  booked_on: string
  narration: string
  reference: string
  amount_kobo: number
}

/** Why a row is left out. */
export const skipReasons = ['no date', 'no amount', 'a day to come'] as const

/** One of `skipReasons`. */
export type SkipReason = (typeof skipReasons)[number]

function amountOf(cell: (place: number | null) => string, columns: StatementColumns): number | undefined {
  const { credit, debit, amount, direction } = columns
  if (credit !== null) {
    const [paidIn, paidOut] = [readStatementAmount(cell(credit)), readStatementAmount(cell(debit))]
    return paidIn === undefined || paidOut === undefined ? undefined : paidIn - Math.abs(paidOut)
  }
  const moved = readStatementAmount(cell(amount))
  if (moved === undefined || direction === null) return moved
  const mark = cell(direction).trim().toLowerCase()
  if (/^d\b|\bdr|debit|withdraw|\bout/.test(mark)) return -Math.abs(moved)
  return /^c\b|\bcr|deposit|lodg|\bin/.test(mark) ? Math.abs(moved) : moved
}

/** A row as a line of the statement; why it is left out; or undefined if the row is empty. */
export function readStatementLine(
  row: readonly string[],
  columns: StatementColumns,
  today: string,
): StatementLine | SkipReason | undefined {
  if (row.every((text) => text.trim() === '')) return undefined
  const cell = (place: number | null) => (place === null ? '' : (row[place] ?? ''))
  const booked_on = readStatementDate(cell(columns.date), columns.date_order)
  if (booked_on === undefined) return 'no date'
  const amount_kobo = amountOf(cell, columns)
  if (amount_kobo === undefined || amount_kobo === 0) return 'no amount'
  if (booked_on > today) return 'a day to come'
  const text = (place: number | null) => cell(place).replaceAll(/\s+/g, ' ').trim()
  return { booked_on, narration: text(columns.narration), reference: text(columns.reference), amount_kobo }
}
