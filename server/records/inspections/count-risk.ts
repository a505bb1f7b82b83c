import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { finishedInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { daysOfOverdueStep, type RiskFactor, riskFactors } from '@portal/domain/inspections/risk.ts'
import { licences, statusOfLicence } from '@portal/domain/licences/licensed-today.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isOpenConcern } from '../concerns/concerns.ts'
import { isInDateAs } from '../shared/without-effect.ts'
import { isUnder, restrictedOn } from '../standing/standing-conditions.ts'
import { isOverdue } from './corrective-actions.ts'

/** Under which name `report_refresh` has when the factors were counted. */
export const riskRefresh = 'facilities at risk'

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)))

/** Whether the row `inspection` is finished. */
export const isFinished = sql`inspection.status in (${literals(finishedInspectionStatuses)})`

const byFacility = (rows: RawBuilder<unknown>) =>
  sql`(select facility_id, count(*)::int as n ${rows} group by facility_id)`

/** The column with how often a factor counts. */
export const countOf = (factor: RiskFactor) => sql.ref(`${factor}_count`)

/** How often each factor counts for the row `facility`. */
const counts = (today: string): Record<RiskFactor, RawBuilder<unknown>> => ({
  overdue: sql`coalesce(greatest(${today}::date - whole.next_visit_on, 0) / ${sql.lit(daysOfOverdueStep)}, 0)`,
  class: sql`coalesce(array_position(array[${literals(complianceClasses)}], whole.class) - 1, 0)`,
  concern: sql`coalesce(open_concern.n, 0)`,
  action: sql`coalesce(overdue_action.n, 0)`,
  document: sql`coalesce(lapsed_document.n, 0)`,
  never: sql`(visited.facility_id is null)::int`,
  type: sql`(facility.facility_type_id = any(array(
    select distinct requirement.facility_type_id from sub_list join requirement on requirement.id = requirement_id
    where is_critical and sub_list.retired_at is null and requirement.retired_at is null
  )))::int`,
})

const columns = sql`facility_id, class, next_visit_on, ${sql.join(riskFactors.map(countOf))}`

/**
 * Counts anew how often each factor counts for every facility that may be visited. Only what differs is written. Does nothing if
 * another server is counting. Call it in a transaction.
 */
export async function countRisk(db: Db, { today, asOf }: { today: string; asOf: string }): Promise<void> {
  const locked = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('visit_risk')) as is_free
  `.execute(db)
  if (!locked.rows[0]?.is_free) return
  const counted = counts(today)
  await sql`
    with counted as materialized (
      select facility.id as facility_id, whole.class, whole.next_visit_on,
        ${sql.join(riskFactors.map((factor) => sql`${counted[factor]} as ${countOf(factor)}`))}
      from ${factsOfAll(today)}
      where ${isAtRisk(today)}
    ), gone as (
      delete from visit_risk where facility_id not in (select facility_id from counted)
    )
    insert into visit_risk (${columns})
      select ${columns} from counted except select ${columns} from visit_risk
    on conflict (facility_id) do update set class = excluded.class, next_visit_on = excluded.next_visit_on,
      ${sql.join(riskFactors.map((factor) => sql`${countOf(factor)} = ${sql.ref(`excluded.${factor}_count`)}`))}
  `.execute(db)
  await db
    .insertInto('report_refresh')
    .values({ report: riskRefresh, as_of: asOf })
    .onConflict((same) => same.column('report').doUpdateSet({ as_of: asOf }))
    .execute()
}

/** All facilities with their visits and with what counts more than once. */
function factsOfAll(today: string): RawBuilder<unknown> {
  return sql`facility
    left join (
      select distinct on (facility_id) facility_id, class, next_visit_on from inspection
      where ${isFinished} and part_ids is null and question_ids is null
      order by facility_id, done_at desc
    ) as whole on whole.facility_id = facility.id
    left join (select distinct facility_id from inspection where ${isFinished}) as visited
      on visited.facility_id = facility.id
    left join ${byFacility(sql`from concern join concern_facility on concern_id = concern.id where ${isOpenConcern}`)}
      as open_concern on open_concern.facility_id = facility.id
    left join ${byFacility(sql`from corrective_action where is_published and ${isOverdue(today)}`)}
      as overdue_action on overdue_action.facility_id = facility.id
    left join ${byFacility(sql`from document where removed_at is null and expires_on < ${today}::date`)}
      as lapsed_document on lapsed_document.facility_id = facility.id`
}

/** A licence that is in date, of a facility that is neither closed nor revoked. */
function isAtRisk(today: string): RawBuilder<boolean> {
  const day = sql`${today}::date`
  const statuses = licences.map((licence) => statusOfLicence[licence])
  return sql<boolean>`${isInDateAs(statuses, today)}
    and facility.id not in ${restrictedOn(day, ['revoked'])} and not (is_closed and ${isUnder(['closed'], day)})`
}
