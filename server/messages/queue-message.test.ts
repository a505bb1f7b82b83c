import { expect, it } from 'vitest'
import { makeOwner } from '../testing/people.ts'
import { testDatabase } from '../testing/test-database.ts'
import { queueMessage } from './queue-message.ts'

const facts = { title: 'Your registration is approved', reference: 'APP-2026-000001', about_kind: null, about_id: null }

it.each([
  ['mail alone', { wants_mail: true, wants_sms: false }, ['mail']],
  ['both', { wants_mail: true, wants_sms: true }, ['mail', 'sms']],
  ['neither', { wants_mail: false, wants_sms: false }, []],
])('queues a message once by the channels that a person wants: %s', async (_, wanted, channels) => {
  const { db } = await testDatabase()
  const { id: userId } = await makeOwner(db)
  await db.updateTable('user_account').set(wanted).where('id', '=', userId).execute()
  const cause = `decision/${userId}`
  const queue = () => queueMessage(db, { template: 'decision', to: { userId }, facts, cause })
  await Promise.all([queue(), queue()])
  await queue()
  const rows = await db.selectFrom('outbox').where('cause', '=', cause).select('channel').orderBy('channel').execute()
  expect(rows.map(({ channel }) => channel)).toEqual(channels)
})

it('queues a mail for somebody without an account', async () => {
  const { db } = await testDatabase()
  const to = { email: 'musa@example.org', name: 'Musa' }
  await queueMessage(db, { template: 'decision', to, facts, cause: 'invitation/1' })
  const row = await db.selectFrom('outbox').where('cause', '=', 'invitation/1').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ channel: 'mail', address: 'musa@example.org', name: 'Musa', user_id: null, facts })
})

it('queues nothing when the action is rolled back', async () => {
  const { db } = await testDatabase()
  const { id: userId } = await makeOwner(db)
  const action = db.transaction().execute(async (transaction) => {
    await queueMessage(transaction, { template: 'decision', to: { userId }, facts, cause: 'rolled-back/1' })
    throw new Error('The action failed')
  })
  await expect(action).rejects.toThrow('The action failed')
  expect(await db.selectFrom('outbox').where('cause', '=', 'rolled-back/1').selectAll().execute()).toEqual([])
})
