import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { SessionTable } from '../../database/tables/accounts.ts'
import { settingOn } from '../settings/settings.ts'
import { lockAccount } from './closed-accounts.ts'
import { endPending } from './pending-access.ts'

/** The sessions of a person that have not reached their last day, the most recently used first. */
export function listSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('ends_at', '>', now.toISOString())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'token_hash', 'device', 'created_at', 'used_at'])
    .execute()
}

/** Which sessions of a person end: all, all but the one with this token hash, or one. */
type EndedSessions = 'all' | { allBut: Buffer } | { id: number }

/**
 * Ends sessions of a person, and with them what somebody who was in the account may have left there. Logging out aside, this
 * is the only way to end a session, so that no way of recovering an account can forget the rest. Returns whether a session ended.
 */
export async function endAccess(db: Db, userId: number, ended: EndedSessions): Promise<boolean> {
  await lockAccount(db, userId)
  await endPending(db, userId)
  const all = db.deleteFrom('session').where('user_id', '=', userId)
  const { numDeletedRows } = await all.where(isAmong(ended)).executeTakeFirst()
  return numDeletedRows > 0n
}

function isAmong(ended: EndedSessions): RawBuilder<boolean> {
  if (ended === 'all') return sql<boolean>`true`
  return 'id' in ended ? sql<boolean>`id = ${ended.id}` : sql<boolean>`token_hash <> ${ended.allBut}`
}

/** Adds a session. */
export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

const hasSecondFactor = sql<boolean>`exists (
  select from second_factor where second_factor.user_id = user_account.id and activated_at is not null
)`

/** The session with this token hash, its person, and the present settings for the sessions of officers. */
export function findSession(db: Db, tokenHash: Buffer, today: string) {
  return db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null)
    .select([
      'used_at',
      'ends_at',
      'user_account.id',
      'first_name',
      'last_name',
      'email',
      'privilege_type',
      'duties',
      'must_change_password',
      hasSecondFactor.as('has_second_factor'),
      settingOn('officer_idle_minutes', today).as('officer_idle_minutes'),
      settingOn('officers_need_second_factor', today).as('officers_need_second_factor'),
    ])
    .executeTakeFirst()
}

/** Updates the time of a session's last use. */
export async function touchSession(db: Db, tokenHash: Buffer, now: string): Promise<void> {
  await db.updateTable('session').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Deletes the sessions that have expired. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('ends_at', '<', now.toISOString()).execute()
}

/** Ends a session. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
