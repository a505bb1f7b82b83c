import { type Kysely, sql } from 'kysely'
import { type Limits, sessionSettings } from './connect.ts'
import type { Tables } from './tables/tables.ts'

/** The addresses of a database. */
export interface DatabaseAddresses {
  databaseUrl?: string
  /** The database itself, where databaseUrl is that of a pooler. */
  directDatabaseUrl?: string
}

/**
 * The address for what needs a session of its own and longer than a transaction: migrations and their lock, long work, backups.
 * Undefined for the embedded database.
 */
export function directUrlOf({ databaseUrl, directDatabaseUrl = databaseUrl }: DatabaseAddresses): string | undefined {
  return directDatabaseUrl
}

/**
 * Checks that the connections have the settings of the portal. A pooler may swallow what a connection asks for, and then only
 * those of the role count. Throws a sentence that names the settings that are missing.
 */
export async function checkSettingsOfSession(db: Kysely<Tables>, limits: Limits): Promise<void> {
  const wanted = sessionSettings(limits)
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${Object.keys(wanted)}::text[])
  `.execute(db)
  const present = new Map(rows.map(({ name, setting }) => [name, setting]))
  const missing = Object.entries(wanted).filter(([name, value]) => present.get(name) !== value)
  if (missing.length === 0) return
  const names = missing.map(([name, value]) => `${name} = '${value}'`).join(', ')
  throw new Error(
    `The database's connections lack the settings ${names}: a pooler between the portal and the database swallows them. Give them to the role of DATABASE_URL with alter role, as ops/database-roles.sql does, and set DIRECT_DATABASE_URL to the address of the database itself.`,
  )
}
