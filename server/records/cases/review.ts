import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { Hands } from '@portal/domain/cases/separate-hands.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { CommentTable, ConsiderationTable, RegistrationEventTable } from '../../database/tables/registrations.ts'
import { momentOf } from '../../database/value-types.ts'
import { changeShown } from '../facilities/contents-changes.ts'
import { inspectionFor } from '../inspections/inspection-of-registration.ts'
import { conditionsOf } from '../licences/conditions.ts'
import { settingOn } from '../settings/settings.ts'
import { includedRows, listTotal, withTotal } from '../shared/paging.ts'
import { newestRepresentationOf, withMoments } from '../standing/representations.ts'
import { caseStagesOn } from './case-stages.ts'

/** The comments on a registration with their authors, the newest first; for its owner only those visible to owners. */
export function commentsOf(db: Db, registrationId: number, onlyVisibleToOwner: boolean) {
  return commentsWithAuthors(db)
    .where('registration_id', '=', registrationId)
    .$if(onlyVisibleToOwner, (all) => all.where('visible_to_owner', '=', true))
    .orderBy('comment.id', 'desc')
}

/** The consideration of a registration, and its newest timeline entries and comments, the oldest of them first. */
export async function readReview(
  db: Db,
  registrationId: number,
  { onlyVisibleToOwner, today }: { onlyVisibleToOwner: boolean; today: string },
) {
  const newest = sql.lit(includedRows)
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(eventsOf(db, registrationId, onlyVisibleToOwner).select(listTotal).limit(newest)).as('history'),
      jsonObjectFrom(considerationOf(db, registrationId)).as('consideration'),
      jsonArrayFrom(commentsOf(db, registrationId, onlyVisibleToOwner).select(listTotal).limit(newest)).as('comments'),
      handsOf(registrationId).as('hands'),
      inspectionFor(registrationId).as('inspection'),
      conditionsOf(registrationId).as('conditions'),
      jsonObjectFrom(newestRepresentationOf(db, registrationId)).as('representation'),
      settingOn('representation_days', decidedOn(registrationId)).as('representation_days'),
      caseStagesOn(db, registrationId, today).as('case_stages'),
    ])
    .executeTakeFirstOrThrow()
  const [history, comments] = [withTotal(found.history), withTotal(found.comments)]
  const { consideration, hands, inspection, conditions, representation, representation_days, case_stages } = found
  return {
    history: history.data.map((event) => ({ ...event, at: momentOf(event.at) })).toReversed(),
    consideration: consideration && { ...consideration, updated_at: momentOf(consideration.updated_at) },
    comments: comments.data.map((comment) => ({ ...comment, created_at: momentOf(comment.created_at) })).toReversed(),
    totals: { history: history.total, comments: comments.total },
    hands,
    inspection,
    conditions,
    representation: representation && withMoments(representation),
    representation_days,
    case_stages,
  }
}

/** The day of the last decision on a registration. */
const decidedOn = (registrationId: number) => sql<string>`(
  select (processed_at at time zone 'Africa/Lagos')::date from registration where id = ${registrationId}
)`

const approved = registrationActions.Approve.leadsTo

/** Who ever considered and approved a registration. */
export const handsOf = (registrationId: number) => sql<Omit<Hands, 'inspected_by'>>`(
  select jsonb_build_object(
    'considered_by', coalesce(jsonb_agg(user_id) filter (where step <> 'approved'), '[]'),
    'judged_by', coalesce(jsonb_agg(user_id) filter (where step = 'judged'), '[]'),
    'approved_by', coalesce(jsonb_agg(user_id) filter (where step = 'approved'), '[]')
  ) from (
    select user_id, ${stepOfForm} as step from consideration where registration_id = ${registrationId}
    union select user_id, ${stepOfForm} from replaced_consideration where registration_id = ${registrationId}
    union select actor_id, 'approved' from registration_event
    where registration_id = ${registrationId} and to_status = ${approved} and from_status <> ${approved}
  ) as done (user_id, step)
)`

const stepOfForm = sql`case
  when information_verdict is not null and documents_verdict is not null then 'judged' else 'considered'
end`

/** Adds a comment. */
export async function insertComment(db: Db, comment: Insertable<CommentTable>) {
  const { id } = await db.insertInto('comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return commentsWithAuthors(db).where('comment.id', '=', id).executeTakeFirstOrThrow()
}

function commentsWithAuthors(db: Db) {
  return db
    .selectFrom('comment')
    .innerJoin('user_account', 'user_account.id', 'comment.user_id')
    .select(({ ref }) => [
      'comment.id',
      'registration_id',
      'body',
      'visible_to_owner',
      jsonBuildObject({ first_name: ref('first_name'), last_name: ref('last_name') }).as('user'),
      'comment.created_at',
    ])
}

/** The consideration of a registration, with the officer who saved it last; undefined before the form was saved. */
export function findConsideration(db: Db, registrationId: number) {
  return considerationOf(db, registrationId).executeTakeFirst()
}

function considerationOf(db: Db, registrationId: number) {
  return db
    .selectFrom('consideration')
    .innerJoin('user_account', 'user_account.id', 'consideration.user_id')
    .where('registration_id', '=', registrationId)
    .selectAll('consideration')
    .select(({ ref }) => jsonBuildObject({ first_name: ref('first_name'), last_name: ref('last_name') }).as('user'))
}

/**
 * Saves the Consideration form, replacing the previous one. `updated_at` is the record's version, so it must increase with
 * each save: by at least a millisecond, whatever the clock says.
 */
export async function saveConsideration(db: Db, consideration: Insertable<ConsiderationTable>): Promise<void> {
  const updated_at = sql<string>`greatest(excluded.updated_at, consideration.updated_at + interval '1 millisecond')`
  await db
    .insertInto('consideration')
    .values(consideration)
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet({ ...consideration, updated_at }))
    .execute()
}

/** Adds an entry to a registration's timeline. */
export async function insertEvent(db: Db, event: Insertable<RegistrationEventTable>): Promise<void> {
  await db.insertInto('registration_event').values(event).execute()
}

/** A registration's timeline, the newest entry first; for its owner without the internal entries. */
export function eventsOf(db: Db, registrationId: number, onlyVisibleToOwner: boolean) {
  return db
    .selectFrom('registration_event as event')
    .leftJoin('user_account as actor', 'actor.id', 'event.actor_id')
    .leftJoin('contents_change as change', 'change.id', 'event.change_id')
    .where('event.registration_id', '=', registrationId)
    .$if(onlyVisibleToOwner, (all) => all.where('event.is_internal', '=', false))
    .orderBy('event.id', 'desc')
    .select([
      'event.at',
      'event.from_status as from',
      'event.to_status as to',
      'event.reason',
      changeShown.as('change'),
      sql<string>`coalesce(actor.first_name || ' ' || actor.last_name, 'The portal')`.as('actor'),
    ])
}
