import type { Db } from '../database/connect.ts'
import { readInPieces } from '../database/read-in-pieces.ts'
import { digestText, keyText, quoted } from '../database/row-triggers/digest-text.ts'
import type { RecordedTable } from '../database/row-triggers/recorded-tables.ts'

/** A row of a table as it is now. */
export interface PresentRow {
  key: string
  /** In base64. */
  sha256: string
}

/**
 * The rows of a table by their keys, some thousand at a time. The text of the digests is made here, in the query, and not by a
 * function that is stored in the database, which its owner could replace.
 */
export function readPresentRows(db: Db, table: RecordedTable): AsyncGenerator<PresentRow[]> {
  return readInPieces<PresentRow>(
    db,
    `select key, sha256 from (
      select ${keyText(table, 'present')} as key, ${digestText(table, 'present')} as sha256 from ${quoted(table.name)} as present
    ) as rows order by key collate "C"`,
  )
}
