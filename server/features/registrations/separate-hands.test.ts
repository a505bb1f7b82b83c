import '../../testing/matchers.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

async function ministry(separate_hands: 'yes' | 'no') {
  const { app, db } = await testApp()
  const [hadiza, musa] = [await makeOfficer(db), await makeOfficer(db)]
  const change = { key: 'separate_hands', value: JSON.stringify(separate_hands), start_date: '2020-01-01' }
  await db
    .insertInto('setting_change')
    .values({ ...change, recorded_by: hadiza.id })
    .execute()
  const { id } = await makeRegistration(db, { status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' })
  const params = { id }
  const consider = (who: Person) => as(who, app).send(calls.considerRegistration, { params, body: bothVerdicts })
  const approve = (who: Person) => as(who, app).send(calls.decideRegistration, { body: { id, status: 'Approved' } })
  const show = async (who: Person) => (await as(who, app).send(calls.showRegistration, { params })).reply
  return { db, id, hadiza, musa, consider, approve, show }
}

it('keeps whoever ever saved the consideration from approving, also when another saved it since', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  await consider(hadiza)
  expect(await show(hadiza)).toMatchObject({ offered: ['Decline', 'Return'], approval_by_another: true })
  expect(await approve(hadiza)).toBeRefused('action_not_offered')
  await consider(musa)
  expect(await show(musa)).toMatchObject({ offered: ['Decline', 'Return'], approval_by_another: true })
  expect((await approve(hadiza)).problem?.message).toBe(
    'You considered this application, so another officer must approve it',
  )
  expect(await approve(musa)).toBeRefused('action_not_offered')
})

it('lets another officer approve', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  await consider(hadiza)
  expect(await show(musa)).toMatchObject({ offered: ['Approve', 'Decline', 'Return'], approval_by_another: false })
  expect((await approve(musa)).status).toBe(200)
})

it('is off unless the ministry sets it', async () => {
  const { hadiza, consider, approve } = await ministry('no')
  await consider(hadiza)
  expect((await approve(hadiza)).status).toBe(200)
})

it('cannot be bypassed by considering and approving at the same time', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { db, id, hadiza, consider, approve } = await ministry('yes')
    const [considered, approved] = await Promise.all([consider(hadiza), approve(hadiza)])
    expect(considered.status).toBe(200)
    const { actor_id } =
      (await db
        .selectFrom('registration_event')
        .where('registration_id', '=', id)
        .where('to_status', '=', 'Approved')
        .select('actor_id')
        .executeTakeFirst()) ?? {}
    // Only an approval that came first is one by an officer who had not considered it.
    const cameFirst = considered.reply.page.registration.status === 'Approved'
    expect([approved.status, actor_id]).toEqual(cameFirst ? [200, hadiza.id] : [409, undefined])
  }
})
