import type { FacilityAtRisk } from '@portal/contract/inspections/facility-at-risk.ts'
import { openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { type RiskFactor, riskFactors, riskReasons } from '@portal/domain/inspections/risk.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Paging, pageInfo } from '../shared/paging.ts'
import { countOf, isFinished, riskRefresh } from './count-risk.ts'

interface RiskQuery extends Paging {
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  unplanned?: '1' | undefined
  /** The points of each factor. */
  points: Readonly<Record<RiskFactor, number>>
}

const isOpen = sql`status in (${sql.join(openInspectionStatuses.map((status) => sql.lit(status)))})`

const openVisit = sql`(
  select id from inspection where inspection.facility_id = facility.id and ${isOpen} order by id desc limit 1
)`

type Row = Omit<FacilityAtRisk, 'points' | 'reasons'> & { counts: Record<RiskFactor, number> }

/**
 * A page of the facilities that may be visited, those with the most points first, by the factors as they were counted last: their
 * order needs those of all. What is only shown, and whether a visit is planned, is read as it is now.
 */
export async function pageFacilitiesAtRisk(db: Db, { page, per_page, points, ...filters }: RiskQuery) {
  const { rows } = await sql<{ total: number; as_of: string | null; listed: Row[] }>`
    with listed as materialized (
      select facility_id, ${sql.join(
        riskFactors.map((factor) => sql`${countOf(factor)} * ${sql.lit(points[factor])}`),
        sql` + `,
      )} as points
      from visit_risk ${narrowedTo(filters)}
    ), shown as (
      select * from listed order by points desc, facility_id
      limit ${sql.lit(per_page)} offset ${(page - 1) * per_page}::bigint
    )
    select (select count(*)::int from listed) as total, (select as_of from report_refresh where report = ${riskRefresh}) as as_of, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', facility.id, 'company_name', company_name, 'facility_type', category_list, 'lga', local_gov_area.list,
        'class', risk.class, 'next_visit_on', risk.next_visit_on, 'last_visit_on', (last.done_at at time zone 'Africa/Lagos')::date,
        'last_lead_id', (select user_id from inspection_member where inspection_id = last.id and place = 0),
        'planned_inspection_id', ${openVisit},
        'counts', jsonb_build_object(${sql.join(riskFactors.map((factor) => sql`${sql.lit(factor)}, ${countOf(factor)}`))})
      ) order by points desc, facility.id), '[]')
      from shown
      join visit_risk as risk using (facility_id)
      join facility on facility.id = facility_id
      join facility_type on facility_type.id = facility_type_id
      join local_gov_area on local_gov_area.id = local_gov_area_id
      left join lateral (
        select id, done_at from inspection
        where inspection.facility_id = facility.id and ${isFinished} order by done_at desc limit 1
      ) as last on true
    ) as listed
  `.execute(db)
  const { total = 0, as_of = null, listed = [] } = rows[0] ?? {}
  const data = listed.map(({ counts: found, ...row }): FacilityAtRisk => {
    const reasons = riskReasons({ ...row, counts: found }, points)
    return { ...row, reasons, points: reasons.reduce((sum, reason) => sum + reason.points, 0) }
  })
  return { ...pageInfo({ total }, { page, per_page }), as_of, data }
}

/** The facilities of an LGA or of a type, or those without a planned visit, as they are now; all of them without a filter. */
function narrowedTo({
  local_gov_area_id,
  facility_type_id,
  unplanned,
}: Pick<RiskQuery, 'local_gov_area_id' | 'facility_type_id' | 'unplanned'>): RawBuilder<unknown> {
  const conditions = [
    local_gov_area_id !== undefined && sql`local_gov_area_id = ${local_gov_area_id}`,
    facility_type_id !== undefined && sql`facility_type_id = ${facility_type_id}`,
    unplanned && sql`facility.id not in (select inspection.facility_id from inspection where ${isOpen})`,
  ].flatMap((condition) => condition || [])
  if (conditions.length === 0) return sql``
  return sql`join facility on facility.id = facility_id where ${sql.join(conditions, sql` and `)}`
}
