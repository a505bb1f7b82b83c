import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Makes the registration that is shown from `next_from` on the present one of at most so many facilities, where that day has come.
 * Facilities that somebody is changing are left for the next time. Returns how many there were.
 */
export async function moveBegunLicences(db: Db, today: string, limit: number): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with begun as (
      select id from facility where next_from <= ${today}::date
      order by next_from, id limit ${sql.lit(limit)} for no key update skip locked
    ), moved as (
      update facility set
        registration_id = next_registration_id, status = next_status, expiry_date = next_expiry_date,
        next_registration_id = null, next_status = null, next_expiry_date = null, next_from = null
      from begun where facility.id = begun.id
      returning facility.id
    )
    select count(*)::int as moved from moved
  `.execute(db)
  return rows[0]?.moved ?? 0
}
