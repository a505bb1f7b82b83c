import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The content of a file that a row names. */
export interface NamedFile {
  slug: string
  size_bytes: number
  /** The SHA-256 in hexadecimal digits; null for a crest, and for a file that was not read yet. */
  sha256: string | null
}

/** The name of every table with its schema, of the portal and of its libraries. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname <> 'information_schema' and nspname !~ '^pg_'
    order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Empties a database that was empty before a backup was restored into it. Only its owner can. */
export async function dropEverything(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(nspname) as name from pg_namespace where nspname <> 'information_schema' and nspname !~ '^pg_'
  `.execute(db)
  for (const { name } of rows) await sql`drop schema ${sql.raw(name)} cascade`.execute(db)
  // As createdb leaves it.
  await sql`create schema public authorization pg_database_owner`.execute(db)
  await sql`grant usage on schema public to public`.execute(db)
}

/** The number of rows of every table. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

/** Where the names of files are, by table. An older version of the portal, of which there is a backup, has not all of them. */
const namesIn = [
  ['file', sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from file`],
  ['letter_file', sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from letter_file`],
  ['concern_photo', sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from concern_photo`],
  ['inspection_photo', sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from inspection_photo`],
  [
    'inspection_site',
    sql`select signature_slug as slug, signature_bytes as size_bytes, encode(signature_sha256, 'hex') as sha256
      from inspection_site where signature_slug is not null`,
  ],
  [
    'office_signature',
    sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from office_signature where slug is not null`,
  ],
  [
    'document_example',
    sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from document_example where slug is not null`,
  ],
  ['paper_file', sql`select slug, size_bytes, encode(sha256, 'hex') as sha256 from paper_file`],
  ['crest', sql`select slug, size_bytes, null::text as sha256 from crest`],
] as const

/** Every file whose content is in the file store, or those that some tables name. */
export async function listNamedFiles(
  db: Db,
  asked: readonly (typeof namesIn)[number][0][] = namesIn.map(([table]) => table),
): Promise<NamedFile[]> {
  const found = await sql<{ name: string }>`
    select name from unnest(${[...asked]}::text[]) as listed (name) where to_regclass(name) is not null
  `.execute(db)
  const tables = new Set(found.rows.map(({ name }) => name))
  const named = namesIn.flatMap(([table, files]) => (tables.has(table) ? [files] : []))
  const { rows } = await sql<NamedFile>`
    select * from (${sql.join(named, sql` union all `)}) as named order by slug
  `.execute(db)
  return rows
}

/** The name of the last migration of the database. */
export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  return rows[0]?.name ?? ''
}

/** The name of the snapshot of a transaction, by which another connection sees exactly the same rows while it is open. */
export async function exportSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(db)
  return rows[0]?.name ?? ''
}
