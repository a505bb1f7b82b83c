import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { besidePortals } from './beside-portals.ts'
import { rowsWithoutRecord } from './recording-dialect.ts'
import { keepRowTriggers } from './row-triggers/row-triggers.ts'
import type { Tables } from './tables/tables.ts'

const ownFolder = new URL('./migrations/', import.meta.url)

/** The files that the schema is made from. */
export interface SchemaFiles {
  /** The folder of the migrations. */
  migrations: URL
  /** What a new database is made from, so that it needs only the migrations that are newer. */
  baseline?: URL
}

export const schemaFiles = { migrations: ownFolder, baseline: new URL('./baseline.sql', import.meta.url) }

/**
 * Brings the database's schema up to date, and with it the triggers that note changed rows for the audit record. If several
 * processes start at once, one migrates and the others wait. Portals may be at work meanwhile: each migration is a transaction of its
 * own, so that it locks few tables, and each begins anew when PostgreSQL ends it because one of them waits for it.
 */
export async function migrate(db: Kysely<Tables>, files: SchemaFiles = schemaFiles): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(files) } })
  // Nobody works with an empty database, and what its baseline contains is noted with it.
  const isEmpty = (await appliedMigrations(db)).length === 0
  const step = async () => {
    const { error, results = [] } = isEmpty ? await migrator.migrateToLatest() : await migrator.migrateUp()
    if (error) throw error
    return isEmpty || results.length === 0
  }
  while (!(await besidePortals(step)));
  await besidePortals(() => keepRowTriggers(db))
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

/**
 * The migrations by name. In a database without any, the first one makes the baseline, and the others that it contains do nothing: so
 * Kysely notes all of them as made, in the transaction and under the lock of every migration.
 */
async function readMigrations({ migrations, baseline }: SchemaFiles): Promise<Record<string, Migration>> {
  const names = await migrationNames(migrations)
  const contained = baseline ? await migrationsOf(baseline) : []
  let isFromBaseline = false
  const make = async (db: Kysely<Tables>, name: string): Promise<void> => {
    if (baseline && name === contained[0]) {
      await run(db, baseline)
      isFromBaseline = true
    } else if (!isFromBaseline || !contained.includes(name)) await run(db, new URL(`${name}.sql`, migrations))
  }
  return Object.fromEntries(names.map((name) => [name, { up: (db) => make(db, name) }]))
}

/** The migrations that a baseline contains, as it says in lines `-- contains: name`. */
export async function migrationsOf(baseline: URL): Promise<string[]> {
  const text = await readFile(baseline, 'utf8')
  return [...text.matchAll(/^-- contains: (.+)$/gm)].map(([, name = '']) => name)
}

async function run(db: Kysely<Tables>, file: URL): Promise<void> {
  await sql.raw(`${rowsWithoutRecord};\n${await readFile(file, 'utf8')}`).execute(db)
}
