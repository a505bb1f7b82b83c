import type { Db } from '../database/connect.ts'
import { readInPieces } from '../database/read-in-pieces.ts'
import { literal } from '../database/row-triggers/digest-text.ts'
import type { RecordedRow } from './touched-rows.ts'

/** A row that an entry has changed, as it is stored. */
export interface StoredRow extends RecordedRow {
  entry: number
}

const columns = 'entry, of_table as "table", key, before, after'

/** What the record says of rows, or of those of one table, table by table, row by row, in the order of the entries. */
export function readRecordedRows(db: Db, table?: string): AsyncGenerator<StoredRow[]> {
  const where = table === undefined ? '' : `where of_table = ${literal(table)}`
  return readInPieces<StoredRow>(
    db,
    `select ${columns} from audit_row ${where} order by of_table collate "C", key collate "C", entry, place`,
  )
}

/** What the record says of rows, entry by entry. */
export function readRowsByEntry(db: Db): AsyncGenerator<StoredRow[]> {
  return readInPieces<StoredRow>(db, `select ${columns} from audit_row order by entry, place`)
}
