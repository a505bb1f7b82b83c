import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { rowTrigger } from '../../database/row-triggers/row-triggers.ts'

/** The names of the check constraints of the schema. */
export function declaredChecks(db: Db): Promise<string[]> {
  return namesOf(
    db,
    sql`select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
}

/** Every foreign key of the schema, with its columns and its actions on delete and update. */
export function declaredForeignKeys(db: Db): Promise<string[]> {
  return namesOf(
    db,
    sql`
      select conrelid::regclass || ' ' || replace(pg_get_constraintdef(oid), 'FOREIGN KEY ', '') as name
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    `,
  )
}

/** The unique indexes, except those on generated ids, which are always unique. */
export function declaredUniqueIndexes(db: Db): Promise<string[]> {
  return namesOf(
    db,
    sql`
      select indexrelid::regclass::text as name
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
        and not exists (
          select from pg_attribute where attrelid = indrelid and attnum = any (indkey) and attidentity <> ''
        )
    `,
  )
}

/** The names of the triggers of the schema, but those that note changed rows: row-triggers.test.ts compares them. */
export function declaredTriggers(db: Db): Promise<string[]> {
  return namesOf(db, sql`select tgname as name from pg_trigger where not tgisinternal and tgname <> ${rowTrigger}`)
}

async function namesOf(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { name: string }[]).map(({ name }) => name).sort()
}
