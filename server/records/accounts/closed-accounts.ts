import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Locks an account until the transaction ends. A facility that is being added for it waits. */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.selectFrom('user_account').where('id', '=', id).select('id').forUpdate().execute()
}

/** Whether an account owns a facility. */
export async function ownsFacility(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('facility')
    .where('user_id', '=', userId)
    .select('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

/** Tables with rows that only their person needs. */
const ownTables = [
  'session',
  'draft',
  'notification',
  'password_reset',
  'second_factor',
  'email_change',
  'phone_confirmation',
  'outbox',
  'idempotency_key',
  'helper',
] as const

/** Removes what an account says about its person, and everything that only they need. Nobody can sign in to it any more. */
export async function anonymiseAccount(db: Db, id: number, now: Date): Promise<void> {
  for (const table of ownTables) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(db)
  }
  await db
    .updateTable('user_account')
    .set({
      first_name: 'Closed',
      last_name: 'account',
      email: `closed-${id}@closed.invalid`,
      phone_number: '',
      confirmed_phone: null,
      password_hash: 'closed',
      disabled_at: now.toISOString(),
      state_id: null,
      local_gov_area_id: null,
      educational_qualification: null,
      address: null,
      employment_status: null,
      certificate_name: null,
      certificate_number: null,
      employment_address: null,
      employment_experience: null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}
