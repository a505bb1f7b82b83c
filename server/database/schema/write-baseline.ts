import { type Kysely, sql } from 'kysely'
import { literal, quoted } from '../row-triggers/digest-text.ts'
import type { Tables } from '../tables/tables.ts'
import { createTableStatement, type Definition, readSchemaDefinitions } from './schema-definitions.ts'
import { readSchemaFunctions } from './schema-functions.ts'

const header = `-- A new database is made from this file, and gets the migrations that it does not contain. Made by \`npm run baseline\` from a
-- database that all migrations made, and never edited: see docs/decisions/0037-baseline-of-the-database.md.
`

/** Writes the statements that make an empty database what migrations made this one: its schema, and the rows that they inserted. */
export async function writeBaseline(db: Kysely<Tables>, migrations: readonly string[]): Promise<string> {
  const { extensions, sequences, tables, indexes, views, triggers, ...others } = await readSchemaDefinitions(db)
  const functions = await readSchemaFunctions(db)
  const lines = [...others.columns, ...others.keys, ...others.foreignKeys, ...others.checks]
  const statements = [
    ...[...extensions, ...sequences].map((each) => each.sql),
    // The body of a function may name what does not exist yet.
    'SET LOCAL check_function_bodies = off',
    ...functions.filter(({ has_rows }) => !has_rows).map((each) => each.sql),
    ...tables.map((table) => createTableStatement(table, lines)),
    ...indexes.map((index) => index.sql),
    ...functions.filter(({ has_rows }) => has_rows).map((each) => each.sql),
    'SET LOCAL check_function_bodies = on',
    ...views.map((view) => view.sql),
    ...(await insertRows(db, tables)),
    ...(await setSequences(db)),
    ...others.laterForeignKeys.map((key) => `ALTER TABLE ${quoted(key.of)} ADD ${key.sql}`),
    ...triggers.map((trigger) => trigger.sql),
  ]
  const contains = migrations.map((name) => `-- contains: ${name}\n`)
  return `${header}${contains.join('')}\n${statements.map((statement) => `${statement};\n`).join('')}`
}

/** A statement for each table that has rows. */
export async function insertRows(db: Kysely<Tables>, tables: readonly Pick<Definition, 'of'>[]): Promise<string[]> {
  const statements: string[] = []
  for (const { of: table } of tables) {
    const columns = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${quoted(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    `.execute(db)
    const names = columns.rows.map(({ name }) => quoted(name))
    const row = sql.raw(`concat_ws(', ', ${names.map((name) => `quote_nullable(${name}::text)`).join(', ')})`)
    const { rows } = await sql<{ row: string }>`
      select ${row} as "row" from ${sql.table(table)} order by ${row} collate "C"
    `.execute(db)
    const values = rows.map((each) => `  (${each.row})`).join(',\n')
    const into = `INSERT INTO ${quoted(table)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE VALUES`
    if (values) statements.push(`${into}\n${values}`)
  }
  return statements
}

/** A statement for each sequence from which a migration drew. */
async function setSequences(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"
  `.execute(db)
  return rows.map(({ name, value }) => `SELECT setval(${literal(quoted(name))}, ${value})`)
}
