import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { CaseHolder } from '@portal/domain/actions/registration-state.ts'
import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import type { LicenceOrigin } from '@portal/domain/licences/licence-origin.ts'
import { type RawBuilder, sql } from 'kysely'
import { daysReturned, isReturnedToOwner } from '../applications/returns.ts'

/** The filters of the officers' queue. */
export interface CaseFilters {
  with?: CaseHolder | undefined
  /** The officer who has the case; null for nobody. */
  assignee_id?: number | null | undefined
  /** Only those with the ministry that it received before this instant. */
  received_before?: string | undefined
  /** Only those with the ministry that it received at this instant or later. */
  received_from?: string | undefined
  /** Only undecided ones that were returned to their owners, whether they are back or not. */
  returned?: 'yes' | undefined
  /** Only those of the portal, or only licences from before it. */
  origin?: LicenceOrigin | undefined
  /** Only those that somebody has to sign at this stage. */
  stage_id?: number | undefined
}

// Literals, so that the partial index registration_waiting can be used; it is in the order of the queue, so the first page of
// the oldest cases is its first rows. The statuses are from a closed list.
const isWaiting = sql`
  registration.status in (${sql.join(waitingStatuses.map((status) => sql.lit(status)))}) and registration.ended_at is null
`
const temporary = registrationActions['Temporary Approval'].leadsTo
const submittable = sql.lit(registrationActions.Submit.leadsTo)

/** The conditions for each of the holders, as `caseHolder` in the action table decides for one registration. */
const isWith = {
  ministry: sql`(
    ${isWaiting} and (registration.submitted_at is not null or registration.status <> ${submittable}) and not ${isReturnedToOwner}
  )`,
  owner: sql`(
    ${isWaiting} and registration.status = ${submittable} and (registration.submitted_at is null or ${isReturnedToOwner})
  )`,
} as const satisfies Record<CaseHolder, RawBuilder<unknown>>

/** Since when the ministry has had a case; the days of its owner are not counted. */
export const receivedAt = sql`(coalesce(registration.submitted_at, registration.created_at) + ${daysReturned})`

/** Whether a list is narrowed by a filter that the tallies do not count. */
export function isFilteredByCase({
  with: holder,
  assignee_id,
  received_before,
  received_from,
  returned,
  origin,
  stage_id,
}: CaseFilters): boolean {
  return [holder, assignee_id, received_before, received_from, returned, origin, stage_id].some(
    (filter) => filter !== undefined,
  )
}

/** Since the last decision on it a registration was returned. */
const wasReturned = sql`exists (
  select from registration_return where registration_id = registration.id and ended_at is null
)`

/**
 * The days of the owner only move the moment to later ones, so what was submitted after it is left out before those are
 * looked up.
 */
const receivedBefore = (moment: string) => sql`(
  ${isWith.ministry} and coalesce(registration.submitted_at, registration.created_at) < ${moment}::timestamptz
  and ${receivedAt} < ${moment}::timestamptz
)`

/**
 * Whether somebody has to sign a registration: while it waits for a decision and is not with its owner, and after a temporary
 * approval.
 */
export const isToBeSigned = sql`
  registration.status in (${sql.join([...waitingStatuses, temporary].map((status) => sql.lit(status)))})
  and registration.ended_at is null and not ${isReturnedToOwner}
`

/** Whether a case is at a stage, by whatever terms. The index registration_at_stage has those of each terms. */
const isAtStage = (stageId: number) => sql`(
  ${isToBeSigned} and registration.stage_terms_id in (select id from stage_terms where stage_id = ${stageId})
)`

/** The SQL condition of the filters. */
export function caseCondition({
  with: holder,
  assignee_id,
  received_before,
  received_from,
  returned,
  origin,
  stage_id,
}: CaseFilters): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (holder) conditions.push(isWith[holder])
  if (assignee_id === null) conditions.push(sql`registration.assignee_id is null`)
  else if (assignee_id !== undefined) conditions.push(sql`registration.assignee_id = ${assignee_id}`)
  if (received_before !== undefined) conditions.push(receivedBefore(received_before))
  if (received_from !== undefined)
    conditions.push(sql`(${isWith.ministry} and ${receivedAt} >= ${received_from}::timestamptz)`)
  if (returned) conditions.push(sql`(${isWaiting} and ${wasReturned})`)
  if (origin) conditions.push(sql`registration.origin = ${origin}`)
  if (stage_id !== undefined) conditions.push(isAtStage(stage_id))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
