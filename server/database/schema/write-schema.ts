import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { readSchemaFunctions } from './schema-functions.ts'
import { createTable, readSchemaParts, type SchemaPart } from './schema-parts.ts'

const header = `-- What the schema of the database is now. Made by \`npm run schema\` from the catalogue of a new database, and never edited.
-- The older table comes first. The functions are in functions/; each table that the audit record follows has the generated trigger
-- rows_are_recorded besides (row-triggers/).
`

/** Describes the schema of a database for people and tests. What has no order of its own is ordered by name. */
export async function writeSchema(db: Kysely<Tables>): Promise<string> {
  const { extensions, sequences, tables, columns, ...parts } = await readSchemaParts(db)
  const functions = await readSchemaFunctions(db)
  const foreignKeys = [...parts.foreignKeys, ...parts.laterForeignKeys]
  const lines = [...columns, ...byName(parts.keys), ...byName(foreignKeys), ...byName(parts.checks)]
  const beside = [...byName(parts.indexes), ...byName(parts.triggers)]
  const withAll = (table: SchemaPart) => [
    createTable(table, lines),
    ...beside.flatMap(({ of, sql }) => (of === table.of ? [sql] : [])),
  ]
  const statements = [
    ...[...extensions, ...sequences].map(({ sql }) => [sql]),
    ...tables.map(withAll),
    ...byName(parts.views).map(({ sql }) => [sql]),
  ]
  return [
    header,
    ...statements.map((group) => group.map((statement) => `${statement};\n`).join('')),
    `-- Functions:\n${functions.map(({ signature }) => `-- ${signature}`).join('\n')}\n`,
  ].join('\n')
}

/** The files of the functions, by the names of the functions. */
export async function writeFunctions(db: Kysely<Tables>): Promise<Map<string, string>> {
  const byFunction = Map.groupBy(await readSchemaFunctions(db), ({ name }) => name)
  return new Map([...byFunction].map(([name, same]) => [name, `${same.map(({ sql }) => sql).join(';\n\n')};\n`]))
}

function byName(parts: readonly SchemaPart[]): SchemaPart[] {
  return parts.toSorted((one, other) => (one.sql < other.sql ? -1 : 1))
}
