import type { Db } from '../../database/connect.ts'
import type { PasswordResetTable } from '../../database/tables/accounts.ts'

/** A link as it was asked for: what its message knows. */
type AskedLink = Pick<PasswordResetTable, 'user_id' | 'asked_at'> & { kind: 'link' | 'sms' | 'invitation' }

/** The secret of a link or code as it is stored, and when it ends. */
type StoredSecret = Record<'secret_hash', Buffer> & Record<'ends_at', string>

/** Stores that a link is on its way to a person. One that arrived before works until this one is delivered. */
export async function askForLink(db: Db, { user_id, kind, asked_at }: AskedLink): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({ user_id, kind, asked_at, secret_hash: null, ends_at: null })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ asked_at }).where('password_reset.asked_at', '<=', asked_at),
    )
    .execute()
}

/** Stores the secret of a link when its message is delivered. Returns false if it is not wanted any more, or a newer one is. */
export async function storeLinkSecret(db: Db, { user_id, kind, asked_at }: AskedLink, secret: StoredSecret) {
  const { numUpdatedRows } = await db
    .updateTable('password_reset')
    .set(secret)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('asked_at', '=', asked_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores a code from the counter in place of an older one. */
export async function storeCode(db: Db, code: StoredSecret & { user_id: number; asked_at: string }): Promise<void> {
  const { user_id, ...newest } = code
  await db
    .insertInto('password_reset')
    .values({ user_id, kind: 'code', ...newest })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(newest))
    .execute()
}

/** The account of a link that is still valid, an invitation's included. */
export function findReset(db: Db, secretHash: Buffer, now: Date) {
  return validResets(db, now).where('secret_hash', '=', secretHash).where('kind', '<>', 'code').executeTakeFirst()
}

/** The account with an email, if it has a code from the counter that is still valid. */
export function findResetByCode(db: Db, email: string, now: Date) {
  return validResets(db, now).where('email', '=', email).where('kind', '=', 'code').executeTakeFirst()
}

function validResets(db: Db, now: Date) {
  return db
    .selectFrom('password_reset')
    .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
    .where('ends_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .select(['user_account.id', 'kind', 'email', 'first_name', 'last_name'])
    .select((row) => row.ref('secret_hash').$notNull().as('secret_hash'))
}

/** Uses up a secret. Returns false if it is no longer valid, for example used a moment ago. */
export async function spendReset(db: Db, userId: number, secret_hash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('secret_hash', '=', secret_hash)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the secrets that have expired, of passwords, emails and phone numbers. */
export async function deleteEndedSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('ends_at', '<', now.toISOString()).execute()
  await db.deleteFrom('email_change').where('ends_at', '<', now.toISOString()).execute()
  await db.deleteFrom('phone_confirmation').where('ends_at', '<', now.toISOString()).execute()
}
