import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotTakenBack } from '../imports/taken-back.ts'

/**
 * Compares the names of facilities with those of others in their LGA, and stores the pairs of similar names in place of their
 * former ones. Two facilities that are entered in the same instant do not find each other.
 */
export async function compareNames(db: Db, ids: readonly number[]): Promise<void> {
  const compared = sql`${[...ids]}::int[]`
  await sql`delete from similar_facility where facility_id = any(${compared}) or similar_id = any(${compared})`.execute(
    db,
  )
  await sql`
    with pair as (
      select facility.id, similar_names.id as similar_id
      from facility cross join lateral similar_names(facility.id, company_name, local_gov_area_id)
      where facility.id = any(${compared}) and ${isNotTakenBack}
    ), done as (
      update facility set names_compared = true where id = any(${compared}) and not names_compared
    )
    insert into similar_facility (facility_id, similar_id)
    select id, similar_id from pair union select similar_id, id from pair
    on conflict do nothing
  `.execute(db)
}

/** Some facilities whose names were not compared yet. */
export async function listFacilitiesToCompare(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('facility')
    .where('names_compared', 'is', sql.lit(false))
    .orderBy('id')
    .limit(sql.lit(limit))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
