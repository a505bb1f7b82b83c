import { finishedInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isOverdue } from './corrective-actions.ts'

/** What the dashboard of officers says of inspections. */
export interface InspectionsDue {
  visits_due: number
  actions_overdue: number
}

/**
 * How many facilities that are not closed are to be visited by the end of this month, by the last visit of the whole checklist; and
 * how many corrective actions are overdue.
 */
export async function countInspectionsDue(db: Db, today: string): Promise<InspectionsDue> {
  const finished = sql.join(finishedInspectionStatuses.map((status) => sql.lit(status)))
  const { rows } = await sql<InspectionsDue>`
    select (
      select count(*)::int from (
        select distinct on (facility_id) facility_id, next_visit_on from inspection
        where status in (${finished}) and part_ids is null and question_ids is null
        order by facility_id, done_at desc
      ) as last_visit
      join facility on facility.id = facility_id and not is_closed
      where next_visit_on < date_trunc('month', ${today}::date) + interval '1 month'
    ) as visits_due, (
      select count(*)::int from corrective_action where is_published and ${isOverdue(today)}
    ) as actions_overdue
  `.execute(db)
  return rows[0] ?? { visits_due: 0, actions_overdue: 0 }
}
