import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ConsiderationTable } from '../database/tables/registrations.ts'

/** What the officers found of a registration, with the officer who wrote it last; none before the form was saved. */
export async function findConsideration(db: Db, registrationId: number) {
  const row = await db
    .selectFrom('consideration')
    .innerJoin('user_account', 'user_account.id', 'consideration.user_id')
    .where('registration_id', '=', registrationId)
    .selectAll('consideration')
    .select(['user_account.first_name', 'user_account.last_name'])
    .executeTakeFirst()
  if (!row) return undefined
  const { first_name, last_name, ...consideration } = row
  return { ...consideration, user: { first_name, last_name } }
}

/** Saves the Consideration form; saving again replaces it. */
export async function saveConsideration(db: Db, consideration: Insertable<ConsiderationTable>): Promise<void> {
  await db
    .insertInto('consideration')
    .values(consideration)
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(consideration))
    .execute()
}
