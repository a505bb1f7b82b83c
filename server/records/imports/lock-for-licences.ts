import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Locks facilities in their order, and returns those that can get a licence from paper: they were not taken back, and have no
 * registration but such as have ended.
 */
export async function lockForLicences(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const asked = sql`any(${[...ids]}::int[])`
  await sql`select id from facility where id = ${asked} order by id for no key update`.execute(db)
  // In a statement of its own, which sees what others did before they gave the locks back.
  const { rows } = await sql<{ id: number }>`
    select id from facility where id = ${asked} and taken_back_at is null
      and not exists (select from registration where facility_id = facility.id and ended_at is null)
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
