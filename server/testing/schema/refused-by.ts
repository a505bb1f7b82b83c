import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The columns of a copied row that get another value. */
export type Change = Record<string, string | number | boolean | null>

/** Inserts a copy of a row of a table with a change. Returns the constraint that refuses it, or 'accepted'. */
export async function insertCopy(db: Db, table: string, change: Change): Promise<string> {
  const columns = await columnsOf(db, table)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return nameOfRefusal(
    sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_populate_record(
        null::${sql.table(table)},
        (select to_jsonb(copied) from ${sql.table(table)} as copied order by ctid limit 1) || ${JSON.stringify(change)}::jsonb
      )
    `.execute(db),
  )
}

/** The constraint that refuses a statement, or 'accepted'. */
export async function nameOfRefusal(statement: Promise<unknown>): Promise<string> {
  try {
    await statement
    return 'accepted'
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string') return error.constraint
    throw error
  }
}

/** The columns that a statement may write: all but identity and generated columns. */
async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
  `.execute(db)
  return rows.map(({ name }) => name)
}
