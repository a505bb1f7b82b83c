import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { SessionTable } from '../database/tables/accounts.ts'

/** Keeps a new session. */
export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/** The session with this token hash, the person it signs in, and how long the ministry lets an officer's rest unused. */
export function findSession(db: Db, tokenHash: Buffer, today: string) {
  return db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .where('token_hash', '=', tokenHash)
    .select((session) => [
      'used_at',
      'ends_at',
      'user_account.id',
      'first_name',
      'last_name',
      'email',
      'privilege_type',
      session.fn
        .coalesce(
          session
            .selectFrom('setting_change')
            .where('key', '=', 'officer_idle_minutes')
            .where('start_date', '<=', today)
            .orderBy('start_date', 'desc')
            .orderBy('setting_change.id', 'desc')
            .limit(sql.lit(1))
            .select(sql<number>`value::int`.as('minutes')),
          session
            .selectFrom('setting')
            .where('key', '=', 'officer_idle_minutes')
            .select(sql<number>`value::int`.as('minutes')),
        )
        .as('officer_idle_minutes'),
    ])
    .executeTakeFirst()
}

/** Writes down that a session was used. */
export async function touchSession(db: Db, tokenHash: Buffer, now: string): Promise<void> {
  await db.updateTable('session').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Forgets the sessions that have ended by themselves. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('ends_at', '<', now.toISOString()).execute()
}

/** Ends a session. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
