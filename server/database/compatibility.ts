import { type Kysely, sql } from 'kysely'
import { appliedMigrations, migrationNames } from './migrate.ts'
import type { Tables } from './tables/tables.ts'

/** How old the schema of a database is, compared with this version of the portal. */
export type SchemaAge = 'older' | 'same' | 'newer'

const tooOld =
  'The schema of the database belongs to a newer version of the portal, which this version cannot work with. Install the version that migrated it, or a newer one.'

/**
 * Compares the schema of a database with this version of the portal. A newer schema is one that a newer version has extended,
 * without taking anything away that this version uses: `oldest_migration()` names the migration that a version must know.
 * Throws a sentence if this version is too old.
 */
export async function ageOfSchema(db: Kysely<Tables>): Promise<SchemaAge> {
  const [applied, known] = [await appliedMigrations(db), await migrationNames()]
  const isComplete = known.every((name) => applied.includes(name))
  if (applied.every((name) => known.includes(name))) return isComplete ? 'same' : 'older'
  const oldest = await oldestMigration(db)
  if (!isComplete || oldest === undefined || !known.includes(oldest)) throw new Error(tooOld)
  return 'newer'
}

/** The migration that a version must know to work with this schema; undefined before schemas said so. */
async function oldestMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regprocedure('oldest_migration()') is not null as exists
  `.execute(db)
  if (!rows[0]?.exists) return undefined
  return (await sql<{ oldest: string }>`select oldest_migration() as oldest`.execute(db)).rows[0]?.oldest
}
