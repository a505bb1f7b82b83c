import '../../testing/matchers.ts'
import * as calls from '@portal/contract/messages/calls/messages.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { queueMessage } from '../../messages/queue-message.ts'
import { notify } from '../../records/messages/notifications.ts'
import { claimMessage } from '../../records/messages/outbox-delivery.ts'
import { as } from '../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const facts = { title: 'Your registration is approved', reference: 'APP-2026-000007', about_kind: null, about_id: null }
let cause = 0

async function portal() {
  const { app, db } = await testApp(undefined, { messages: { publicUrl: 'https://licences.example.org' } })
  const owner = await makeOwner(db)
  /** An officer with every duty, and one who may not manage users or settings. */
  const [officer, reviewer] = [await makeOfficer(db), await makeOfficer(db)]
  await db
    .updateTable('user_account')
    .set({ duties: ['review'] })
    .where('id', '=', reviewer.id)
    .execute()
  const queue = async (changed: object = {}) => {
    const named = `message/${process.pid}/${++cause}`
    await queueMessage(db, { template: 'decision', to: { userId: owner.id }, facts, cause: named })
    const changing = db
      .updateTable('outbox')
      .set({ template: 'decision', ...changed })
      .where('cause', '=', named)
    return (await changing.returning('id').executeTakeFirstOrThrow()).id
  }
  return { app, db, owner, officer, reviewer, queue }
}

it('shows officers the outbox by state and channel, and each message as its recipient reads it', async () => {
  const { app, owner, reviewer, queue } = await portal()
  const failed = await queue({ state: 'failed', last_error: '550 Nobody here has this address', attempts: 1 })
  await queue()
  const { reply } = await as(reviewer, app).send(calls.listOutbox, { query: { state: 'failed', channel: 'mail' } })
  expect(reply.channels).toEqual([])
  expect(reply.data[0]).toMatchObject({
    id: failed,
    title: 'Your registration is approved: APP-2026-000007',
    to_address: owner.email,
    last_error: '550 Nobody here has this address',
  })
  const shown = await as(reviewer, app).send(calls.showOutboxMessage, { params: { id: failed } })
  expect(shown.reply.data.text).toContain('https://licences.example.org/admin/messages')
  const params = { id: await queue({ channel: 'sms' }) }
  expect((await as(reviewer, app).send(calls.showOutboxMessage, { params })).reply.data).toMatchObject({
    text: 'Niger State Ministry of Health: Your registration is approved: APP-2026-000007 https://licences.example.org/admin/messages',
    html: null,
  })
})

it('lists the outbox with the newest first, by state and by channel, in pages', async () => {
  const { app, db, officer, queue } = await portal()
  await db.deleteFrom('outbox').execute()
  const [mail, text, failed] = [await queue(), await queue({ channel: 'sms' }), await queue({ state: 'failed' })]
  const list = async (query: object) => {
    const { reply } = await as(officer, app).send(calls.listOutbox, { query })
    return [reply.total, reply.data.map(({ id }) => id)]
  }
  expect(await list({ state: 'queued' })).toEqual([2, [text, mail]])
  expect(await list({ state: 'queued', channel: 'mail' })).toEqual([1, [mail]])
  expect(await list({ state: 'queued', channel: 'sms' })).toEqual([1, [text]])
  expect(await list({ state: 'queued', page: 2, per_page: 1 })).toEqual([2, [mail]])
  expect(await list({ state: 'failed' })).toEqual([1, [failed]])
})

it('shows every message that the portal sends with an example', async () => {
  const { app, officer } = await portal()
  const { data } = (await as(officer, app).send(calls.listMessageTemplates, {})).reply
  expect(data.find(({ name }) => name === 'password-reset')).toMatchObject({ is_security: true, channels: ['mail'] })
  expect(data.find(({ name }) => name === 'decision')).toMatchObject({ is_security: false, channels: ['mail', 'sms'] })
})

it('shows security messages only to officers who manage accounts', async () => {
  const { app, officer, reviewer, queue } = await portal()
  const id = await queue({ is_security: true })
  const idsFor = async (person: typeof officer) =>
    (await as(person, app).send(calls.listOutbox, {})).reply.data.map((message) => message.id)
  expect(await idsFor(officer)).toContain(id)
  expect(await idsFor(reviewer)).not.toContain(id)
  expect(await as(reviewer, app).send(calls.showOutboxMessage, { params: { id } })).toBeRefused('not_found')
})

it('queues a failed message again, once, and as long as a new one', async () => {
  const { app, db, officer, queue } = await portal()
  const tried = { handed_over_at: '2026-03-02T09:00:00Z', tried_since: '2020-01-02T09:00:10Z' }
  const id = await queue({ state: 'failed', last_error: 'No', ...tried })
  const retry = () => as(officer, app).send(calls.retryOutboxMessage, { params: { id } })
  const statuses = (await Promise.all([retry(), retry()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  const row = await db.selectFrom('outbox').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'queued', handed_over_at: null })
  // Otherwise the next start would give it up, because it is old.
  expect(row.tried_since).not.toBeNull()
  expect(await claimMessage(db, id, { claimSeconds: 60, giveUpSeconds: 3600 })).toMatchObject({ id, is_last: false })
})

it('lets people choose by which channels they are told', async () => {
  const { app, db, owner } = await portal()
  const chosen = { mail: false, sms: true }
  await as(owner, app).send(calls.changeMessagePreferences, { body: chosen })
  expect((await as(owner, app).send(calls.showMessagePreferences, {})).reply.data).toEqual(chosen)
  await notify(db, { user_id: owner.id, kind: 'remark', title: 'The ministry has a remark for you', body: 'Read.' })
  const rows = await db.selectFrom('outbox').where('user_id', '=', owner.id).select(['channel', 'template']).execute()
  expect(rows).toEqual([{ channel: 'sms', template: 'remark' }])
})

it('lets officers choose when they get a mail about new work, and refuses it to owners', async () => {
  const { app, owner, officer } = await portal()
  const show = async (who: typeof owner) => (await as(who, app).send(calls.showMessagePreferences, {})).reply
  expect(await show(officer)).toEqual({ data: { mail: true, sms: false, work: 'each morning' }, morning_mail: 'off' })
  expect(await show(owner)).toEqual({ data: { mail: true, sms: false } })
  const body = { mail: true, sms: true, work: 'at once' } as const
  expect((await as(officer, app).send(calls.changeMessagePreferences, { body })).reply.data).toEqual(body)
  // A client that does not know of it leaves the choice as it is.
  await as(officer, app).send(calls.changeMessagePreferences, { body: { mail: true, sms: false } })
  expect((await show(officer)).data).toEqual({ mail: true, sms: false, work: 'at once' })
  expect(await as(owner, app).send(calls.changeMessagePreferences, { body })).toBeRefused('invalid_input')
  expect((await show(owner)).data).toEqual({ mail: true, sms: false })
})

it('marks the notifications of the person alone as read: some, or all', async () => {
  const { app, db, owner } = await portal()
  const other = await makeOwner(db)
  for (const user_id of [owner.id, owner.id, owner.id, other.id]) {
    await notify(db, { user_id, kind: 'remark', title: 'The ministry has a remark for you', body: 'Read.' })
  }
  const rows = await db.selectFrom('notification').where('user_id', '=', owner.id).select('id').execute()
  const read = async (person: typeof owner, ids?: number[]) =>
    (await as(person, app).send(notifications.markNotificationsRead, { body: ids ? { ids } : {} })).reply.unread
  const [first] = rows.map(({ id }) => id)
  expect(await read(other, first ? [first] : [])).toBe(1)
  expect(await read(owner, first ? [first] : [])).toBe(2)
  expect(await read(owner, [])).toBe(2)
  expect(await read(owner)).toBe(0)
  expect((await as(other, app).send(notifications.listNotifications, {})).reply.unread).toBe(1)
})
