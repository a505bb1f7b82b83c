import { expect, it } from 'vitest'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { type NewNotification, notify, notifyOwners } from './notifications.ts'

/** A facility with a helper, officers of whom one is disabled, and which of them a message reaches, and how. */
async function ministry() {
  const { db } = await newTestDatabase()
  const people = {
    owner: await makeOwner(db),
    helper: await makeOwner(db),
    stranger: await makeOwner(db),
    reviewer: await makeOfficer(db, ['review']),
    decider: await makeOfficer(db, ['decide']),
    disabled: await makeOfficer(db, ['review', 'decide']),
  }
  const { owner, helper, reviewer, disabled } = people
  const change = (who: Person, to: object) => db.updateTable('user_account').set(to).where('id', '=', who.id).execute()
  await change(owner, { wants_mail: true, wants_sms: true })
  await change(helper, { wants_mail: false, wants_sms: true })
  await change(reviewer, { wants_mail: true, wants_sms: false })
  await change(disabled, { disabled_at: '2026-03-02T09:00:00Z' })
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const named = { named_by: owner.id, named_at: '2026-03-02T09:00:00Z' }
  await db
    .insertInto('helper')
    .values([
      { facility_id, email: helper.email, user_id: helper.id, ...named },
      { facility_id, email: 'nobody@example.org', ...named },
      { facility_id: (await makeFacility(db)).id, email: people.stranger.email, user_id: people.stranger.id, ...named },
    ])
    .execute()
  const nameOf = (id: number) => Object.entries(people).find(([, person]) => person.id === id)?.[0]
  const told = async () => {
    const rows = await db.selectFrom('notification').orderBy('user_id').select(['user_id', 'title']).execute()
    return rows.map(({ user_id, title }) => `${nameOf(user_id)}: ${title}`)
  }
  const sent = async () => {
    const rows = await db
      .selectFrom('outbox')
      .orderBy('user_id')
      .orderBy('channel')
      .select(['user_id', 'channel'])
      .execute()
    return rows.map(({ user_id, channel }) => `${nameOf(user_id ?? 0)} by ${channel}`)
  }
  const message = { kind: 'decision', body: 'Read it.', created_at: '2026-06-15T09:00:00Z' } as const
  return { db, owner, facility_id, told, sent, message }
}

it('tells the owner, the helpers of the facility and the officers who may, each by the channels that they want', async () => {
  const { db, owner, facility_id, told, sent, message } = await ministry()
  const wanted: NewNotification = { ...message, user_id: owner.id, title: 'A remark', helpers_of: facility_id }
  await notify(db, { ...wanted, officers_who_may: 'consider a registration' })
  expect(await told()).toEqual(['owner: A remark', 'helper: A remark', 'reviewer: A remark'])
  expect(await sent()).toEqual(['owner by mail', 'owner by sms', 'helper by sms', 'reviewer by mail'])
})

it('tells owners and helpers of many facilities at once as it tells them of one', async () => {
  const { db, owner, facility_id, told, sent, message } = await ministry()
  const { id: unowned } = await makeFacility(db, { user_id: null })
  await notifyOwners(db, [
    { ...message, user_id: owner.id, title: 'Paid', helpers_of: facility_id },
    { ...message, user_id: null, title: 'Paid by nobody', helpers_of: unowned },
  ])
  expect(await told()).toEqual(['owner: Paid', 'helper: Paid'])
  expect(await sent()).toEqual(['owner by mail', 'owner by sms', 'helper by sms'])
})
