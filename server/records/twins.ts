import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Those of these facilities that have a likely duplicate: the same CAC number, or the same name in the LGA. */
export async function findTwins(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  // Two subqueries instead of one with `or`, so that each uses its index, facility_cac_key and facility_name_in_lga.
  const { rows } = await sql<{ id: number }>`
    select id from facility
    where id = any(${[...ids]}::int[]) and (
      exists (
        select from facility other
        where other.local_gov_area_id = facility.local_gov_area_id
          and lower(other.company_name) = lower(facility.company_name) and other.id <> facility.id
      ) or exists (
        select from facility other
        where facility.cac <> '' and other.id <> facility.id
          and regexp_replace(upper(other.cac), '[^A-Z0-9]', '', 'g') = regexp_replace(upper(facility.cac), '[^A-Z0-9]', '', 'g')
      )
    )
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
