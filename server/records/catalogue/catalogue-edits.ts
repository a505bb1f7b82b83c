import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables/tables.ts'

/** The tables of the catalogue, each with the columns that are equal in the rows of one list, and the column of a row's name. */
const catalogueTables = {
  facility_type: { listedBy: [], name: 'category_list' },
  part: { listedBy: [], name: 'designation' },
  requirement: { listedBy: ['facility_type_id', 'part_req_id'], name: 'list' },
  sub_list: { listedBy: ['requirement_id'], name: 'sub_list' },
} as const satisfies { [T in string & keyof Tables]?: { listedBy: (keyof Tables[T])[]; name: keyof Tables[T] } }

/** A table of the catalogue. */
export type CatalogueTable = keyof typeof catalogueTables

/** A row of one of these tables. */
export type CatalogueRow<T extends CatalogueTable> = Selectable<Tables[T]> & {
  retired_at: string | null
  updated_at: string
}

/** Lets one change of the catalogue happen at a time, until the transaction ends. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db.selectFrom('counter').where('name', '=', 'catalogue_version').select('name').forUpdate().execute()
}

/** A row of the catalogue, retired or not; undefined if it does not exist. */
export async function findCatalogueRow<T extends CatalogueTable>(
  db: Db,
  table: T,
  id: number,
): Promise<CatalogueRow<T> | undefined> {
  const { rows } = await sql<CatalogueRow<T>>`select * from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]
}

/** The other rows of the list that a row belongs to. */
const siblingsOf = (table: CatalogueTable, id: number) => {
  const { listedBy } = catalogueTables[table]
  const isListedToo = listedBy.map((column) => sql`sibling.${sql.ref(column)} = own.${sql.ref(column)}`)
  const conditions = [sql`own.id = ${id}`, sql`sibling.id <> own.id`, ...isListedToo]
  return sql`${sql.table(table)} as own, ${sql.table(table)} as sibling where ${sql.join(conditions, sql` and `)}`
}

/** The field with the name of a row, if another row of its list has this name already, in whatever letter case. */
export async function findTakenName(
  db: Db,
  table: CatalogueTable,
  id: number,
  changes: Record<string, unknown>,
): Promise<string | undefined> {
  const { name } = catalogueTables[table]
  const wanted = changes[name]
  if (wanted === undefined) return undefined
  const { rows } = await sql`
    select 1 from ${siblingsOf(table, id)} and lower(sibling.${sql.ref(name)}) = lower(${wanted}) limit 1
  `.execute(db)
  return rows.length > 0 ? name : undefined
}

/** The place of a row among the rows of its list that are not retired, from 1. */
export async function placeOf(db: Db, table: CatalogueTable, id: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select count(*)::int + 1 as place from ${siblingsOf(table, id)}
      and sibling.retired_at is null and (sibling.position, sibling.id) < (own.position, own.id)
  `.execute(db)
  return rows[0]?.place ?? 1
}

/**
 * An expression for the position of a row at another place of its list. It lies halfway between the new neighbours, so no other
 * row changes. Retired rows count as neighbours, because they may be brought back.
 */
function positionAt(table: CatalogueTable, id: number, place: number): RawBuilder<unknown> {
  const siblings = siblingsOf(table, id)
  if (place === 1) return sql`coalesce((select min(sibling.position) - 1 from ${siblings}), position)`
  return sql`coalesce((
    select (before.position + (select min(sibling.position) from ${siblings} and sibling.position > before.position)) * 0.5
    from (
      select sibling.position from ${siblings} and sibling.retired_at is null
      order by sibling.position, sibling.id offset ${place - 2} limit 1
    ) as before
  ), nextval('catalogue_position'))`
}

/** A change of a row of the catalogue. */
export interface CatalogueChange {
  fields: Record<string, unknown>
  /** Its new place, see {@link placeOf}. */
  place?: number | undefined
  retired?: boolean | undefined
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** What sets these fields. `updated_at` is the row's version, so it increases with each change. */
function changesOf(fields: object, now: Date) {
  return [
    ...Object.entries(fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql`updated_at = greatest(${at(now)}, updated_at + interval '1 millisecond')`,
  ]
}

/** Changes a row. The catalogue must be locked. */
export async function updateCatalogueRow<T extends CatalogueTable>(
  db: Db,
  table: T,
  id: number,
  { fields, place, retired }: CatalogueChange,
  now: Date,
): Promise<CatalogueRow<T>> {
  const changes = [
    ...changesOf(fields, now),
    ...(place === undefined ? [] : [sql`position = ${positionAt(table, id, place)}`]),
    ...(retired === undefined ? [] : [sql`retired_at = ${retired ? at(now) : sql`null`}`]),
  ]
  const { rows } = await sql<CatalogueRow<T>>`
    update ${sql.table(table)} set ${sql.join(changes)} where id = ${id} returning *
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A locked row of the catalogue cannot disappear')
  return row
}

/** These questions, retired or not, in the order of their ids. */
export async function listQuestions(db: Db, ids: readonly number[]): Promise<CatalogueRow<'sub_list'>[]> {
  const { rows } = await sql<CatalogueRow<'sub_list'>>`
    select * from sub_list where id = any(${[...ids]}::int[]) order by id
  `.execute(db)
  return rows
}

/** Sets the same standards for these questions. The catalogue must be locked. */
export async function updateQuestions(db: Db, ids: readonly number[], set: object, now: Date): Promise<void> {
  await sql`update sub_list set ${sql.join(changesOf(set, now))} where id = any(${[...ids]}::int[])`.execute(db)
}
