import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables/tables.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the database's schema up to date. If several processes start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The names of the migrations in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => file.replace('.sql', ''))
}

/** The migrations by name, in the order of their names. Each is a file of SQL. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}
