import { type DateOrder, guessDateOrder } from './statement-date.ts'

/** What a column of a bank statement may be used for. */
export const columnRoles = ['date', 'narration', 'reference', 'credit', 'debit', 'amount', 'direction'] as const

/** One of `columnRoles`. */
export type ColumnRole = (typeof columnRoles)[number]

/** Where the columns of a statement are, from 0. */
export type ColumnPlaces = Record<ColumnRole, number | null>

/** How the rows of a statement are read. */
export interface StatementColumns extends ColumnPlaces {
  /** The row with the headers; rows up to it are left out. -1 if there is none. */
  header_row: number
  date_order: DateOrder
}

/** The columns as far as they could be guessed; without a date order the officer is asked for it. */
export type GuessedColumns = Omit<StatementColumns, 'date_order'> & { date_order: DateOrder | null }

const rowsWithHeaders = 40

// The first pattern that fits a header decides; 'Transaction ID' is a reference, 'Transaction details' a narration.
const headers: readonly (readonly [ColumnRole | 'other', RegExp])[] = [
  ['other', /balance|branch|serial|^s n$|^sn$|^no$/],
  [
    'direction',
    /^(dr|d|debit) (cr|c|credit)$|^(cr|c|credit) (dr|d|debit)$|^(transaction |tran |trans )?type$|^indicator$|^sign$/,
  ],
  [
    'credit',
    /^(total )?(credits?|cr|deposits?|lodge?ments?|money in|paid in|pay ins?|inflows?|amount credited)( amount| amt| value)?$/,
  ],
  [
    'debit',
    /^(total )?(debits?|dr|withdrawals?|money out|paid out|pay outs?|outflows?|amount debited)( amount| amt| value)?$/,
  ],
  ['amount', /^(transaction |trans |tran |txn )?(amount|amt)$/],
  ['date', /\bdate\b/],
  [
    'reference',
    /\bref(erence)?\b|\b(transaction|trans|tran|txn|session|payment) (id|no|number)\b|\bcheque\b|\binstrument\b|\bdocument n/,
  ],
  ['narration', /narrat|descript|detail|particular|remark|memo/],
]

function roleOf(header: string): ColumnRole | 'other' {
  const words = header
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll(/\b(ngn|naira)\b/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ')
  return headers.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

function placesIn(row: readonly string[]): ColumnPlaces {
  const roles = row.map(roleOf)
  const first = (role: ColumnRole) => {
    const place = roles.indexOf(role)
    return place < 0 ? null : place
  }
  // The day of the transaction is what people know, not the day on which the money counts.
  const ownDate = row.findIndex((header, index) => roles[index] === 'date' && !/value/i.test(header))
  return {
    date: ownDate < 0 ? first('date') : ownDate,
    narration: first('narration'),
    reference: first('reference'),
    credit: first('credit'),
    debit: first('debit'),
    amount: first('amount'),
    direction: first('direction'),
  }
}

/** Whether rows can be read with these columns: a day and an amount are needed. */
export function areEnough({ date, credit, amount }: ColumnPlaces): boolean {
  return date !== null && (credit !== null || amount !== null)
}

/** Finds the row with the headers and what its columns are for; statements often begin with the name and address of the bank. */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const found = rows.slice(0, rowsWithHeaders).map(placesIn)
  const header_row = found.findIndex(areEnough)
  const places = found[header_row] ?? placesIn([])
  const { date } = places
  const days = date === null ? [] : rows.slice(header_row + 1).map((row) => row[date] ?? '')
  return { ...places, header_row, date_order: guessDateOrder(days) }
}
