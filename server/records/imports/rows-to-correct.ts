import type { SheetRow } from '@portal/domain/imports/cell.ts'
import type { StoredMark } from '@portal/domain/imports/import-reading.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A row that is wrong or doubtful, as it is written, and why it is. */
export interface RowToCorrect {
  line: number
  cells: SheetRow['cells']
  marks: StoredMark[]
  why: string | null
}

/** The rows of an import that stay out because they are wrong or doubtful, in the order of the file. */
export async function listRowsToCorrect(
  db: Db,
  importId: number,
  { after = 0, limit }: { after: number | undefined; limit: number },
): Promise<RowToCorrect[]> {
  const { rows } = await sql<RowToCorrect>`
    select line, cells, marks, coalesce(kept, why) as why from import_row
    where import_id = ${importId}::int and line > ${after}::int and state in ('wrong', 'doubtful')
      and choice is null and committed_at is null
    order by line limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}
