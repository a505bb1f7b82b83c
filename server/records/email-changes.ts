import type { Db } from '../database/connect.ts'

/** Stores that a person wants another email. It replaces what they asked for before. */
export async function storeEmailChange(
  db: Db,
  { user_id, email, asked_at }: { user_id: number; email: string; asked_at: string },
): Promise<void> {
  const asked = { email, asked_at, secret_hash: null, ends_at: null }
  await db
    .insertInto('email_change')
    .values({ user_id, ...asked })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
    .execute()
}

/** Stores the secret of the message, unless the person has asked for another email since. */
export async function storeEmailSecret(
  db: Db,
  { user_id, asked_at }: { user_id: number; asked_at: string },
  secret: { secret_hash: Buffer; ends_at: string },
): Promise<void> {
  await db
    .updateTable('email_change')
    .set(secret)
    .where('user_id', '=', user_id)
    .where('asked_at', '=', asked_at)
    .execute()
}

/** Uses up the secret of a link. Returns the account and its new email, or undefined if the link is not valid. */
export function takeEmailChange(db: Db, secret_hash: Buffer, now: Date) {
  return db
    .deleteFrom('email_change')
    .where('secret_hash', '=', secret_hash)
    .where('ends_at', '>', now.toISOString())
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}
