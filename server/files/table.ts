/** What stands in a cell. Text is always text, so nothing runs as a formula. */
export type Value = string | number | null

/** What the values of a column are. Days are YYYY-MM-DD, moments ISO 8601 in UTC, and percentages from 0 to 1. */
export type ValueKind = 'text' | 'number' | 'naira' | 'percent' | 'day' | 'moment'

/** What is above a column, and what stands in it. */
export interface Heading {
  heading: string
  kind: ValueKind
}

/** A column of a list that can be downloaded, as CSV and as a workbook. */
export interface Column<Row> extends Heading {
  cell: (row: Row) => Value
}

/** A list that can be downloaded, whatever its rows are. */
export interface Table {
  headings: readonly Heading[]
  batches: Batches<readonly Value[]>
}

/** Rows by some hundreds, as they are read. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** A column of words. */
export function text<Row>(heading: string, cell: (row: Row) => string | null): Column<Row> {
  return { heading, kind: 'text', cell }
}

/** A column of numbers. */
export function number<Row>(heading: string, cell: (row: Row) => number | null): Column<Row> {
  return { heading, kind: 'number', cell }
}

/** A column of money. */
export function naira<Row>(heading: string, cell: (row: Row) => number | null): Column<Row> {
  return { heading, kind: 'naira', cell }
}

/** A column of days. */
export function day<Row>(heading: string, cell: (row: Row) => string | null): Column<Row> {
  return { heading, kind: 'day', cell }
}

/** A column of moments. */
export function moment<Row>(heading: string, cell: (row: Row) => string | null): Column<Row> {
  return { heading, kind: 'moment', cell }
}

/** The table of a list: its columns are stated once, and the batches are read as they are needed. */
export function tableOf<Row>(columns: readonly Column<Row>[], batches: Batches<Row>): Table {
  return { headings: columns, batches: cellsOf(columns, batches) }
}

async function* cellsOf<Row>(columns: readonly Column<Row>[], batches: Batches<Row>): AsyncGenerator<Value[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)))
}
