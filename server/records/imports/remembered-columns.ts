import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The field of each column, in the order of the columns. */
type Remembered = { heading: string; field: string | null }[]

/** The fields of columns that an officer gave a file with the same headings; undefined if there was none. */
export async function findRememberedColumns(db: Db, headings: string): Promise<Remembered | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .where('headings', '=', headings)
    .select('columns')
    .executeTakeFirst()
  return row?.columns
}

/** So many are remembered; the oldest are forgotten. */
const mostRemembered = 500

/** Remembers the fields of columns for the next file with the same headings. */
export async function rememberColumns(
  db: Db,
  { headings, columns, ...by }: { headings: string; columns: Remembered; updated_by: number; updated_at: string },
): Promise<void> {
  const row = { ...by, columns: JSON.stringify(columns) }
  await db
    .insertInto('import_columns')
    .values({ headings, ...row })
    .onConflict((conflict) => conflict.column('headings').doUpdateSet(row))
    .execute()
  await sql`
    delete from import_columns where headings in (
      select headings from import_columns order by updated_at desc, headings offset ${sql.lit(mostRemembered)}
    )
  `.execute(db)
}
