import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../database/connect.ts'
import type { CommentTable, ConsiderationTable, RegistrationEventTable } from '../database/tables/registrations.ts'

/** The comments on a registration with their officers, the newest first; for its owner those that were meant for them. */
export function commentsOf(db: Db, registrationId: number, onlyVisibleToOwner: boolean) {
  return comments(db)
    .where('registration_id', '=', registrationId)
    .$if(onlyVisibleToOwner, (all) => all.where('visible_to_owner', '=', true))
    .orderBy('comment.id', 'desc')
}

/** Adds a comment. */
export async function insertComment(db: Db, comment: Insertable<CommentTable>) {
  const { id } = await db.insertInto('comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return comments(db).where('comment.id', '=', id).executeTakeFirstOrThrow()
}

function comments(db: Db) {
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

/** What the officers found of a registration, with the officer who wrote it last; none before the form was saved. */
export async function findConsideration(db: Db, registrationId: number) {
  const row = await db
    .selectFrom('consideration')
    .innerJoin('user_account', 'user_account.id', 'consideration.user_id')
    .where('registration_id', '=', registrationId)
    .selectAll('consideration')
    .select(['user_account.first_name', 'user_account.last_name'])
    .executeTakeFirst()
  if (!row) return undefined
  const { first_name, last_name, ...consideration } = row
  return { ...consideration, user: { first_name, last_name } }
}

/**
 * Saves the Consideration form; saving again replaces it. Each save is later than the one before, by a millisecond where
 * the clock says otherwise: the time is the version that an officer looked at.
 */
export async function saveConsideration(db: Db, consideration: Insertable<ConsiderationTable>): Promise<void> {
  const updated_at = sql<string>`greatest(excluded.updated_at, consideration.updated_at + interval '1 millisecond')`
  await db
    .insertInto('consideration')
    .values(consideration)
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet({ ...consideration, updated_at }))
    .execute()
}

/** What the timeline says of an application that its owner hands in: its status stays pending. */
export const handedIn = 'Submitted to the ministry'

/** Adds a line to a registration's timeline. */
export async function addEvent(db: Db, event: Insertable<RegistrationEventTable>): Promise<void> {
  await db.insertInto('registration_event').values(event).execute()
}

/** A registration's timeline, the newest line first. */
export function eventsOf(db: Db, registrationId: number) {
  return db
    .selectFrom('registration_event as event')
    .innerJoin('user_account as actor', 'actor.id', 'event.actor_id')
    .where('event.registration_id', '=', registrationId)
    .orderBy('event.id', 'desc')
    .select([
      'event.at',
      'event.from_status as from',
      'event.to_status as to',
      'event.reason',
      sql<string>`actor.first_name || ' ' || actor.last_name`.as('actor'),
    ])
}
