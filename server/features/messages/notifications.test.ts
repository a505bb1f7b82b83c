import '../../testing/matchers.ts'
import * as calls from '@portal/contract/messages/calls/notifications.ts'
import { describe, expect, it } from 'vitest'
import { notify } from '../../records/messages/notifications.ts'
import { as } from '../../testing/as.ts'
import { makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function portal() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const send = (title: string, user_id = owner.id) =>
    notify(db, {
      user_id,
      kind: 'decision',
      title,
      body: 'Read the remarks.',
      about_kind: 'registration',
      about_id: 31,
    })
  const list = async (query = {}) => (await as(owner, app).send(calls.listNotifications, { query })).reply
  return { app, db, owner, send, list }
}

describe('my notifications', () => {
  it('are none at first', async () => {
    const { list } = await portal()
    expect(await list()).toEqual({ data: [], unread: 0, total: 0, current_page: 1, last_page: 1, per_page: 15 })
  })

  it('are listed newest first with the number of unread ones, and stay unread', async () => {
    const { db, send, list, owner } = await portal()
    await send('First')
    await send('Second')
    await send('Third')
    await db
      .updateTable('notification')
      .set({ read_at: new Date().toISOString() })
      .where('user_id', '=', owner.id)
      .where('title', '=', 'First')
      .execute()
    await list()
    const { data, unread, total } = await list()
    expect(data.map(({ title, read_at }) => [title, read_at !== null])).toEqual([
      ['Third', false],
      ['Second', false],
      ['First', true],
    ])
    expect(data[0]).toMatchObject({ kind: 'decision', body: 'Read the remarks.', link: '/admin/registration/31' })
    expect({ unread, total }).toEqual({ unread: 2, total: 3 })
  })

  it('are listed in pages', async () => {
    const { send, list } = await portal()
    for (const title of ['1', '2', '3', '4', '5']) await send(title)
    const { data, ...page } = await list({ page: 3, per_page: 2 })
    expect(data.map(({ title }) => title)).toEqual(['1'])
    expect(page).toEqual({ total: 5, unread: 5, current_page: 3, last_page: 3, per_page: 2 })
    for (const beyond of [9, 5_000_000, 999_999_999_999_999]) {
      expect((await list({ page: beyond, per_page: 2 })).data).toEqual([])
    }
  })

  it('are private', async () => {
    const { app, db, send, list } = await portal()
    await send('For another', (await makeOwner(db)).id)
    expect((await list()).total).toBe(0)
    expect(await as(undefined, app).send(calls.listNotifications, {})).toBeRefused('signed_out')
  })

  it('are refused with a page that is not a number', async () => {
    const { app, owner } = await portal()
    const answer = await as(owner, app).send(calls.listNotifications, { query: { page: 'two' } })
    expect(answer).toBeRefused('invalid_input', 'page')
  })
})
