import type { Cell, SheetRow } from './cell.ts'
import { type DateColumn, dateColumnOf, ordinaryDates } from './date-column.ts'
import type { FoundTable } from './find-table.ts'
import { type ImportField, neededFields } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import { makeRowSorter } from './left-out-rows.ts'
import type { LeftOutRow, MatchedCells, MatchedRow } from './matched-row.ts'
import { makeFieldReader } from './read-fields.ts'
import { makeRepeatFinder } from './repeated-rows.ts'
import {
  addSecondPhone,
  askAboutRemark,
  checkDays,
  fillGroup,
  type GroupFields,
  offerWhatIsMissing,
  readInto,
  worstMark,
} from './row-cells.ts'

/** What became of a row of the file: a facility, or a row that was left out. */
export type RowResult = { row: MatchedRow } | { leftOut: LeftOutRow }

const nothingBeside = { lga: null, column: ordinaryDates }

/**
 * Matches the rows of a table one by one, so that a caller may rest between them. A row looks at those before it, for ditto marks,
 * headings of groups and repeated facilities, so the rows are matched in their order and all of them.
 */
export function* matchRows(
  rows: readonly SheetRow[],
  table: FoundTable,
  { lists, today }: { lists: ImportLists; today: string },
): Generator<RowResult> {
  const read = makeFieldReader(lists, today)
  const columns = table.columns.flatMap(({ field, column }) => (field === null ? [] : [{ field, column }]))
  const dates = dateColumns(rows, table)
  /** “BOSSO LGA” among the rows is said of those below. */
  const groupOf = (text: string): keyof GroupFields | undefined =>
    (['lga', 'type'] as const).find((field) => read(field, text).value !== null)
  const sort = makeRowSorter(table, (text) => groupOf(text) !== undefined)
  const findRepeats = makeRepeatFinder()
  const group: GroupFields = {}
  let above: MatchedCells = {}
  for (const [place, row] of rows.entries()) {
    const leftOut = sort(row, place)
    if (leftOut === null) continue
    if (leftOut) {
      const field = leftOut.reason === 'group heading' ? groupOf(leftOut.text) : undefined
      if (field) group[field] = { ...read(field, leftOut.text), mark: 'understood' }
      yield { leftOut }
      continue
    }
    const cells: MatchedCells = {}
    for (const { field, column } of columns) {
      const beside = { lga: cells.lga?.value ?? group.lga?.value ?? null, column: dates.get(field) ?? ordinaryDates }
      readInto(cells, field, { cell: row.cells[column], above, read, beside })
    }
    for (const field of neededFields)
      if (!cells[field]) readInto(cells, field, { cell: null, above, read, beside: nothingBeside })
    fillGroup(cells, group)
    offerWhatIsMissing(cells, above, { lists, read })
    addSecondPhone(cells, columns, row.cells)
    checkDays(cells)
    askAboutRemark(cells)
    above = cells
    yield { row: { number: row.number, cells, mark: worstMark(cells), repeats: findRepeats(row.number, cells) } }
  }
}

function dateColumns(rows: readonly SheetRow[], { columns, firstRow }: FoundTable): Map<ImportField, DateColumn> {
  const dates = new Map<ImportField, DateColumn>()
  for (const { field, column } of columns) {
    if (field === 'issued' || field === 'last_day') dates.set(field, dateColumnOf(below(rows, firstRow, column)))
  }
  return dates
}

function* below(rows: readonly SheetRow[], firstRow: number, column: number): Generator<Cell | undefined> {
  for (let place = firstRow; place < rows.length; place += 1) yield rows[place]?.cells[column]
}
