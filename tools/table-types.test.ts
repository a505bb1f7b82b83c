import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const tables = join(root, 'server/database/tables')
/** A file that only the compiler sees: the rows as queries return them. */
const rowsFile = join(tables, 'rows-as-read.ts')
const rowsText = `
  import type { Selectable } from 'kysely'
  import type { Tables } from './tables.ts'
  export type Rows = { [Table in keyof Tables]: Selectable<Tables[Table]> }
`

const views = ['facility_count', 'penalty_count', 'registration_count', 'revenue', 'ward_count']

/** Tables that only SQL as text reads and writes: functions, triggers, and what counts attempts. */
const tablesOfFunctions = [
  'attempt',
  'facility_tally',
  'facility_type_version',
  'penalised_facility',
  'penalty_tally',
  'registration_tally',
  'replaced_consideration',
  'requirement_version',
  'revenue_delta',
  'revenue_tally',
  'sub_list_version',
  'tally_delta',
  'ward_tally',
]

/** Columns that only SQL as text reads and writes. */
const columnsOfSqlAlone = [
  'invoice_balance.facility_type_id',
  'invoice_balance.is_ended',
  'invoice_balance.local_gov_area_id',
  'invoice_balance.month',
  'operating_officer.council_key',
  'operating_officer.folio_key',
  'operating_officer.person_key',
  'part_version.position',
  'payment.reference_key',
]

/**
 * Whether each column may be null, by 'table.column'. Undefined where nothing says so: a type that leaves open what a column
 * holds, or a column that the database makes from others.
 */
type Columns = Map<string, boolean | undefined>

/** Whether a column of the schema may be null. */
function mayBeNull(definition: string): boolean | undefined {
  return definition.includes('GENERATED ALWAYS AS (') ? undefined : !/NOT NULL,?$/.test(definition)
}

function columnsOfSchema(): Columns {
  const schema = readFileSync(join(root, 'server/database/schema.sql'), 'utf8')
  const columns: Columns = new Map()
  for (const { groups: table = {} } of schema.matchAll(/^CREATE TABLE (?<name>\w+) \(\n(?<body>[\s\S]*?)\n\)/gm)) {
    for (const { groups: column = {} } of (table.body ?? '').matchAll(/^ {2}"?(?<name>[a-z]\w*)"? (?<rest>.*)$/gm)) {
      columns.set(`${table.name}.${column.name}`, mayBeNull(column.rest ?? ''))
    }
  }
  return columns
}

/** The type of the rows, as the compiler of the server knows it. */
function readRows() {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    strict: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => path === rowsFile || fileExists(path)
  host.readFile = (path) => (path === rowsFile ? rowsText : readFile(path))
  host.getSourceFile = (path, language) =>
    path === rowsFile ? ts.createSourceFile(path, rowsText, language) : getSourceFile(path, language)
  const program = ts.createProgram([rowsFile], options, host)
  const rows = program.getSourceFile(rowsFile)?.statements.find(ts.isTypeAliasDeclaration)
  if (!rows) throw new Error('The rows have no type')
  const checker = program.getTypeChecker()
  return { checker, rows: checker.getTypeAtLocation(rows) }
}

function columnsOfTypes(): Columns {
  const { checker, rows } = readRows()
  const acceptsNull = (type: ts.Type) =>
    type.flags & ts.TypeFlags.Unknown ? undefined : checker.isTypeAssignableTo(checker.getNullType(), type)
  return new Map(
    rows.getProperties().flatMap((table) =>
      checker
        .getTypeOfSymbol(table)
        .getProperties()
        .map((column) => [`${table.name}.${column.name}`, acceptsNull(checker.getTypeOfSymbol(column))] as const),
    ),
  )
}

const tableOf = (column: string) => column.split('.')[0] ?? ''

it('the types of the tables have the columns of the schema, and those may be null that may be', () => {
  const [schema, types] = [columnsOfSchema(), columnsOfTypes()]
  const tablesOfSchema = new Set([...schema.keys()].map(tableOf))
  const tablesOfTypes = new Set([...types.keys()].map(tableOf))
  expect(tablesOfSchema.size).toBeGreaterThan(80)
  // The schema shows the query of a view, not its columns.
  expect([...tablesOfTypes].filter((table) => !tablesOfSchema.has(table)).toSorted()).toEqual(views)
  expect([...tablesOfSchema].filter((table) => !tablesOfTypes.has(table)).toSorted()).toEqual(tablesOfFunctions)
  const typed = [...types].filter(([column]) => tablesOfSchema.has(tableOf(column)))
  expect(typed.filter(([column]) => !schema.has(column))).toEqual([])
  const differing = typed.filter(([column, isNull]) => {
    const inSchema = schema.get(column)
    return isNull !== undefined && inSchema !== undefined && isNull !== inSchema
  })
  expect(differing).toEqual([])
  const untyped = [...schema.keys()].filter((column) => tablesOfTypes.has(tableOf(column)) && !types.has(column))
  expect(untyped.toSorted()).toEqual(columnsOfSqlAlone)
})
