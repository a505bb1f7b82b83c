import { registrationActions } from '@portal/domain/actions/registration.ts'
import { decidedStatuses } from '@portal/domain/applications/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'

const { Submit, Consider } = registrationActions

/** The date in Africa/Lagos of a moment. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(${moment} at time zone 'Africa/Lagos')::date`
}

/** The first day of the month of a date. */
export function monthOfDay(day: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`date_trunc('month', ${day}::timestamp)::date`
}

const isDecided = sql`from_status <> to_status and to_status in (${sql.join(decidedStatuses)})`
const isConsidered = sql`from_status = ${Submit.leadsTo} and to_status = ${Consider.leadsTo}`

/**
 * Common table expressions about what happened to registrations, for a `with`:
 *
 * - `submitted`: each time that an application was submitted, without what was only corrected. Of applications from before
 *   snapshots were taken, only the last time is known. What officers considered or decided without it counts as submitted
 *   when it was recorded.
 * - `considered`: each time that the verdicts moved an application to its decision.
 * - `decided`: each decision.
 */
export const timelines: RawBuilder<unknown> = sql`
  submitted_whole as materialized (
    select snapshot.registration_id, snapshot.at from snapshot
    where action = ${'Submit' satisfies keyof typeof registrationActions} and not exists (
      select from registration_return
      where registration_return.registration_id = snapshot.registration_id and resubmitted_at = snapshot.at
    )
  ), considered as materialized (
    select registration_id, actor_id, at from registration_event where ${isConsidered}
  ), decided as materialized (
    select registration_id, actor_id, to_status, at from registration_event where ${isDecided}
  ), submitted as materialized (
    select registration_id, at from submitted_whole
    union all
    select id, coalesce(submitted_at, created_at) from registration
    where not exists (select from submitted_whole where registration_id = id) and (
      submitted_at is not null
      or exists (select from considered where registration_id = id)
      or exists (select from decided where registration_id = id)
    )
  )
`

/**
 * One more such expression, after {@link timelines}: `decided_case`, the first decision after each submission, with the days
 * that the ministry had the application until it was considered (null if it was not) and until it was decided, and the days
 * that its owner had it. They are counted as in domain/cases/case-clock.ts.
 */
export const decidedCases: RawBuilder<unknown> = sql`
  in_order as (
    select registration_id, actor_id, at, is_submission, lag(is_submission) over turn as follows_submission,
      lag(at) over turn as submitted_at, lag(at, 2) over turn as decided_before
    from (
      select registration_id, null::integer as actor_id, at, true as is_submission from submitted
      union all
      select registration_id, actor_id, at, false from decided
    ) as both_kinds
    window turn as (partition by registration_id order by at, is_submission desc)
  ), first_decision as materialized (
    select in_order.registration_id, in_order.actor_id, in_order.at, submitted_at, decided_before,
      min(considered.at) as considered_at
    from in_order
    left join considered on considered.registration_id = in_order.registration_id
      and considered.at between submitted_at and in_order.at
    where not is_submission and follows_submission
    group by 1, 2, 3, 4, 5
  ), corrected as (
    select registration_id, first_decision.at, sum(days) as days, sum(days) filter (where returned_at < considered_at) as days_before
    from first_decision
    join registration_return using (registration_id)
    cross join lateral (
      select ${dayOf(sql`least(coalesce(resubmitted_at, ended_at), first_decision.at)`)} - ${dayOf(sql`returned_at`)} as days
    ) as correction
    where returned_at between submitted_at and first_decision.at
    group by 1, 2
  ), decided_case as (
    select registration_id, actor_id, ${monthOfDay(dayOf(sql`first_decision.at`))} as month,
      local_gov_area_id, facility_type_id, kind,
      (${dayOf(sql`considered_at`)} - ${dayOf(sql`first_decision.submitted_at`)} - coalesce(days_before, 0))::integer as until_considered,
      (${dayOf(sql`first_decision.at`)} - ${dayOf(sql`first_decision.submitted_at`)} - coalesce(days, 0))::integer as until_decided,
      (${dayOf(sql`first_decision.submitted_at`)} - ${dayOf(sql`coalesce(decided_before, created_at)`)} + coalesce(days, 0))::integer as with_owner
    from first_decision
    join registration on registration.id = registration_id
    left join corrected using (registration_id, at)
  )
`
