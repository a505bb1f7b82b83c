import { finishedInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { outcomesToCorrect } from '@portal/domain/inspections/visits.ts'
import { sql } from 'kysely'
import { dayOf, monthOfDay } from './case-timeline.ts'
import type { FigureSource } from './report-figures.ts'

const isFinished = sql`inspection.status in (${sql.join(finishedInspectionStatuses.map((status) => sql.lit(status)))})`
const isWhole = sql`part_ids is null and question_ids is null`
const month = monthOfDay(dayOf(sql`done_at`))
const place = sql`local_gov_area_id, inspection.facility_type_id`

/** Visits by the month in which they were done: all of them, and by the class that was reached. */
const finishedVisits = sql`
  select ${month} as month, ${place}, 0 as officer_id, name, 0 as days, count(*) as n
  from inspection join facility on facility.id = inspection.facility_id
  cross join lateral (values ('done'), (class)) as counted (name)
  where ${isFinished} and name is not null
  group by 1, 2, 3, 5
`

export const inspectionFigures: FigureSource = { report: 'inspections', rows: finishedVisits }

/** The same visits, which the report of the classes shows by LGA. */
export const classFigures: FigureSource = { report: 'classes', rows: finishedVisits }

/** The questions that were not, or only partly, met in visits, by the month in which those were done. The name is the question's id. */
export const findingFigures: FigureSource = {
  report: 'findings',
  rows: sql`
    select ${month} as month, ${place}, 0 as officer_id, sub_list_id::text as name, 0 as days, count(*) as n
    from inspection join facility on facility.id = inspection.facility_id
    cross join lateral (
      select distinct on (sub_list_id) sub_list_id, outcome from inspection_finding
      where inspection_id = inspection.id order by sub_list_id, version desc
    ) as newest
    where ${isFinished} and outcome in (${sql.join(outcomesToCorrect.map((outcome) => sql.lit(outcome)))})
    group by 1, 2, 3, 5
  `,
}

/** The days from the publication of a finding until its corrective action was closed, by the month in which that was. */
export const closingFigures: FigureSource = {
  report: 'closing',
  rows: sql`
    select ${monthOfDay(dayOf(sql`closed_at`))} as month, ${place}, 0 as officer_id,
      case when is_critical then 'critical' else 'other' end as name,
      greatest(${dayOf(sql`closed_at`)} - ${dayOf(sql`coalesce(published_at, done_at)`)}, 0) as days, count(*) as n
    from corrective_action
    join inspection on inspection.id = inspection_id
    join facility on facility.id = inspection.facility_id
    where corrective_action.closed_at is not null and is_published
    group by 1, 2, 3, 5, 6
  `,
}

/** The visits of each inspector, by the month in which they were done, with their scores, rounded, in place of days. */
export const inspectorFigures: FigureSource = {
  report: 'inspectors',
  isOfWholeState: true,
  rows: sql`
    select ${month} as month, 0 as local_gov_area_id, 0 as facility_type_id, user_id as officer_id, name, days, count(*) as n
    from inspection join inspection_member on inspection_id = inspection.id
    cross join lateral (values ('visits', 0), ('score', round(score)::int)) as counted (name, days)
    where ${isFinished} and days is not null and (name = 'visits' or ${isWhole})
    group by 1, 4, 5, 6
  `,
}
