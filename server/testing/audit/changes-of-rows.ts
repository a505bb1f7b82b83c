import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { quoted } from '../../database/row-triggers/digest-text.ts'
import {
  type RecordedColumn,
  type RecordedTable,
  readRecordedTables,
} from '../../database/row-triggers/recorded-tables.ts'

/** A kind of change of one row past the portal. */
export interface RowChange {
  name: string
  /** Statements that each make the change, of which the first that the database does not refuse is enough. */
  statements: readonly string[]
}

/** SQL for another value of a column, by its type. Of a text several, because a check may allow few. */
function othersOf({ name, type }: RecordedColumn): string[] {
  const column = quoted(name)
  if (/^(int|numeric|float|oid|xid8)/.test(type)) return [`coalesce(${column}, 0)::numeric + 1`, '7', '0']
  if (type === 'bool') return [`not coalesce(${column}, false)`]
  if (type === 'date') return [`coalesce(${column}, '2026-01-01') + 1`, `coalesce(${column}, '2026-01-01') - 1`]
  if (type.startsWith('timestamp')) return [`coalesce(${column}, '2026-01-01') + interval '1 day'`]
  if (type === 'bytea') return [`coalesce(${column}, '') || '\\x01'::bytea`]
  if (type === 'jsonb') return [`jsonb_build_object('forged', ${column})`, `'[]'::jsonb`, `'{}'::jsonb`]
  if (type.startsWith('_')) return [`array_append(${column}, null)`, `'{}'`, `'{users}'`, `'{1}'`]
  const first = `case when ${column} is null then '1' else null end`
  const others = ['admin', 'Approved', 'confirmed', 'revoked', 'certificate', 'paid', 'renewal', 'closed', 'yes', 'no']
  return [
    `coalesce(${column}::text, '') || '1'`,
    first,
    `overlay(${column}::text placing '9' from length(${column}::text))`,
    ...others.map((word) => `nullif('${word}', ${column}::text)`),
  ]
}

const castTo = ({ type }: RecordedColumn) =>
  type === 'enum' ? '' : `::${type.startsWith('_') ? `${type.slice(1)}[]` : type}`

const oneRow = (table: string) => `(select ctid from ${table} order by ctid limit 1)`

function updates({ name }: RecordedTable, column: RecordedColumn): RowChange {
  const table = quoted(name)
  const set = (value: string) =>
    `update ${table} set ${quoted(column.name)} = (${value})${castTo(column)} where ctid = ${oneRow(table)} and ${quoted(column.name)} is distinct from (${value})${castTo(column)}`
  return { name: `${name}.${column.name} changed`, statements: othersOf(column).map(set) }
}

function copies({ name, columns, key }: RecordedTable): RowChange {
  const table = quoted(name)
  const named = columns.map((column) => quoted(column.name)).join(', ')
  const keys = new Set(key.map((column) => column.name))
  const copied = (change: (column: RecordedColumn) => string) =>
    columns
      .map((column) => (keys.has(column.name) ? `(${change(column)})${castTo(column)}` : quoted(column.name)))
      .join(', ')
  const statements = key
    .flatMap((changed) => othersOf(changed).map((value) => ({ changed, value })))
    .map(
      ({ changed, value }) =>
        `insert into ${table} (${named}) select ${copied((column) => (column.name === changed.name ? value : quoted(column.name)))} from ${table} where ctid = ${oneRow(table)}`,
    )
  return { name: `${name} copied`, statements }
}

/** Every kind of change of a row that the record follows: each column, a row that is added and one that is removed, of each table. */
export async function changesOfRows(db: Db): Promise<RowChange[]> {
  const tables = await readRecordedTables(db)
  return tables.flatMap((table) => [
    ...table.columns.map((column) => updates(table, column)),
    copies(table),
    {
      name: `${table.name} removed`,
      statements: [`delete from ${quoted(table.name)} where ctid = ${oneRow(quoted(table.name))}`],
    },
  ])
}

/** Makes a change in the transaction. False if the database refuses it, or if there is nothing to change. */
export async function makeChange(db: Db, { statements }: RowChange): Promise<boolean> {
  for (const statement of statements) {
    await sql`savepoint change`.execute(db)
    try {
      const { numAffectedRows } = await sql.raw(statement).execute(db)
      if (numAffectedRows === 1n) return true
    } catch {
      // Another value may be allowed.
    }
    await sql`rollback to savepoint change`.execute(db)
  }
  return false
}
