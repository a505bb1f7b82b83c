import type { DuplicateReason } from '@portal/domain/facilities/warnings.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Another facility that is likely the same, and why. */
interface LikelyDuplicate {
  id: number
  reasons: DuplicateReason[]
}

/** The database, and the day whose settings apply. */
interface OnDay {
  db: Db
  today: string
}

/** The details by which likely duplicates are found. Spec §3.2. */
export interface DuplicateKey {
  company_name: string
  local_gov_area_id: number
  phone_number: string
  cac?: string | null | undefined
  /** Its owner, whose other facilities may have the same phone number. */
  user_id?: number | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** How many likely duplicates are named. */
export const maxDuplicates = 10

/** Likely duplicates of a facility with these details, at most ten, those with the most reasons first. `id` is its own id. */
export async function listDuplicates({ db, today }: OnDay, facility: DuplicateKey, id = 0): Promise<LikelyDuplicate[]> {
  const { company_name, local_gov_area_id, cac = null, phone_number, user_id = null } = facility
  const { latitude = null, longitude = null } = facility
  const { rows } = await sql<LikelyDuplicate>`
    select facility_id as id, array_agg(reason order by reason) as reasons
    from likely_duplicates(
      ${id}::int, ${company_name}, ${local_gov_area_id}::int, ${cac}::text, ${phone_number}, ${user_id}::int,
      ${latitude}::float, ${longitude}::float, ${leastDistance(today)}
    )
    ${mostReasonsFirst}
  `.execute(db)
  return rows
}

/** The setting least_distance on a day, without a statement of its own. */
export const leastDistance = (today: string) => sql`coalesce(
  (select value from setting_change where key = 'least_distance' and start_date <= ${today} order by start_date desc, id desc limit 1),
  (select value from setting where key = 'least_distance')
)::int`

const mostReasonsFirst = sql`group by facility_id order by count(*) desc, facility_id limit ${sql.lit(maxDuplicates)}`
