import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import { notify } from '../../../records/messages/notifications.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const current_password = 'seven-green-bicycles'

it('erases everything that only the person needs, and nothing of anybody else', async () => {
  const { app, db } = await testApp()
  const [owner, other] = [await makeOwner(db), await makeOwner(db)]
  const password_hash = await hashPassword(current_password)
  await db.updateTable('user_account').set({ password_hash }).where('id', '=', owner.id).execute()
  const { id: facility_id, recorded_by } = await makeFacility(db)
  const at = '2026-06-15T09:00:00Z'

  const addRowsOf = async ({ id: user_id, email }: Person) => {
    await notify(db, { user_id, kind: 'remark', title: 'A remark', body: 'Read.' })
    await db.insertInto('draft').values({ user_id, form: 'add-facility', value: '{}', updated_at: at }).execute()
    await db
      .insertInto('password_reset')
      .values({ user_id, kind: 'link', asked_at: at, secret_hash: null, ends_at: null })
      .execute()
    await db.insertInto('second_factor').values({ user_id, secret: 'JBSWY3DPEHPK3PXP', activated_at: at }).execute()
    await db
      .insertInto('recovery_code')
      .values({ user_id, code_hash: Buffer.from(`code of ${user_id}`) })
      .execute()
    await db
      .insertInto('email_change')
      .values({ user_id, email: `new-${email}`, asked_at: at, secret_hash: null, ends_at: null })
      .execute()
    await db
      .insertInto('phone_confirmation')
      .values({ user_id, phone_number: '+2348031234567', asked_at: at, code_hash: null, ends_at: null })
      .execute()
    await db
      .insertInto('idempotency_key')
      .values({ user_id, key: 'a-form', request_hash: Buffer.from('1'), reply: JSON.stringify({ email }) })
      .execute()
    await db.insertInto('helper').values({ facility_id, email, user_id, named_by: recorded_by, named_at: at }).execute()
  }
  const rowsOf = async ({ id }: Person) => {
    const tables = ['session', 'notification', 'outbox', 'draft', 'password_reset'] as const
    const more = [
      'second_factor',
      'recovery_code',
      'email_change',
      'phone_confirmation',
      'idempotency_key',
      'helper',
    ] as const
    const counts = [...tables, ...more].map((table) =>
      sql<number>`(select count(*)::int from ${sql.table(table)} where user_id = ${id})`.as(table),
    )
    return db.selectNoFrom(counts).executeTakeFirstOrThrow()
  }
  for (const person of [owner, other]) await addRowsOf(person)
  const one = { session: 1, notification: 1, outbox: 1, draft: 1, password_reset: 1, second_factor: 1 }
  const each = { ...one, recovery_code: 1, email_change: 1, phone_confirmation: 1, idempotency_key: 1, helper: 1 }
  expect([await rowsOf(owner), await rowsOf(other)]).toEqual([each, each])

  const closed = await as(owner, app).send(calls.closeAccount, { body: { current_password } })
  expect(closed.status).toBe(204)

  const none = { session: 0, notification: 0, outbox: 0, draft: 0, password_reset: 0, second_factor: 0 }
  expect(await rowsOf(owner)).toEqual({
    ...none,
    recovery_code: 0,
    email_change: 0,
    phone_confirmation: 0,
    idempotency_key: 0,
    helper: 0,
  })
  expect(await rowsOf(other)).toEqual(each)
})
