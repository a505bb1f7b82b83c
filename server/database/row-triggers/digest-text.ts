import type { RecordedColumn, RecordedTable } from './recorded-tables.ts'

/** PostgreSQL takes at most 100 arguments of a function. */
const maxColumns = 99

const plainTypes = ['int2', 'int4', 'int8', 'bool', 'numeric', 'uuid', 'xid8', 'oid']
/** JSON escapes line ends, and writes dates as ISO 8601, whatever the settings of the session are. */
const jsonTypes = [
  'text',
  'varchar',
  'bpchar',
  'char',
  'enum',
  'date',
  'timestamp',
  'json',
  '_text',
  '_varchar',
  '_int4',
  '_int8',
  '_date',
]

/** A name in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text in SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * SQL for the digest of a row: the SHA-256, in base64, of all columns that count and are not null. It depends on no setting of the
 * session, and uses only what the database has built in.
 */
export function digestText({ name, columns }: RecordedTable, row: string): string {
  if (columns.length > maxColumns) throw new Error(`The table ${name} has more columns than the record can follow.`)
  const parts = columns.map((column) => `${literal(`${column.name}=`)} || ${valueText(name, column, row)}`)
  const text = `pg_catalog.concat_ws(pg_catalog.chr(10), ${parts.join(', ')})`
  return `pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'base64')`
}

/** SQL for how the record calls a row: its number, or the columns of its key as JSON on one line. */
export function keyText({ name, key }: RecordedTable, row: string): string {
  const [only, ...others] = key
  if (only && others.length === 0 && /^int/.test(only.type)) return `${row}.${quoted(only.name)}::text`
  const parts = key.map((column) => valueText(name, column, row))
  return `'[' || ${parts.join(` || ',' || `)} || ']'`
}

function valueText(table: string, { name, type }: RecordedColumn, row: string): string {
  const value = `${row}.${quoted(name)}`
  if (plainTypes.includes(type)) return `${value}::text`
  if (type === 'bytea') return `pg_catalog.encode(${value}, 'hex')`
  if (type === 'float8' || type === 'float4') return `pg_catalog.encode(pg_catalog.${type}send(${value}), 'hex')`
  if (type === 'timestamptz') return `pg_catalog.to_json(${value} at time zone 'UTC')::text`
  if (type === 'jsonb' || type === 'tsvector') return `pg_catalog.to_json(${value}::text)::text`
  if (jsonTypes.includes(type)) return `pg_catalog.to_json(${value})::text`
  throw new Error(`The record cannot follow ${table}.${name} of the type ${type} yet. Add the type to digest-text.ts.`)
}
