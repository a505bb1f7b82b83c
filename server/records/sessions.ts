import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
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
