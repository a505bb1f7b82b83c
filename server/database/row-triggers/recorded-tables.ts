import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { columnsLeftOut, tablesLeftOut } from './left-out.ts'

/** A column of a table that the record follows. */
export interface RecordedColumn {
  name: string
  /** The type in pg_type, of a domain that of its base; `enum` for every enumeration. */
  type: string
}

/** A table whose rows the record follows. */
export interface RecordedTable {
  name: string
  /** The columns that count, by name. */
  columns: readonly RecordedColumn[]
  /** The columns of the primary key, in its order. */
  key: readonly RecordedColumn[]
  /** Whether it has columns that do not count. */
  isPartial: boolean
}

interface Row extends RecordedColumn {
  table: string
  key_place: number | null
  is_generated: boolean
}

/** The tables of the portal whose rows the record follows, by name, from the catalogue of the database. */
export async function readRecordedTables(db: Kysely<Tables>): Promise<RecordedTable[]> {
  const { rows } = await sql<Row>`
    select class.relname as "table", attname as name, array_position(indkey::int2[], attnum) as key_place,
      case when type.typtype = 'e' then 'enum' else type.typname end as type, attgenerated <> '' as is_generated
    from pg_catalog.pg_class as class
    join pg_catalog.pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    join pg_catalog.pg_type as own on own.oid = atttypid
    join pg_catalog.pg_type as type on type.oid = case own.typbasetype when 0 then own.oid else own.typbasetype end
    left join pg_catalog.pg_index on indrelid = class.oid and indisprimary
    where relkind in ('r', 'p')
      and relnamespace = (select relnamespace from pg_catalog.pg_class where oid = 'user_account'::regclass)
    order by class.relname collate "C", attname collate "C"
  `.execute(db)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return [...byTable].filter(([name]) => !Object.hasOwn(tablesLeftOut, name)).map(([name, of]) => tableOf(name, of))
}

function tableOf(name: string, rows: readonly Row[]): RecordedTable {
  const leftOut = columnsLeftOut[name] ?? {}
  const keyed = rows.filter(({ key_place }) => key_place !== null)
  if (keyed.length === 0) throw new Error(`The table ${name} needs a primary key, by which the record names its rows.`)
  return {
    name,
    columns: rows.filter((column) => !column.is_generated && !Object.hasOwn(leftOut, column.name)),
    key: keyed.toSorted((one, other) => Number(one.key_place) - Number(other.key_place)),
    isPartial: rows.some((column) => Object.hasOwn(leftOut, column.name)),
  }
}
