import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { restrictedOn } from '../standing/standing-conditions.ts'

/** A facility whose visits and corrective actions do not stand yet as its standing of a day asks. */
export interface StandingToFollow {
  id: number
  /** Closed or revoked on that day; otherwise in service again. */
  is_out: boolean
}

/**
 * The facilities that are closed or revoked on a day and still have a planned visit or a day for a corrective action, and those
 * that are in service again and have a corrective action without a day. The rule is `isOutOfService` of
 * `domain/inspections/visits.ts`.
 */
export async function listStandingsToFollow(db: Db, today: string, limit: number): Promise<StandingToFollow[]> {
  const day = sql`${today}::date`
  const open = sql`is_published and corrective_action.status <> 'closed'`
  const { rows } = await sql<StandingToFollow>`
    with out_of_service as materialized (
      select facility_id from facility_closing where reopened_at is null and closed_from <= ${day}
      union ${restrictedOn(day, ['revoked'])}
    ), to_follow as (
      select facility_id, true as is_out from out_of_service
      where exists (select from inspection where inspection.facility_id = out_of_service.facility_id and status = 'planned')
        or exists (
          select from corrective_action
          where corrective_action.facility_id = out_of_service.facility_id and ${open} and due_on is not null
        )
      union all
      select distinct facility_id, false from corrective_action
      where ${open} and due_on is null and facility_id not in (select facility_id from out_of_service)
    )
    select facility_id as id, is_out from to_follow order by facility_id limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}
