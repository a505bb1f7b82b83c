import type { Kysely } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { createTableStatement, type Definition, readSchemaDefinitions } from './schema-definitions.ts'
import { readSchemaFunctions } from './schema-functions.ts'

const header = `-- What the schema of the database is now. Made by \`npm run schema\` from the catalogue of a new database, and never edited.
-- The older table comes first. The functions are in functions/; each table that the audit record follows has the generated trigger
-- rows_are_recorded besides (row-triggers/).
`

/** Describes the schema of a database for people and tests. What has no order of its own is ordered by name. */
export async function writeSchema(db: Kysely<Tables>): Promise<string> {
  const { extensions, sequences, tables, columns, ...others } = await readSchemaDefinitions(db)
  const functions = await readSchemaFunctions(db)
  const foreignKeys = [...others.foreignKeys, ...others.laterForeignKeys]
  const lines = [...columns, ...byName(others.keys), ...byName(foreignKeys), ...byName(others.checks)]
  const beside = [...byName(others.indexes), ...byName(others.triggers)]
  const withAll = (table: Definition) => [
    createTableStatement(table, lines),
    ...beside.flatMap(({ of, sql }) => (of === table.of ? [sql] : [])),
  ]
  const statements = [
    ...[...extensions, ...sequences].map(({ sql }) => [sql]),
    ...tables.map(withAll),
    ...byName(others.views).map(({ sql }) => [sql]),
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

function byName(definitions: readonly Definition[]): Definition[] {
  return definitions.toSorted((one, other) => (one.sql < other.sql ? -1 : 1))
}
