import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type CaseIds, caseTables } from './case-tables.ts'

/** What the portal derives from other columns, for its searches. */
const derived = [
  'name_key',
  'name_text',
  'words',
  'names_compared',
  'reference_key',
  'folio_key',
  'council_key',
  'person_key',
]

/** A row as it is stored. */
export type CaseRow = Record<string, unknown>

/** The rows of each table that belong to a case. A snapshot has its contents. */
export async function listCaseRows(db: Db, ids: CaseIds): Promise<Map<string, CaseRow[]>> {
  const found = new Map<string, CaseRow[]>()
  for (const [table, condition] of Object.entries(caseTables)) {
    const { rows } = await sql<{ row: CaseRow }>`
      select to_jsonb(t) - ${sql.lit(`{${derived.join(',')}}`)}::text[] ${table === 'snapshot' ? withContents : sql``} as row
      from ${sql.table(table)} as t where ${condition(ids)} order by t
    `.execute(db)
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ row }) => row),
      )
  }
  return found
}

const withContents = sql`|| jsonb_build_object('contents',
  (select to_jsonb(c) from snapshot_contents as c where c.digest = t.digest))`

/** The names of people, by which the rows name who did something. */
export async function listCasePeople(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('user_account')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .select(['id', 'first_name', 'last_name', 'privilege_type'])
    .orderBy('id')
    .execute()
}
