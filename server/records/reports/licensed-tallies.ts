import { licences, statusOfLicence } from '@portal/domain/licences/licensed-today.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isInDateAs, withoutEffect } from '../shared/without-effect.ts'

/** The facilities of an LGA or of a type, and how many of them are licensed today, finally or provisionally. */
export interface LicensedTally {
  of: number
  facilities: number
  licensed: number
}

/**
 * Counts facilities, and those that are licensed today, by LGA or by type; those without a facility are left out. It reads the
 * tallies, so the cost depends on the number of LGAs, types and dates. Those whose licence has no effect are few, and taken
 * off one by one.
 */
export async function countLicensed(
  db: Db,
  by: 'local_gov_area_id' | 'facility_type_id',
  today: string,
): Promise<LicensedTally[]> {
  const of = sql.ref(by)
  const other = sql.ref(by === 'facility_type_id' ? 'local_gov_area_id' : 'facility_type_id')
  const day = sql`${today}::date`
  const statuses = licences.map((way) => statusOfLicence[way])
  const isGranted = sql`status in (${sql.join(statuses)}) and expiry_date >= ${day}`
  const taken = Object.values(withoutEffect(day)).map(
    (condition) => sql`select ${of}, 0, -1 from facility where ${isInDateAs(statuses, today)} and ${condition}`,
  )
  const { rows } = await sql<LicensedTally>`
    select of, sum(n)::int as facilities, sum(granted)::int as licensed from (
      select ${of} as of, n, case when ${isGranted} then n else 0 end as granted from facility_count
      where ${other} = 0 and ${of} > 0 and from_date <= ${day}
      union all ${sql.join(taken, sql` union all `)}
    ) as counted
    group by of having sum(n) <> 0 order by of
  `.execute(db)
  return rows
}
