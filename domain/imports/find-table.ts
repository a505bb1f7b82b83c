import { type Cell, cellText, plainValue, type SheetRow } from './cell.ts'
import { columnLetters } from './cell-range.ts'
import { findHeadings, keyOfHeadings } from './find-headings.ts'
import { type ImportField, importFields, neededFields } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import { assignFields, comparingOnce, type FoundColumn } from './match-columns.ts'
import { makePlaceMatcher } from './match-place.ts'
import { makeTypeMatcher } from './match-type.ts'
import { oneLine } from './written-text.ts'

/** The table of a file. */
export interface FoundTable {
  columns: FoundColumn[]
  /** The row numbers of the headings in the file. */
  headingRows: number[]
  /** The place of the first row below the headings among the rows that were read. */
  firstRow: number
  /** A corrected mapping is remembered under this key. Empty if there are no headings. */
  key: string
  /** Needed fields that no column holds. */
  missing: ImportField[]
}

/** For each column its field, or null if it is left out. */
export type ColumnMapping = readonly (ImportField | null)[]

const valuesCompared = 60
const shownSamples = 5

const isFilled = (cell: Cell | undefined): cell is Cell => cell !== undefined && cellText(cell).trim() !== ''

/** Finds the table of a file: its headings, and which column holds which field. */
export function findTable(rows: readonly SheetRow[], lists: ImportLists, today: string): FoundTable {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const found = findHeadings(rows, width)
  const firstRow = found.first + found.span
  const below = rows.slice(firstRow)
  const matchers = comparingOnce({
    matchType: makeTypeMatcher(lists.types),
    matchLga: makePlaceMatcher(lists.lgas, ''),
    matchWard: makePlaceMatcher(lists.wards, ''),
    today,
  })
  const columns = Array.from({ length: width }, (_, column): FoundColumn => {
    const different = new Map<string, Cell>()
    for (const { cells } of below) {
      const cell = cells[column]
      if (isFilled(cell)) different.set(oneLine(cellText(cell)), cell)
      if (different.size >= valuesCompared) break
    }
    const heading = found.headings[column] ?? ''
    return {
      column,
      letters: columnLetters(column),
      heading,
      samples: [...different.keys()].slice(0, shownSamples),
      field: null,
      confidence: 0,
    }
  })
  assignFields(columns, (column) => valuesOf(below, column), matchers, found.span > 0)
  const held = columns.map(({ field }) => field)
  return {
    columns,
    headingRows: rows.slice(found.first, firstRow).map(({ number }) => number),
    firstRow,
    key: keyOfHeadings(found.headings),
    missing: neededFields.filter((field) => !held.includes(field)),
  }
}

/** The first values of a column. */
function valuesOf(rows: readonly SheetRow[], column: number): Cell[] {
  const values: Cell[] = []
  for (const { cells } of rows) {
    const cell = cells[column]
    if (isFilled(cell) && (typeof cell !== 'object' || plainValue(cell) !== null)) values.push(cell)
    if (values.length >= valuesCompared) break
  }
  return values
}

/** The columns of a table with the fields that an officer gave them. */
export function withMapping(table: FoundTable, mapping: ColumnMapping): FoundTable {
  const columns = table.columns.map((column) => ({ ...column, field: mapping[column.column] ?? null, confidence: 1 }))
  const missing = neededFields.filter((field) => !columns.some((column) => column.field === field))
  return { ...table, columns, missing }
}

/** The fields that a mapping gives to more than one column. */
export function fieldsGivenTwice(mapping: ColumnMapping): ImportField[] {
  return importFields.filter((field) => mapping.filter((one) => one === field).length > 1)
}
