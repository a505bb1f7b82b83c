/** What stands in a column of the exported register. Days are YYYY-MM-DD, moments ISO 8601 in UTC. */
export type ExportKind = 'text' | 'number' | 'day' | 'moment' | 'yes or no' | 'list'

/** A column of an exported table. The files, the SQL that reads them and the data dictionary are all made from it. */
export interface ExportColumn {
  name: string
  kind: ExportKind
  /** What it means, in a sentence. */
  meaning: string
  unit?: string
  /** The values that it can have. */
  codes?: readonly string[]
  /** The table whose `id` it names. */
  refersTo?: string
  /** The SQL of its value, if that is not the column of the table with the same name. */
  sql?: string
}

/** A table of the exported register. */
export interface ExportTable {
  name: string
  meaning: string
  /** The tables that it is read from, if not the one with its name, and the rows that are left out. */
  from?: string
  /** Which columns put the rows in order. */
  order: string
  columns: readonly ExportColumn[]
  /** The columns of the table in the database that are not given out: secrets, what is derived, and what only this portal needs. */
  leftOut?: readonly string[]
}

type More = Partial<Omit<ExportColumn, 'name' | 'kind' | 'meaning'>>
const column =
  (kind: ExportKind) =>
  (name: string, meaning: string, more: More = {}): ExportColumn => ({ name, kind, meaning, ...more })

export const text = column('text')
export const number = column('number')
export const day = column('day')
export const moment = column('moment')
export const yesOrNo = column('yes or no')
export const list = column('list')

/** The number of a row, by which others name it. */
export const id: ExportColumn = number('id', 'The number by which other tables name this row.')

/** The number of a row of another table. */
export function refers(name: string, table: string, meaning: string): ExportColumn {
  return number(name, meaning, { refersTo: table })
}

/** The account of who did something. */
export function by(name: string, deed: string): ExportColumn {
  return refers(name, 'person', `Who ${deed}.`)
}

/** An amount of money, which the database keeps in kobo. */
export function naira(name: string, meaning: string, kobo = 'amount_kobo'): ExportColumn {
  return number(name, meaning, { unit: 'naira', sql: `(t.${kobo} / 100.0)::float8` })
}
