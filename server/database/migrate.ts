import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { rowsWithoutRecord } from './recording-dialect.ts'
import { keepRowTriggers } from './row-triggers/row-triggers.ts'
import type { Tables } from './tables/tables.ts'

const ownFolder = new URL('./migrations/', import.meta.url)

/**
 * Brings the database's schema up to date, and with it the triggers that note changed rows for the audit record. If several
 * processes start at once, one migrates and the others wait.
 */
export async function migrate(db: Kysely<Tables>, folder: URL = ownFolder): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await keepRowTriggers(db)
}

/** The names of the migrations in their order. */
export async function migrationNames(folder: URL = ownFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => file.replace('.sql', ''))
}

/** The migrations that have been made, the newest last; none in an empty database. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  )
  if (!rows[0]?.exists) return []
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return applied.rows.map(({ name }) => name)
}

/**
 * Which tables a migration rewrites, as it says in a line `-- rewrites: table, table`: it changes the values of rows, or columns in a
 * way that changes their digests. Adding a column that is null or generated does not.
 */
export async function tablesRewrittenBy(name: string, folder: URL = ownFolder): Promise<string[]> {
  const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
  return [...text.matchAll(/^-- rewrites: (.+)$/gm)].flatMap(([, tables = '']) =>
    tables.split(',').map((table) => table.trim()),
  )
}

/** The migrations by name, in the order of their names. Each is a file of SQL. */
async function readMigrations(folder: URL): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames(folder)).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    return [name, { up: async (db) => void (await sql.raw(`${rowsWithoutRecord};\n${text}`).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}
