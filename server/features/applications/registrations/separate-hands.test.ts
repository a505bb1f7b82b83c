import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as settingCalls from '@portal/contract/settings/calls/settings.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

const awaiting = { status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' } as const

async function ministry(separate_hands: 'yes' | 'no') {
  const { app, db } = await testApp(await newTestDatabase())
  const [hadiza, musa] = [await makeOfficer(db), await makeOfficer(db)]
  const set = async (value: 'yes' | 'no') => {
    const change = { key: 'separate_hands', value: JSON.stringify(value), start_date: '2020-01-01' }
    await db
      .insertInto('setting_change')
      .values({ ...change, recorded_by: hadiza.id })
      .execute()
  }
  await set(separate_hands)
  const { id } = await makeRegistration(db, awaiting)
  const params = { id }
  const consider = (who: Person, body: object = bothVerdicts) =>
    as(who, app).send(calls.considerRegistration, { params, body })
  const approve = (who: Person) => as(who, app).send(calls.decideRegistration, { body: { id, status: 'Approved' } })
  const show = async (who: Person) => (await as(who, app).send(calls.showRegistration, { params })).reply
  return { app, db, id, hadiza, musa, set, consider, approve, show }
}

const considered = 'You considered this application, so another officer must approve it'
const unconsidered = 'Another officer must consider this application'
const invite = 'Another officer must consider this application. Invite one under Users.'
const approvedIt = 'You approved this registration, so another officer must consider it'

it('keeps whoever ever saved the consideration from approving, also when another saved it since', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  await consider(hadiza)
  const left = { offered: ['Decline', 'Return'], obstacles: [{ action: 'Approve', message: considered }] }
  expect(await show(hadiza)).toMatchObject(left)
  expect(await approve(hadiza)).toBeRefused('action_not_offered')
  await consider(musa)
  expect(await show(musa)).toMatchObject(left)
  expect((await approve(hadiza)).problem?.message).toBe(considered)
  expect(await approve(musa)).toBeRefused('action_not_offered')
})

it('lets another officer approve', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  await consider(hadiza)
  expect(await show(musa)).toMatchObject({ offered: ['Approve', 'Decline', 'Return'], obstacles: [] })
  expect((await approve(musa)).status).toBe(200)
})

it('is off unless the ministry sets it', async () => {
  const { hadiza, consider, approve } = await ministry('no')
  await consider(hadiza)
  expect((await approve(hadiza)).status).toBe(200)
  expect((await consider(hadiza)).status).toBe(200)
})

it('needs both verdicts of another officer before an approval', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  const refused = async () => {
    const { status, problem } = await approve(hadiza)
    const { offered, obstacles } = await show(hadiza)
    return [status, problem?.message, offered, obstacles]
  }
  const nobody = [409, unconsidered, ['Decline', 'Return'], [{ action: 'Approve', message: unconsidered }]]
  expect(await refused()).toEqual(nobody)
  await consider(musa, { information_verdict: 'Satisfactory' })
  expect(await refused()).toEqual(nobody)
  await consider(musa)
  expect((await approve(hadiza)).status).toBe(200)
})

it('keeps whoever approved from considering afterwards', async () => {
  const { hadiza, musa, consider, approve, show } = await ministry('yes')
  await consider(hadiza)
  await approve(musa)
  expect((await show(musa)).obstacles).toEqual([{ action: 'Consider', message: approvedIt }])
  const refused = await consider(musa)
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.message).toBe(approvedIt)
  expect((await show(hadiza)).registration.consideration).toMatchObject(bothVerdicts)
  expect((await consider(hadiza)).status).toBe(200)
})

it('counts what was done while it was off', async () => {
  const { hadiza, musa, set, consider, approve } = await ministry('no')
  await consider(hadiza)
  await set('yes')
  expect((await approve(hadiza)).problem?.message).toBe(considered)
  await set('no')
  expect((await approve(hadiza)).status).toBe(200)
  await set('yes')
  expect((await consider(hadiza)).problem?.message).toBe(approvedIt)
  expect((await consider(musa)).status).toBe(200)
})

it.each(['consider', 'approve'] as const)(
  'cannot be bypassed by doing both at the same time: %s first',
  async (first) => {
    for (let times = 0; times < 5; times += 1) {
      const { db, id, hadiza, musa, consider, approve } = await ministry('yes')
      await consider(musa)
      const [one, other] = first === 'consider' ? [consider, approve] : [approve, consider]
      const answers = await Promise.all([one(hadiza), other(hadiza)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const { rows } = await sql<{ both: boolean }>`
      select exists (select from consideration where registration_id = ${id} and user_id = ${hadiza.id})
        and exists (select from registration_event where registration_id = ${id} and to_status = 'Approved') as both
    `.execute(db)
      expect(rows).toEqual([{ both: false }])
    }
  },
)

it('says whom to invite when nobody else can consider or approve any more', async () => {
  const { db, hadiza, musa, consider, approve } = await ministry('yes')
  const disable = () =>
    db.updateTable('user_account').set({ disabled_at: '2026-03-21T09:00:00Z' }).where('id', '=', musa.id).execute()
  await disable()
  expect((await approve(hadiza)).problem?.message).toBe(invite)
  await consider(hadiza)
  expect((await approve(hadiza)).problem?.message).toBe(`${considered}. Invite one under Users.`)
})

describe('switching it on', () => {
  const settings = {
    product_name: 'Facility Licensing Portal',
    ministry_name: 'Niger State Ministry of Health',
    ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
    home_state_id: 27,
    certificate_prefix: 'NSMOH/PHF',
    validity_policy: 'calendar_year',
    temporary_months: 6,
    officer_idle_minutes: 480,
    separate_hands: 'yes',
  } as const
  const rest = ['settings', 'users'] as const

  it.each<[string, Duty[][], number]>([
    ['one officer who may do both', [['review', 'decide']], 422],
    ['nobody who decides', [['review'], ['review']], 422],
    ['nobody who reviews', [['decide'], ['decide']], 422],
    ['one who reviews and one who decides', [['review'], ['decide']], 200],
    [
      'two who may do both',
      [
        ['review', 'decide'],
        ['review', 'decide'],
      ],
      200,
    ],
  ])('needs two people, with %s', async (_, held, expected) => {
    const { app, db } = await testApp(await newTestDatabase())
    const officer = await makeOfficer(db, rest)
    for (const duties of held) await makeOfficer(db, duties)
    const disabled = await makeOfficer(db)
    await db
      .updateTable('user_account')
      .set({ disabled_at: '2026-03-21T09:00:00Z' })
      .where('id', '=', disabled.id)
      .execute()
    const { status, problem } = await as(officer, app).send(settingCalls.changeSettings, { body: settings })
    expect(status).toBe(expected)
    if (expected === 422) {
      const message = 'This needs an officer who reviews and another one who decides. Invite one under Users.'
      expect(problem?.errors).toEqual({ separate_hands: [message] })
    }
  })
})
