import { registrationActions } from '@portal/domain/actions/registration.ts'
import { waitingStatuses } from '@portal/domain/registration-status.ts'
import { sql } from 'kysely'
import type { FigureSource } from '../report-figures.ts'
import { dayOf, monthOfDay } from './case-timeline.ts'

const { Approve, 'Temporary Approval': TemporaryApproval } = registrationActions
const undecided = [...waitingStatuses, TemporaryApproval.leadsTo]

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
        select *, case
          when has_renewal and next_status = ${Approve.leadsTo} then
            case when ${dayOf(sql`coalesce(next_submitted_at, next_approved_at)`)} <= expiry_date then 'in_time' else 'late' end
          when has_renewal and next_status in (${sql.join(undecided)}) and next_submitted_at is not null then 'under_way'
          when expiry_date < ${today}::date then 'lapsed'
          else 'open' end as outcome
        from in_order
        where status = ${Approve.leadsTo} and not exists (
          select from facility_closing
          where facility_closing.facility_id = in_order.facility_id and reopened_at is null and closed_from <= expiry_date
        )
      )
      select ${monthOfDay(sql`expiry_date`)} as month, local_gov_area_id, facility_type_id, 0 as officer_id, name, 0 as days,
        count(*) as n
      from licence cross join lateral (values ('due'), (outcome)) as counted (name)
      group by 1, 2, 3, 5
    `,
  }
}
