import type { Db } from '../../database/connect.ts'

/** A change of email as it was asked for: what a message about it knows. */
interface AskedChange {
  user_id: number
  asked_at: string
}

/** Stores that a person wants another email. It replaces what they asked for before. */
export async function storeEmailChange(
  db: Db,
  { user_id, email, asked_at }: AskedChange & { email: string },
): Promise<void> {
  const asked = { email, asked_at, secret_hash: null, ends_at: null, stop_hash: null }
  await db
    .insertInto('email_change')
    .values({ user_id, ...asked })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
    .execute()
}

/** Stores a secret of a message. Returns false if the change was confirmed or ended since, or another email was asked for. */
export async function storeEmailSecret(
  db: Db,
  { user_id, asked_at }: AskedChange,
  secret: { secret_hash: Buffer; ends_at: string } | { stop_hash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_change')
    .set(secret)
    .where('user_id', '=', user_id)
    .where('asked_at', '=', asked_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whose email the secret of a link changes, or undefined if the link is not valid. */
export function findEmailChange(db: Db, secret_hash: Buffer) {
  return db.selectFrom('email_change').where('secret_hash', '=', secret_hash).select('user_id').executeTakeFirst()
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

/** Ends the change that the link in a message to the old address stops. Returns whose it was, or undefined if there is none. */
export function stopEmailChange(db: Db, stop_hash: Buffer) {
  return db
    .deleteFrom('email_change')
    .where('stop_hash', '=', stop_hash)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}
