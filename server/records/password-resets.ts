import type { Db } from '../database/connect.ts'
import type { PasswordResetTable } from '../database/tables/accounts.ts'

/** Stores the newest secret of a kind for an account, unless one that was asked for later is stored already. */
export async function storeReset(db: Db, reset: PasswordResetTable): Promise<void> {
  const { secret_hash, asked_at, ends_at } = reset
  await db
    .insertInto('password_reset')
    .values(reset)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ secret_hash, asked_at, ends_at })
        .where('password_reset.asked_at', '<=', asked_at),
    )
    .execute()
}

/** The account of a secret that is still valid. */
export function findReset(db: Db, secret: Pick<PasswordResetTable, 'kind' | 'secret_hash'>, now: Date) {
  return db
    .selectFrom('password_reset')
    .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
    .where('secret_hash', '=', secret.secret_hash)
    .where('kind', '=', secret.kind)
    .where('ends_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .select(['user_account.id', 'first_name', 'last_name', 'email'])
    .executeTakeFirst()
}

/** Uses up a secret and every other one of its account. Returns false if it is no longer valid, for example used a moment ago. */
export async function useUpReset(db: Db, userId: number, secret_hash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('secret_hash', '=', secret_hash)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await deleteResetsOf(db, userId)
  return true
}

/** Deletes every secret of an account. */
export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

/** Deletes the secrets that have expired, of passwords and of emails. */
export async function deleteEndedSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('ends_at', '<', now.toISOString()).execute()
  await db.deleteFrom('email_change').where('ends_at', '<', now.toISOString()).execute()
}
