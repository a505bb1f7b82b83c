import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotTakenBack } from '../imports/taken-back.ts'
import type { PlaceTable } from './place-edits.ts'

/** The tables whose places can be merged. */
export type MergedTable = Exclude<PlaceTable, 'state'>

/** A place as a merge reads it. `within` is the state of an LGA, or the LGA of a ward. */
export interface MergedPlace {
  id: number
  name: string
  within: number
  retired_at: string | null
  merged_into: number | null
}

/** Locks two places until the transaction ends, in the order of their ids, so that two merges wait for each other. */
export async function lockPlaces(db: Db, table: MergedTable, ids: readonly number[]): Promise<MergedPlace[]> {
  const [name, within] = table === 'ward' ? [sql`name`, sql`local_gov_area_id`] : [sql`list`, sql`state_id`]
  const { rows } = await sql<MergedPlace>`
    select id, ${name} as name, ${within} as within, retired_at, merged_into from ${sql.table(table)}
    where id = any(${[...ids]}::int[]) order by id for update
  `.execute(db)
  return rows
}

/** Retires a place that leads to another one from now on, and so do those that were merged into it before. */
export async function markMerged(db: Db, table: MergedTable, { id, into, at }: Merge): Promise<void> {
  await sql`
    update ${sql.table(table)} set merged_into = ${into}, retired_at = coalesce(retired_at, ${at}::timestamptz),
      moved_at = case when id = ${id} then null else moved_at end
    where id = ${id} or merged_into = ${id}
  `.execute(db)
}

interface Merge {
  id: number
  into: number
  at: string
}

/**
 * Merges the wards of an LGA into those of the same names in another one. Where there is none, a copy is added: a ward that facilities
 * refer to cannot change its LGA before them. What refers to a ward is moved with what refers to its LGA.
 */
export async function mergeWardsOf(db: Db, { id, into, at }: Merge): Promise<void> {
  // One that was retired there is offered again for those who come.
  await sql`
    insert into ward (name, local_gov_area_id, retired_at)
    select name, ${into}, retired_at from ward where local_gov_area_id = ${id} and merged_into is null
    on conflict (local_gov_area_id, lower(name)) do update
      set retired_at = case when ward.merged_into is null and excluded.retired_at is null then null else ward.retired_at end
  `.execute(db)
  const target = sql`
    select source.id, coalesce(target.merged_into, target.id) as into
    from ward as source
    join ward as target on target.local_gov_area_id = ${into} and lower(target.name) = lower(source.name)
    where source.local_gov_area_id = ${id} and source.merged_into is null`
  await sql`
    update ward set merged_into = found.into, retired_at = coalesce(retired_at, ${at}::timestamptz), moved_at = ${at}::timestamptz
    from (${target}) as found
    where ward.id = found.id or ward.merged_into = found.id
  `.execute(db)
}

/** How many facilities a merge moves, as officers count them: those that were taken back are moved too. */
export async function countMoved(db: Db, table: MergedTable, id: number): Promise<number> {
  const column = table === 'ward' ? 'ward_id' : 'local_gov_area_id'
  const { n } = await db
    .selectFrom('facility')
    .where(column, '=', id)
    .where(isNotTakenBack)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The wards of an LGA, and whether the other one has a ward of the same name. */
export async function listWardsToMerge(db: Db, { id, into }: Pick<Merge, 'id' | 'into'>) {
  const { rows } = await sql<{ name: string; joins: boolean }>`
    select name, exists (
      select from ward as other where other.local_gov_area_id = ${into} and lower(other.name) = lower(ward.name)
    ) as joins
    from ward where local_gov_area_id = ${id} and merged_into is null order by name
  `.execute(db)
  return rows
}

/** The place that one was merged into, for each of the given places that was. */
export async function findMerged(db: Db, table: MergedTable, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; into: number }>`
    select id, merged_into as into from ${sql.table(table)} where id = any(${[...ids]}::int[]) and merged_into is not null
  `.execute(db)
  return new Map(rows.map(({ id, into }) => [id, into]))
}
