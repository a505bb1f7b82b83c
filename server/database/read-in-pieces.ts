import { sql } from 'kysely'
import type { Db } from './connect.ts'

const rowsAtOnce = 5000
let opened = 0

/**
 * The rows of a query, some thousand at a time, however many there are. Works in a transaction only, and ends with it. The query is
 * text without values, because a cursor takes none.
 */
export async function* readInPieces<T>(db: Db, query: string): AsyncGenerator<T[]> {
  opened += 1
  const cursor = `pieces_${opened}`
  await sql.raw(`declare ${cursor} no scroll cursor for ${query}`).execute(db)
  for (;;) {
    const { rows } = await sql.raw<T>(`fetch ${rowsAtOnce} from ${cursor}`).execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) break
  }
  await sql.raw(`close ${cursor}`).execute(db)
}
