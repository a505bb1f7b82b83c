import { sql } from 'kysely'
import { monthOfDay } from './case-timeline.ts'
import { isEndingLicence, outcomeOfLicence } from './ending-licences.ts'
import type { FigureSource } from './report-figures.ts'

/** Licences by the month in which they end, and what became of each until this day. */
export function renewalFigures(today: string): FigureSource {
  return {
    report: 'renewals',
    rows: sql`
      with in_order as (
        select facility_id, local_gov_area_id, facility_type_id, status, expiry_date,
          lead(kind) over turn = 'renewal' as has_renewal, lead(status) over turn as next_status,
          lead(submitted_at) over turn as next_submitted_at, lead(approved_at) over turn as next_approved_at
        from registration where ended_at is null
        window turn as (partition by facility_id order by id)
      ), licence as (
        select *, ${outcomeOfLicence(today)} as outcome from in_order where ${isEndingLicence('in_order')}
      )
      select ${monthOfDay(sql`expiry_date`)} as month, local_gov_area_id, facility_type_id, 0 as officer_id, name, 0 as days,
        count(*) as n
      from licence cross join lateral (values ('due'), (outcome)) as counted (name)
      group by 1, 2, 3, 5
    `,
  }
}
