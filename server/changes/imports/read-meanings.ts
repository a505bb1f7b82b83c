import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SheetRow } from '@portal/domain/imports/cell.ts'
import { findTable } from '@portal/domain/imports/find-table.ts'
import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import { type ImportReading, noMeaning, type RowMeaning } from '@portal/domain/imports/import-reading.ts'
import { matchRows } from '@portal/domain/imports/match-rows.ts'
import { columnsOf, tableOfReading } from '@portal/domain/imports/table-of-reading.ts'
import type { Db } from '../../database/connect.ts'
import { listCells, storeMeanings } from '../../records/imports/import-rows.ts'
import { findRememberedColumns } from '../../records/imports/remembered-columns.ts'

const rowsAtOnce = 250
/** So many rows are read before others have the thread. */
const rowsOfTurn = 20

/** All rows of a file as they are written. */
export async function readAllCells(db: Db, id: number): Promise<SheetRow[]> {
  const all: SheetRow[] = []
  for (;;) {
    const rows = await listCells(db, id, { after: all.at(-1)?.number ?? 0, limit: rowsAtOnce })
    all.push(...rows)
    if (rows.length < rowsAtOnce) return all
  }
}

/** What the columns of a file are: as an officer gave them to a file with the same headings, or as they seem to be. */
export async function findColumns(
  db: Db,
  rows: readonly SheetRow[],
  reading: ImportReading,
  { lists, today }: { lists: ImportLists; today: string },
): Promise<ImportReading> {
  const table = findTable(rows, lists, today)
  const columns = columnsOf(table)
  const remembered = table.key === '' ? undefined : await findRememberedColumns(db, table.key)
  return {
    ...reading,
    heading_rows: table.headingRows,
    is_remembered: remembered !== undefined,
    columns: remembered
      ? columns.map((one, place) => ({ ...one, field: remembered[place]?.field ?? null, confidence: 'certain' }))
      : columns,
  }
}

/** Reads every row of a file among the others, and stores what it means. False if it was stopped. */
export async function readMeanings(
  db: Db,
  id: number,
  rows: readonly SheetRow[],
  {
    reading,
    goesOn,
    ...known
  }: { reading: ImportReading; lists: ImportLists; today: string; goesOn: () => Promise<boolean> },
): Promise<boolean> {
  let batch: ({ line: number } & RowMeaning)[] = []
  let count = 0
  for (const result of matchRows(rows, tableOfReading(rows, reading), known)) {
    batch.push(
      'row' in result
        ? { line: result.row.number, cells: result.row.cells, leftOut: null, repeats: result.row.repeats }
        : { ...noMeaning, line: result.leftOut.number, leftOut: result.leftOut.reason },
    )
    count += 1
    if (count % rowsOfTurn === 0) await nextTurn()
    if (batch.length < rowsAtOnce) continue
    if (!(await goesOn())) return false
    await storeMeanings(db, id, batch)
    batch = []
  }
  if (!(await goesOn())) return false
  await storeMeanings(db, id, batch)
  return true
}
