import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/inbox/calls.ts'
import * as renewals from '@portal/contract/licences/calls/renewals.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { addConcernRows } from '../../testing/schema/concern-rows.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const on = (day: string) => `2026-${day}T09:00:00.000Z`

/** Two applications and two payments that wait on 22 June 2026, one of each for longer than 21 days. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock(on('06-22'))
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { company_name: 'Ideal Home', user_id: owner.id })
  const apply = async (company_name: string, submitted_at: string) =>
    makeRegistration(db, { facility_id: (await makeFacility(db, { company_name })).id, submitted_at })
  await apply('First Clinic', on('05-20'))
  await apply('Third Clinic', on('06-05'))
  for (const created_at of [on('05-25'), on('06-20')]) {
    const paid = { facility_id, amount_kobo: 100_000, recorded_by: owner.id, created_at }
    await db.insertInto('payment').values(paid).execute()
  }
  const list = async (who: Person, query: object = {}) => (await as(who, app).send(calls.listInbox, { query })).reply
  const titles = async (who: Person, query?: object) => (await list(who, query)).data.map(({ title }) => title)
  const counts = async (who: Person) => (await as(who, app).send(calls.countInbox, {})).reply.data
  return { app, db, facility_id, owner, list, titles, counts, officer: await makeOfficer(db, ['review', 'finance']) }
}

it('lists everything that the duties allow, the oldest first, in pages', async () => {
  const { officer, list, titles } = await portal()
  const all = ['First Clinic', '₦1,000 from Ideal Home', 'Third Clinic', '₦1,000 from Ideal Home']
  expect(await titles(officer)).toEqual(all)
  expect(await titles(officer, { per_page: 3 })).toEqual(all.slice(0, 3))
  expect(await titles(officer, { per_page: 3, page: 2 })).toEqual(all.slice(3))
  expect(await titles(officer, { per_page: 3, page: 3 })).toEqual([])
  expect(await titles(officer, { kind: 'application' })).toEqual(['First Clinic', 'Third Clinic'])
  expect(await list(officer, { kind: 'payment', per_page: 1 })).toMatchObject({
    total: 2,
    current_page: 1,
    last_page: 2,
    per_page: 1,
    over_time: 1,
    kinds: [
      { kind: 'application', total: 2, over_time: 1 },
      { kind: 'payment', total: 2, over_time: 1 },
      { kind: 'concern', total: 0, over_time: 0 },
      { kind: 'flag', total: 0, over_time: 0 },
      { kind: 'bank account', total: 0, over_time: 0 },
    ],
  })
  expect(await list(officer)).toMatchObject({ total: 4, over_time: 2 })
})

it('lists what stands behind something, also once that has left the inbox', async () => {
  const { db, officer, list, titles } = await portal()
  const [first, second] = (await list(officer)).data.map(({ since, id, kind }) => `${since} ${id} ${kind}`)
  expect(await titles(officer, { after: first, per_page: 2 })).toEqual(['₦1,000 from Ideal Home', 'Third Clinic'])
  expect(await list(officer, { after: first, per_page: 2 })).toMatchObject({ total: 3, last_page: 2 })
  expect(await titles(officer, { after: second, kind: 'payment' })).toEqual(['₦1,000 from Ideal Home'])
  await db.updateTable('registration').set({ status: 'declined' }).where('submitted_at', '=', on('05-20')).execute()
  expect(await titles(officer, { after: first })).toEqual([
    '₦1,000 from Ideal Home',
    'Third Clinic',
    '₦1,000 from Ideal Home',
  ])
})

it('refuses a place that is none', async () => {
  const { app, officer } = await portal()
  const answer = await as(officer, app).send(calls.listInbox, { query: { after: 'last week' } })
  expect(answer).toBeRefused('invalid_input')
})

it('counts for the navigation what the lists count that its words name', async () => {
  const { app, db, officer, owner, facility_id, counts } = await portal()
  await addConcernRows(db, { facility_id, actor_id: officer.id })
  const closed = {
    kind: 'other',
    text: 'Noise.',
    place: 'Red house',
    reference: 'CN-7K3M-Q2XE',
    status: 'closed',
  } as const
  const ended = { reported_at: on('06-01'), outcome: 'not confirmed', closed_at: on('06-02') } as const
  await db
    .insertInto('concern')
    .values({ ...closed, ...ended })
    .execute()
  const penalised = { facility_id, comment: 'Sharps.', recorded_by: officer.id }
  await db
    .insertInto('penalty')
    .values([
      penalised,
      { ...penalised, status: 'set aside', decided_by: officer.id, decided_at: on('06-02'), decision_reason: 'Flood.' },
    ])
    .execute()
  const licensed = await makeFacility(db, { user_id: owner.id })
  await makeRegistration(db, { facility_id: licensed.id, status: 'Approved', expiry_date: '2026-07-10' })
  const who = as(officer, app)
  const totals = {
    registrations: (await who.send(registrations.listRegistrations, { query: { with: 'ministry' } })).reply.total,
    payments: (await who.send(payments.listAllPayments, {})).reply.total,
    concerns: (await who.send(concerns.listConcerns, { query: { status: 'open' } })).reply.total,
    facilities: (await who.send(facilities.listFacilitiesForOfficer, {})).reply.total,
    renewals: (await who.send(renewals.listRenewals, { query: { list: 'due' } })).reply.total,
    penalties: (await who.send(penalties.listPenalties, { query: { state: 'open' } })).reply.total,
  }
  expect(totals).toEqual({ registrations: 2, payments: 2, concerns: 1, facilities: 4, renewals: 1, penalties: 1 })
  expect(await counts(officer)).toMatchObject({
    registrations: { total: 2 },
    payments: { total: 2 },
    concerns: { total: 1 },
    facilities: { total: 4 },
    renewals: { total: 1 },
    penalties: { total: 1 },
  })
})

it('has nothing for an officer without a duty, and for a kind of another duty', async () => {
  const { db, list } = await portal()
  const empty = { total: 0, data: [], current_page: 1, last_page: 1, over_time: 0 }
  expect(await list(await makeOfficer(db, []))).toMatchObject({ ...empty, kinds: [] })
  expect(await list(await makeOfficer(db, ['users']), { kind: 'payment' })).toMatchObject(empty)
})

it('counts for the navigation what the lists have, and concerns for those who may read them', async () => {
  const { db, officer, owner, facility_id, counts } = await portal()
  await addConcernRows(db, { facility_id, actor_id: officer.id })
  const penalised = { facility_id, comment: 'Sharps.', recorded_by: officer.id }
  await db.insertInto('penalty').values(penalised).execute()
  const licensed = await makeFacility(db, { user_id: owner.id })
  await makeRegistration(db, { facility_id: licensed.id, status: 'Approved', expiry_date: '2026-07-10' })
  const lists = {
    registrations: { total: 2 },
    payments: { total: 2 },
    changes: { total: 0 },
    representations: { total: 0 },
    facilities: { total: 4 },
    renewals: { total: 1 },
    penalties: { total: 1 },
  }
  expect(await counts(officer)).toEqual({
    ...lists,
    inbox: { total: 5, over_time: 3 },
    concerns: { total: 1 },
  })
  expect(await counts(await makeOfficer(db, ['decide']))).toEqual({ ...lists, inbox: { total: 0, over_time: 0 } })
})

it('stops at a thousand of a kind, and says so', async () => {
  const { db, owner, facility_id, list, counts } = await portal()
  const paid = { facility_id, amount_kobo: 100_000, recorded_by: owner.id, created_at: on('06-21') }
  await db
    .insertInto('payment')
    .values(Array.from({ length: 1003 }, () => paid))
    .execute()
  const cashier = await makeOfficer(db, ['finance'])
  expect(await counts(cashier)).toMatchObject({
    inbox: { total: 1000, or_more: true, over_time: 1 },
    payments: { total: 1000, or_more: true },
  })
  const last = await list(cashier, { page: 10, per_page: 100 })
  expect([last.total, last.or_more, last.last_page, last.data.length]).toEqual([1000, true, 10, 100])
  expect((await list(cashier, { page: 11, per_page: 100 })).data).toEqual([])
})
