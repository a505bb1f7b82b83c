import type { Db } from '../../database/connect.ts'

/** The rows about a person that other calls do not show completely. */
export async function readOwnData(db: Db, userId: number) {
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select(['created_at', 'terms_version', 'terms_accepted_at', 'last_signed_in_at'])
    .executeTakeFirstOrThrow()
  const facilities = await db
    .selectFrom('facility')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['id', 'company_name', 'created_at'])
    .execute()
  const notifications = await db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['title', 'body', 'created_at'])
    .execute()
  const drafts = await db
    .selectFrom('draft')
    .where('user_id', '=', userId)
    .orderBy('form')
    .select(['form', 'value', 'updated_at'])
    .execute()
  return { account, facilities, notifications, drafts }
}
