import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import { countsToday, type FinishedVisit } from '@portal/domain/inspections/inspection-before-approval.ts'
import { finishedInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { openActions } from './inspections.ts'

/** The visit on which a decision on an application can rest, with the officers who took part in it. */
export interface InspectionForDecision extends FinishedVisit {
  id: number
  class: ComplianceClass | null
  inspected_by: number[]
}

/** The statuses of a visit that is finished, for `in`. */
export const finishedStatuses = sql.join(finishedInspectionStatuses.map((status) => sql.lit(status)))

/**
 * The last finished visit of the whole checklist that was made for a registration; without one, the last one of its facility.
 * `inspectionToday` says whether it counts.
 */
export const inspectionFor = (registrationId: number) => sql<InspectionForDecision | null>`(
  select jsonb_build_object(
    'id', inspection.id, 'number', number, 'done_on', (done_at at time zone 'Africa/Lagos')::date, 'score', score, 'class', class,
    'critical_failures', critical_failures, 'open_actions', ${openActions},
    'is_for_registration', registration_id is not distinct from ${registrationId}::int,
    'inspected_by', (
      select jsonb_agg(distinct officer) from (
        select user_id from inspection_member where inspection_id = inspection.id
        union all select found_by from inspection_finding where inspection_id = inspection.id
        union all select inspection.done_by
      ) as part_taker (officer)
    )
  )
  from inspection
  where inspection.facility_id = (select facility_id from registration where id = ${registrationId}::int)
    and status in (${finishedStatuses}) and part_ids is null and question_ids is null
  order by registration_id is not distinct from ${registrationId}::int desc, done_at desc
  limit 1
)`

/** The visit, if a decision of today can rest on it. */
export function inspectionToday(
  inspection: InspectionForDecision | null | undefined,
  today: string,
): InspectionForDecision | null {
  return inspection && countsToday(inspection, today) ? inspection : null
}

/** The visit for a registration that is open or finished; `is_untouched`: the portal planned it, and nobody has set a day or a team. */
export function findRecommendedInspection(db: Db, registrationId: number) {
  return db
    .selectFrom('inspection')
    .where('registration_id', '=', registrationId)
    .where('status', '<>', 'cancelled')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select('id')
    .select(
      sql<boolean>`status = 'planned' and planned_by is null and planned_day is null and not exists (
        select from inspection_member where inspection_id = inspection.id
      )`.as('is_untouched'),
    )
    .executeTakeFirst()
}
