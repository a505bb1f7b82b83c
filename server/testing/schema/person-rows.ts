import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const at = '2026-03-02T09:00:00Z'

/** Adds the rows of a person who uses the portal. */
export async function addPersonRows(db: Db, user_id: number) {
  await db.insertInto('draft').values({ user_id, form: 'add-facility', value: '{}', updated_at: at }).execute()
  await db.insertInto('saved_view').values({ user_id, name: 'Bida', search: 'late=yes' }).execute()
  await db.insertInto('work_mailed').values({ user_id, morning_on: '2026-03-02' }).execute()
  await db
    .insertInto('notification')
    .values({ user_id, kind: 'decision', title: 'Approved', body: 'Approved' })
    .execute()
  await db
    .insertInto('outbox')
    .values({ channel: 'mail', user_id, template: 'decision', facts: '{}', is_security: false, cause: 'decision/1' })
    .execute()
  const secret = { secret_hash: Buffer.from('hash'), asked_at: at, ends_at: at }
  await db
    .insertInto('password_reset')
    .values({ user_id, kind: 'link', ...secret })
    .execute()
  await db.insertInto('second_factor').values({ user_id, secret: 'secret' }).execute()
  await db
    .insertInto('recovery_code')
    .values({ user_id, code_hash: Buffer.from('hash') })
    .execute()
  await db
    .insertInto('email_change')
    .values({ user_id, email: 'new@example.org', ...secret, stop_hash: Buffer.from('stop') })
    .execute()
  const code = { code_hash: Buffer.from('hash'), asked_at: at, ends_at: at }
  await db
    .insertInto('phone_confirmation')
    .values({ user_id, phone_number: '+2348031234567', ...code })
    .execute()
  const { id: given_by } = await db
    .selectFrom('user_account')
    .where('id', '<>', user_id)
    .orderBy('id')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('given_duties')
    .values({ user_id, duties: ['finance'], given_by, given_at: at })
    .execute()
  await sql`insert into attempt (key) values ('sign-in')`.execute(db)
  await db.insertInto('job_turn').values({ job: 'hourly', taken_at: at }).execute()
  await db
    .insertInto('idempotency_key')
    .values({ user_id, key: 'first', request_hash: Buffer.from('hash'), reply: '{}' })
    .execute()
  await db.insertInto('unfinished_file').values({ slug: 'unfinished', started_at: at }).execute()
}
