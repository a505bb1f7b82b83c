import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/connect.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

type Query = Parameters<typeof calls.listRegistrations.query.parse>[0] & object

const waiting = 'pending,Awaiting decision'

async function fillQueue(db: Db) {
  const rows = [
    { status: 'pending', submitted_at: '2026-03-02T08:00:00Z', type: 2, lga: 541 },
    { status: 'Awaiting decision', submitted_at: '2026-03-01T08:00:00Z', type: 1, lga: 544 },
    { status: 'pending', submitted_at: null, type: 1, lga: 541 },
    { status: 'Approved', submitted_at: '2026-03-03T08:00:00Z', type: 2, lga: 544 },
    { status: 'declined', submitted_at: '2026-03-02T08:00:00Z', type: 3, lga: 541 },
    { status: 'pending', submitted_at: null, type: 2, lga: 544 },
    { status: 'Awaiting decision', submitted_at: '2026-03-02T08:00:00Z', type: 2, lga: 541 },
    { status: 'Approved', submitted_at: '2026-02-01T08:00:00Z', expiry_date: '2026-02-28', type: 1, lga: 541 },
  ] as const
  for (const { type, lga, ...row } of rows) {
    const facility = await makeFacility(db, { facility_type_id: type, local_gov_area_id: lga, company_name: 'Alheri' })
    await makeRegistration(db, { facility_id: facility.id, ...row })
  }
}

let portal: TestApp
let officer: ReturnType<typeof as>

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  portal.setClock('2026-11-21T09:00:00Z')
  officer = as(await makeOfficer(portal.db), portal.app)
  await fillQueue(portal.db)
})

async function list(query: Query) {
  return (await officer.send(calls.listRegistrations, { query })).reply
}

const idsOf = async (query: Query) => (await list(query)).data.map(({ id }) => id)

describe('the registrations of several statuses', () => {
  it('are listed and counted together', async () => {
    const { data, total } = await list({ status: waiting })
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['pending', 'Awaiting decision']))
    expect([data.length, total]).toEqual([5, 5])
  })

  it('are as many as the counter Awaiting Approval shows', async () => {
    const { facility_pending } = (await officer.send(dashboard.showSummary, {})).reply
    expect((await list({ status: waiting })).total).toBe(facility_pending)
  })

  it('may be combined with expired ones, each listed once', async () => {
    const { data, total } = await list({ status: 'Approved,expired,declined' })
    expect([data.length, total]).toEqual([3, 3])
    expect((await list({ status: 'expired' })).total).toBe(1)
  })

  it('match the badges and the chart: an approval past its date counts only as expired', async () => {
    const { registrations } = (await officer.send(dashboard.countRegistrationsByStatus, {})).reply
    for (const { name, y } of registrations) {
      const { data, total } = await list({ status: name })
      expect([name, total, data.length]).toEqual([name, y, y])
    }
    expect((await list({ status: 'Approved' })).data.map((one) => one.registration_status)).toEqual(['active'])
    expect((await list({ status: 'Approved', q: 'alheri' })).total).toBe(1)
  })

  it('can also be filtered by type and LGA', async () => {
    const { total, data } = await list({ status: waiting, local_gov_area_id: 541, facility_type_id: 2 })
    expect([total, data.length]).toEqual([2, 2])
  })

  it('are sorted by the date on which they expire', async () => {
    const query = { status: 'Approved,expired', sort: '-expiry_date' } as const
    const [later = 0, sooner = 0] = await idsOf(query)
    expect((await list(query)).data.map(({ expiry_date }) => expiry_date)).toEqual(['2099-12-31', '2026-02-28'])
    expect(await idsOf({ ...query, sort: 'expiry_date' })).toEqual([sooner, later])
    expect(await idsOf({ ...query, after: later })).toEqual([sooner])
  })

  it('are refused when one of them does not exist', async () => {
    const answer = await officer.send(calls.listRegistrations, { query: { status: 'pending,open' } })
    expect(answer).toBeRefused('invalid_input', 'status')
  })
})

describe('the next case', () => {
  const fields = ['created_at', 'submitted_at', 'name', 'status', 'lga', 'category'] as const
  const orders = fields.flatMap((field) => [field, `-${field}`] as const)
  const filters: Query[] = [{}, { status: waiting }, { local_gov_area_id: 541 }, { q: 'alheri' }]

  it.each(orders)('is the next one in the order %s, to the end, whatever the filter', async (sort) => {
    for (const filter of filters) {
      const queue = await idsOf({ ...filter, sort })
      for (const [place, after] of queue.entries()) {
        expect(await idsOf({ ...filter, sort, after })).toEqual(queue.slice(place + 1))
      }
    }
  })

  it.each([
    ['lga', [541, 541, 541, 541, 541, 544, 544, 544]],
    ['category', [1, 1, 1, 2, 2, 2, 2, 3]],
    ['status', ['Approved', 'Approved', 'Awaiting decision', 'Awaiting decision', 'declined']],
    ['submitted_at', ['2026-02-01', '2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02', '2026-03-03']],
  ] as const)('is found in the order %s', async (sort, expected) => {
    const { data } = await list({ sort })
    const values = data.map(({ facility, status, submitted_at }) => ({
      lga: facility.local_gov_area_id,
      category: facility.facility_type_id,
      status,
      submitted_at: submitted_at?.slice(0, 10),
    }))
    expect(values.map((row) => row[sort]).slice(0, expected.length)).toEqual(expected)
  })

  it('comes with the number of cases left', async () => {
    const query = { status: waiting, sort: 'submitted_at' } as const
    const [first] = await idsOf(query)
    const { data, total } = await list({ ...query, after: first, per_page: 1 })
    expect([data.length, total]).toEqual([1, 4])
  })

  it('is the same after a decision has removed the present case from the queue', async () => {
    const query = { status: waiting, sort: 'submitted_at' } as const
    const [first = 0, second] = await idsOf(query)
    const decided = await officer.send(calls.decideRegistration, { body: { id: first, status: 'declined' } })
    expect(decided.status).toBe(200)
    expect(await idsOf(query)).not.toContain(first)
    expect((await idsOf({ ...query, after: first }))[0]).toBe(second)
  })

  it('is refused after a registration that does not exist or belongs to somebody else', async () => {
    const nowhere = await officer.send(calls.listRegistrations, { query: { after: 999_999 } })
    expect(nowhere).toBeRefused('not_found')
    const owner = as(await makeOwner(portal.db), portal.app)
    const [first] = await idsOf({})
    expect(await owner.send(calls.listRegistrations, { query: { after: first } })).toBeRefused('not_found')
    expect((await officer.send(calls.listRegistrations, { query: { after: 'x' } })).problem?.errors?.after).toEqual([
      'This must be a whole number from 1',
    ])
  })
})

describe('the registrations in force, the oldest first', () => {
  const today = '2026-11-21'
  const granted = [
    { created_at: '2015-03-01T08:00:00Z', status: 'Approved', expiry_date: '2015-12-31' },
    { created_at: '2024-02-01T08:00:00Z', status: 'Approved', expiry_date: '2026-12-31' },
    { created_at: '2023-05-01T08:00:00Z', status: 'Approved', expiry_date: '2026-11-20' },
    { created_at: '2023-06-01T08:00:00Z', status: 'Approved', expiry_date: today },
    { created_at: '2022-04-01T08:00:00Z', status: 'Temporarily approved', expiry_date: '2027-03-31' },
  ] as const
  let alone: TestApp

  beforeAll(async () => {
    alone = await testApp(await newTestDatabase())
    alone.setClock(`${today}T09:00:00Z`)
  })

  const listed = async (status: string, sort = 'created_at') => {
    const query = { status, sort } as Query
    const { reply } = await as(await makeOfficer(alone.db), alone.app).send(calls.listRegistrations, { query })
    return reply.data.map(({ expiry_date }) => expiry_date)
  }

  it('are none before anything was granted', async () => {
    expect(await listed('Approved')).toEqual([])
    for (const row of granted) await makeRegistration(alone.db, row)
  })

  it.each([
    ['Approved', 'created_at', [today, '2026-12-31']],
    ['Approved', '-created_at', ['2026-12-31', today]],
    ['Temporarily approved', 'created_at', ['2027-03-31']],
    ['Approved,Temporarily approved', 'created_at', ['2027-03-31', today, '2026-12-31']],
    ['expired', 'created_at', ['2015-12-31', '2026-11-20']],
    ['Approved,expired', 'created_at', ['2015-12-31', '2026-11-20', today, '2026-12-31']],
  ])('%s by %s are listed in order', async (status, sort, ends) => {
    expect(await listed(status, sort)).toEqual(ends)
  })
})
