import { registrationActions } from '@portal/domain/actions/registration.ts'
import { includesStatus, type RegistrationState } from '@portal/domain/actions/registration-state.ts'
import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import type { StageSigner } from '@portal/domain/cases/stages.ts'
import { type InboxKind, inboxKinds } from '@portal/domain/inbox/kinds.ts'
import { openInspectionStatuses } from '@portal/domain/inspections/inspections.ts'
import { type RawBuilder, sql } from 'kysely'
import { isWaiting } from '../accounts/given-duties.ts'
import { isOfficerWhoMay } from '../accounts/officers.ts'
import { isReturnedToOwner } from '../applications/returns.ts'
import { isToBeSigned, receivedAt } from '../cases/case-filters.ts'
import { isLeftToAnotherHand } from '../cases/signed-hands.ts'
import { isOpenConcern } from '../concerns/concerns.ts'
import { completeSince, isCompleteChange } from '../facilities/complete-changes.ts'
import { settingOn } from '../settings/settings.ts'

/** Who reads the inbox, and when. */
export interface InboxReader {
  id: number
  today: string
  now: Date
  /** Nobody else can decide on what this officer decided or proposed before. */
  alone: { representations: boolean; bankAccount: boolean }
  /** The offices and duties as which this officer signs stages today, with everybody who can. */
  signsAs: readonly { signer: StageSigner; hands: readonly number[] }[]
  /** One person signs one stage, while there is another hand. */
  separateHands: boolean
}

/** So many of each kind are listed and counted, and one more is read to know whether there are more. */
export const inboxLimit = 1000
const limited = sql`limit ${sql.lit(inboxLimit + 1)}`

// Literals, so that partial indexes are used. They are from a closed list.
const statusOf = (state: RegistrationState) => sql.lit(registrationStatuses.find((one) => includesStatus([state], one)))

const neverSubmitted = sql`timestamptz '9999-12-31 00:00:00+00'`
const midnightAfter = (day: string) => sql`((${sql.ref(day)} + 1)::timestamp at time zone 'Africa/Lagos')`

const isFreeFor = (reader: InboxReader) => sql`(assignee_id is null or assignee_id = ${reader.id})`

/** Cases in the order of the queue, each with the moment since which the ministry has had it. */
const cases = (status: RawBuilder<unknown>, condition: RawBuilder<unknown>, reader: InboxReader) => sql`
  select id, ${receivedAt} as since from (
    select id, submitted_at, created_at from registration
    where status = ${status} and ended_at is null and ${condition} and ${isFreeFor(reader)}
    order by queued_at, id ${limited}
  ) as registration
`

const granted = {
  temporary: sql.lit(registrationActions['Temporary Approval'].leadsTo),
  approved: sql.lit(registrationActions.Approve.leadsTo),
}

/**
 * The rows `(id, since)` of each kind that wait for this officer: the first ones in an order that an index has. Cases go by the
 * day on which they were submitted, so that only the first thousand are read however many wait.
 */
export const waitingRows = {
  application: (reader) =>
    cases(
      statusOf(inboxKinds.application.state),
      sql`queued_at < ${neverSubmitted} and not ${isReturnedToOwner}`,
      reader,
    ),
  decision: (reader) => cases(statusOf(inboxKinds.decision.state), sql`true`, reader),
  'sign-off': ({ id, signsAs, separateHands }) => sql`
    select id, stage_since as since from registration
    where stage_terms_id in (
      select id from stage_terms where signed_by = any(${signsAs.map(({ signer }) => signer)}::text[])
    ) and ${isToBeSigned} ${separateHands ? sql`and not ${isLeftToAnotherHand(id, signsAs)}` : sql``}
    order by queued_at, id ${limited}
  `,
  'temporary approval': (reader) => sql`
    select id, ${midnightAfter('expiry_date')} as since from registration
    where status = ${statusOf(inboxKinds['temporary approval'].state)} and expiry_date < ${reader.today}::date
      and ${isFreeFor(reader)}
    order by expiry_date, id ${limited}
  `,
  payment: () => sql`
    select id, created_at as since from payment where status = 'submitted' and removed_at is null order by id ${limited}
  `,
  change: () => sql`
    select id, ${completeSince} as since from change_request
    where status = 'open' and ${isCompleteChange} order by id ${limited}
  `,
  representation: ({ id, alone }) => sql`
    select id, made_at as since from representation
    where outcome is null and (${alone.representations} or taken_by <> ${id})
    order by id ${limited}
  `,
  concern: (reader) => sql`
    select id, reported_at as since from concern
    where ${isOpenConcern} and ${isFreeFor(reader)}
    order by id ${limited}
  `,
  // Of a licence that has ended nothing is to be met any more.
  condition: ({ today }) => sql`
    select condition.id, least(case when due_date < ${today}::date then ${midnightAfter('due_date')} end, provided_at) as since
    from registration_condition as condition
    join registration on registration.id = registration_id
    left join lateral (
      select min(provided_at) as provided_at from condition_evidence where condition_id = condition.id
    ) as evidence on true
    where met_at is null and condition.ended_at is null
      and (due_date < ${today}::date or provided_at is not null)
      and (status = ${granted.temporary} or status = ${granted.approved} and expiry_date >= ${today}::date)
    order by due_date, condition.id ${limited}
  `,
  'visit to plan': () => sql`
    select id, planned_at as since from inspection
    where status = 'planned' and (planned_day is null or not exists (
      select from inspection_member where inspection_id = inspection.id
    ))
    order by planned_day nulls first, id ${limited}
  `,
  visit: ({ id, today }) => sql`
    select inspection.id, (planned_day::timestamp at time zone 'Africa/Lagos') as since from inspection
    join inspection_member on inspection_id = inspection.id and user_id = ${id}
    where status in (${sql.join(openInspectionStatuses.map((status) => sql.lit(status)))}) and planned_day <= ${today}::date
    order by planned_day, inspection.id ${limited}
  `,
  // The setting is that of the day on which the visit was done.
  report: ({ now }) => sql`
    select id, due_at as since from (
      select id, done_at + make_interval(days => ${settingOn('publish_days', sql`(done_at at time zone 'Africa/Lagos')::date`)}::text::int) as due_at
      from inspection where status = 'done' order by done_at, id ${limited}
    ) as waiting
    where due_at <= ${now.toISOString()}::timestamptz
  `,
  'finding reply': () => sql`
    select corrective_action_id as id, replied_at as since from corrective_reply
    where is_accepted is null order by replied_at ${limited}
  `,
  // Whoever was on site answers only while nobody else could.
  'inspection comments': ({ id }) => sql`
    select comment.inspection_id as id, commented_at as since from inspection_comment as comment
    where answered_at is null and (
      not exists (select from inspection_member as member where member.inspection_id = comment.inspection_id and user_id = ${id})
      or not exists (
        select from user_account where ${isOfficerWhoMay('carry out an inspection')} and not exists (
          select from inspection_member as member
          where member.inspection_id = comment.inspection_id and member.user_id = user_account.id
        )
      )
    )
    order by commented_at ${limited}
  `,
  // With separate hands whoever prepared or corrected one does not find it here, see the commit.
  import: ({ id, today }) => sql`
    select import.id, asked_at as since from import
    where status = 'waiting' and (
      prepared_by <> ${id} and ${id}::int <> all(import.corrected_by) or ${settingOn('separate_hands', today)}::text <> '"yes"'
    )
    order by asked_at, import.id ${limited}
  `,
  flag: () => sql`
    select facility_id as id, flagged_at as since from flagged_facility order by flagged_at, facility_id ${limited}
  `,
  duties: ({ id, now }) => sql`
    select given.id, given_at as since from given_duties as given
    where ${isWaiting(now)} and given_by <> ${id} and user_id <> ${id}
    order by given_at, given.id ${limited}
  `,
  'bank account': ({ id, alone }) => sql`
    select id, proposed_at as since from bank_account
    where confirmed_at is null and withdrawn_at is null and (${alone.bankAccount} or proposed_by <> ${id})
  `,
} as const satisfies Record<InboxKind, (reader: InboxReader) => RawBuilder<unknown>>
