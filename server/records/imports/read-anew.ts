import type { SheetRow } from '@portal/domain/imports/cell.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Says that the rows of a file mean nothing yet, before they are read again. What officers chose for them is forgotten too if the
 * rows may be other facilities then.
 */
export async function forgetMeanings(
  db: Db,
  importId: number,
  { withChoices }: { withChoices: boolean },
): Promise<void> {
  await sql`
    update import_row set meaning = null, is_matched = false ${withChoices ? sql`, choice = null, same_as = null` : sql``}
    where import_id = ${importId}::int
  `.execute(db)
}

/**
 * Replaces what is written in rows. What officers corrected in them and chose for them is forgotten, because the file says it anew.
 * Returns how many of the rows there are.
 */
export async function replaceCells(
  db: Db,
  importId: number,
  { rows, by, at }: { rows: readonly SheetRow[]; by: number; at: string },
): Promise<number> {
  const { rows: changed } = await sql`
    update import_row as present set cells = row.cells, corrected = '{}', choice = null, same_as = null, corrected_by = ${by}::int,
      updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number int, cells jsonb)
    where present.import_id = ${importId}::int and present.line = row.number and committed_at is null
    returning line
  `.execute(db)
  return changed.length
}
