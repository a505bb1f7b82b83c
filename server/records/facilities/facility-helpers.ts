import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The helpers of a facility, in the order in which they were named. */
export function listHelpers(db: Db, facilityId: number) {
  return db
    .selectFrom('helper')
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .select(['id', 'email', 'named_at'])
    .execute()
}

interface NewHelper {
  facility_id: number
  email: string
  named_by: number
  named_at: string
}

/**
 * Names a helper. Their account, if an owner has one with this email, is looked up by the same statement, so that naming
 * takes the same time whether there is one or not. Undefined if the address is named already.
 */
export async function insertHelper(db: Db, { email, ...helper }: NewHelper) {
  const account = sql<number | null>`(
    select id from user_account where email = ${email} and privilege_type = 'user' and disabled_at is null
  )`
  return db
    .insertInto('helper')
    .values({ ...helper, email, user_id: account })
    .onConflict((named) => named.columns(['facility_id', 'email']).doNothing())
    .returning(['id', 'email', 'named_at', 'user_id'])
    .executeTakeFirst()
}

/** Removes a helper and returns the row; undefined if the facility has no such helper. */
export function deleteHelper(db: Db, facilityId: number, id: number) {
  return db
    .deleteFrom('helper')
    .where('facility_id', '=', facilityId)
    .where('id', '=', id)
    .returning(['id', 'user_id'])
    .executeTakeFirst()
}
