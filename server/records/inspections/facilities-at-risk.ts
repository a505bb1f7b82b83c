import type { FacilityAtRisk } from '@portal/contract/inspections/facility-at-risk.ts'
import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { finishedInspectionStatuses, openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { daysOfOverdueStep, type RiskFactor, riskFactors, riskReasons } from '@portal/domain/inspections/risk.ts'
import { licences, statusOfLicence } from '@portal/domain/licences/licensed-today.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isOpenConcern } from '../concerns/concerns.ts'
import { type Paging, pageInfo } from '../shared/paging.ts'
import { isInDateAs } from '../shared/without-effect.ts'
import { isUnder } from '../standing/standing-conditions.ts'
import { isOverdue } from './corrective-actions.ts'

interface RiskQuery extends Paging {
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  unplanned?: '1' | undefined
  today: string
  /** The points of each factor. */
  points: Readonly<Record<RiskFactor, number>>
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)))
const isFinished = sql`inspection.status in (${literals(finishedInspectionStatuses)})`

const openVisit = sql`(
  select id from inspection
  where inspection.facility_id = facility.id and status in (${literals(openInspectionStatuses)}) order by id desc limit 1
)`

const byFacility = (rows: RawBuilder<unknown>) =>
  sql`(select facility_id, count(*)::int as n ${rows} group by facility_id)`

/** The column with how often a factor counts. */
const countOf = (factor: RiskFactor) => sql.ref(`${factor}_count`)

/** How often each factor counts for the row `facility`. */
const counts = (today: string): Record<RiskFactor, RawBuilder<unknown>> => ({
  overdue: sql`coalesce(greatest(${today}::date - whole.next_visit_on, 0) / ${sql.lit(daysOfOverdueStep)}, 0)`,
  class: sql`coalesce(array_position(array[${literals(complianceClasses)}], whole.class) - 1, 0)`,
  concern: sql`coalesce(open_concern.n, 0)`,
  action: sql`coalesce(overdue_action.n, 0)`,
  document: sql`coalesce(lapsed_document.n, 0)`,
  never: sql`(visited.facility_id is null)::int`,
  type: sql`(facility.facility_type_id = any(array(
    select requirement.facility_type_id from sub_list join requirement on requirement.id = requirement_id
    where is_critical and sub_list.retired_at is null and requirement.retired_at is null
  )))::int`,
})

type Row = Omit<FacilityAtRisk, 'points' | 'reasons'> & { counts: Record<RiskFactor, number> }

/**
 * A page of the facilities with a licence that is in date, those with the most points first. Each factor is counted for all
 * facilities at once, because their order needs all of them; what is only shown is read for the page.
 */
export async function pageFacilitiesAtRisk(db: Db, { page, per_page, today, points, ...filters }: RiskQuery) {
  const counted = counts(today)
  const { rows } = await sql<{ total: number; listed: Row[] }>`
    with counted as materialized (
      select facility.id, whole.class, whole.next_visit_on,
        ${sql.join(riskFactors.map((factor) => sql`${counted[factor]} as ${countOf(factor)}`))}
      from ${factsOfAll(today)}
      where ${isAtRisk({ today, ...filters })}
    ), shown as (
      select *, ${sql.join(
        riskFactors.map((factor) => sql`${countOf(factor)} * ${sql.lit(points[factor])}`),
        sql` + `,
      )} as points
      from counted order by points desc, id
      limit ${sql.lit(per_page)} offset ${(page - 1) * per_page}::bigint
    )
    select (select count(*)::int from counted) as total, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', facility.id, 'company_name', company_name, 'facility_type', category_list, 'lga', local_gov_area.list,
        'class', shown.class, 'next_visit_on', shown.next_visit_on, 'last_visit_on', (last.done_at at time zone 'Africa/Lagos')::date,
        'last_lead_id', (select user_id from inspection_member where inspection_id = last.id and place = 0),
        'planned_inspection_id', ${openVisit},
        'counts', jsonb_build_object(${sql.join(riskFactors.map((factor) => sql`${sql.lit(factor)}, ${countOf(factor)}`))})
      ) order by points desc, shown.id), '[]')
      from shown
      join facility on facility.id = shown.id
      join facility_type on facility_type.id = facility_type_id
      join local_gov_area on local_gov_area.id = local_gov_area_id
      left join lateral (
        select id, done_at from inspection
        where inspection.facility_id = facility.id and ${isFinished} order by done_at desc limit 1
      ) as last on true
    ) as listed
  `.execute(db)
  const { total = 0, listed = [] } = rows[0] ?? {}
  const data = listed.map(({ counts: found, ...row }): FacilityAtRisk => {
    const reasons = riskReasons({ ...row, counts: found }, points)
    return { ...row, reasons, points: reasons.reduce((sum, reason) => sum + reason.points, 0) }
  })
  return { ...pageInfo({ total }, { page, per_page }), data }
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
function isAtRisk({
  today,
  local_gov_area_id,
  facility_type_id,
  unplanned,
}: Omit<RiskQuery, 'page' | 'per_page' | 'points'>): RawBuilder<unknown> {
  const statuses = licences.map((licence) => statusOfLicence[licence])
  const conditions = [
    isInDateAs(statuses, today),
    sql`not ${isUnder(['revoked', 'closed'], sql`${today}::date`)}`,
    local_gov_area_id !== undefined && sql`local_gov_area_id = ${local_gov_area_id}`,
    facility_type_id !== undefined && sql`facility_type_id = ${facility_type_id}`,
    unplanned && sql`${openVisit} is null`,
  ].flatMap((condition) => condition || [])
  return sql.join(conditions, sql` and `)
}
