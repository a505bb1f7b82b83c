import type { Db } from '../database/connect.ts'

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

/** Ends one session of a person. Returns whether there was one. */
export async function deleteSessionOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a person, or all but the one with this token hash. */
export async function deleteSessionsOf(db: Db, userId: number, except?: Buffer): Promise<void> {
  const all = db.deleteFrom('session').where('user_id', '=', userId)
  await (except ? all.where('token_hash', '<>', except) : all).execute()
}
