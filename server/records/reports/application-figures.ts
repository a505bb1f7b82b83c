import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'
import { caseCondition, receivedAt } from '../cases/case-filters.ts'
import { dayOf, decidedCases, monthOfDay, timelines } from './case-timeline.ts'
import type { FigureSource } from './report-figures.ts'

const { Approve, Decline, 'Temporary Approval': TemporaryApproval } = registrationActions

/** Which decision a status stands for. */
const decisionName = sql`case to_status
  when ${Approve.leadsTo} then 'approved' when ${TemporaryApproval.leadsTo} then 'temporarily_approved'
  when ${Decline.leadsTo} then 'declined' end`

/** A change of type is no application for a licence. It counts only as work of officers. */
const isForLicence = sql`kind <> 'change'`

/** Applications by month: received, decided and returned. */
export const applicationFigures: FigureSource = {
  report: 'applications',
  rows: sql`
    with ${timelines}
    select ${monthOfDay(dayOf(sql`at`))} as month, local_gov_area_id, facility_type_id, 0 as officer_id, name, 0 as days, count(*) as n
    from (
      select registration_id, at, 'received' as name from submitted
      union all
      select registration_id, at, ${decisionName} from decided
      union all
      select registration_id, returned_at, 'returned' from registration_return
    ) as happened
    join registration on registration.id = registration_id and ${isForLicence}
    group by 1, 2, 3, 5
  `,
}

/** The days of the applications that were decided, those until each sign-off of the ministry's own stages, and until a day of those with the ministry. */
export const dayFigures = (today: string): FigureSource => ({
  report: 'days',
  rows: sql`
    with ${timelines}, ${decidedCases}
    select month, local_gov_area_id, facility_type_id, 0 as officer_id, name, greatest(stage.days, 0) as days, count(*) as n
    from decided_case
    cross join lateral (values
      ('until_considered', until_considered), ('until_decided', until_decided), ('with_owner', with_owner)
    ) as stage (name, days)
    where stage.days is not null and ${isForLicence}
    group by 1, 2, 3, 5, 6
    union all
    select ${monthOfDay(dayOf(sql`signed_at`))}, local_gov_area_id, facility_type_id, 0, 'stage ' || stage_id,
      greatest(${dayOf(sql`signed_at`)} - ${dayOf(sql`since`)}, 0), count(*)
    from sign_off join registration on registration.id = registration_id and ${isForLicence} group by 1, 2, 3, 5, 6
    union all
    select date '-infinity', local_gov_area_id, facility_type_id, 0, 'waiting',
      greatest(${today}::date - ${dayOf(receivedAt)}, 0), count(*)
    from registration where ${caseCondition({ with: 'ministry' })} and ${isForLicence} group by 2, 3, 6
  `,
})

/** What officers did, by month; and the days of the applications that they were the first to decide. */
export const workloadFigures: FigureSource = {
  report: 'workload',
  isOfWholeState: true,
  rows: sql`
    with ${timelines}, ${decidedCases}
    select ${monthOfDay(dayOf(sql`at`))} as month, 0 as local_gov_area_id, 0 as facility_type_id, officer_id, name, 0 as days,
      count(*) as n
    from (
      select officer_id, assigned_at as at, 'assigned' as name from case_assignment
      union all
      select actor_id, at, 'considered' from considered
      union all
      select actor_id, at, 'decided' from decided
      union all
      select returned_by, returned_at, 'returned' from registration_return
    ) as done
    where officer_id is not null
    group by 1, 4, 5
    union all
    select month, 0, 0, actor_id, 'days', greatest(until_decided, 0), count(*)
    from decided_case where actor_id is not null group by 1, 4, 6
  `,
}
