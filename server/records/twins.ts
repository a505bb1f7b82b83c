import type { DuplicateReason } from '@portal/domain/warnings.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Another facility that is likely the same, and why. */
interface LikelyDuplicate {
  id: number
  reasons: DuplicateReason[]
}

/** The details by which likely duplicates are found. Spec §3.2. */
export interface DuplicateKey {
  company_name: string
  local_gov_area_id: number
  phone_number: string
  cac?: string | null | undefined
  /** Its owner, whose other facilities may have the same phone number. */
  user_id?: number | null | undefined
}

const maxDuplicates = 10

/** Likely duplicates of a facility with these details, at most ten, those with the most reasons first. `id` is its own id. */
export async function listDuplicates(db: Db, facility: DuplicateKey, id = 0): Promise<LikelyDuplicate[]> {
  const { company_name, local_gov_area_id, cac = null, phone_number, user_id = null } = facility
  const { rows } = await sql<LikelyDuplicate>`
    select facility_id as id, array_agg(reason order by reason) as reasons
    from likely_duplicates(
      ${id}::int, ${company_name}, ${local_gov_area_id}::int, ${cac}::text, ${phone_number}, ${user_id}::int
    )
    ${mostReasonsFirst}
  `.execute(db)
  return rows
}

const mostReasonsFirst = sql`group by facility_id order by count(*) desc, facility_id limit ${sql.lit(maxDuplicates)}`

/** As {@link listDuplicates}, for a facility that is recorded. */
export async function listDuplicatesOf(db: Db, id: number): Promise<LikelyDuplicate[]> {
  const { rows } = await sql<LikelyDuplicate>`
    select facility_id as id, array_agg(reason order by reason) as reasons
    from facility
    cross join lateral likely_duplicates(id, company_name, local_gov_area_id, cac, phone_number, user_id)
    where id = ${id}
    ${mostReasonsFirst}
  `.execute(db)
  return rows
}

/** Those of these facilities that share a detail with another. Similar names are left out, which take too long for a list. */
export async function findTwins(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from facility
    where id = any(${[...ids]}::int[])
      and exists (select from same_facilities(id, company_name, local_gov_area_id, cac, phone_number, user_id))
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
