import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The second factor of a person, active or not. */
export function findSecondFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .select(['secret', 'activated_at', 'last_step'])
    .executeTakeFirst()
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a key that is not active yet, in place of an older one. Returns false if the person has an active one. */
export async function storeKey(db: Db, user_id: number, secret: string): Promise<boolean> {
  const stored = await db
    .insertInto('second_factor')
    .values({ user_id, secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('second_factor.activated_at', 'is', null),
    )
    .executeTakeFirst()
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Activates a key with the step of its first code, and stores the recovery codes. Returns false if it is active already, or not the
 * newest one any more.
 */
export async function activateKey(
  db: Db,
  {
    user_id,
    secret,
    last_step,
    activated_at,
  }: { user_id: number; secret: string; last_step: number; activated_at: string },
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const activated = await db
    .updateTable('second_factor')
    .set({ activated_at, last_step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  if (activated.numUpdatedRows === 0n) return false
  const rows = codeHashes.map((code_hash) => ({ user_id, code_hash }))
  await db.insertInto('recovery_code').values(rows).execute()
  return true
}

/** Uses up the code of a time step. Returns false if it, or a newer one, was used before, for example a moment ago. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The hashes of the recovery codes that a person has left. */
export async function listRecoveryCodes(db: Db, userId: number): Promise<Buffer[]> {
  const codes = await db.selectFrom('recovery_code').where('user_id', '=', userId).select('code_hash').execute()
  return codes.map(({ code_hash }) => code_hash)
}

/** Uses up a recovery code. Returns false if the person has no such code, or used it before. */
export async function takeRecoveryCode(db: Db, userId: number, code_hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes a second factor with its recovery codes. Returns whether there was an active one. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
