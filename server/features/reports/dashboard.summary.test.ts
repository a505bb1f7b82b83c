import '../../testing/matchers.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/reports/calls/dashboard.ts'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** One owner's facilities in each status. An approved one has an open renewal; the one without a registration has penalties. */
async function fillMinistry(db: Db, userId: number) {
  const newFacility = () => makeFacility(db, { user_id: userId })
  const start = async (overrides: Parameters<typeof makeRegistration>[1]) =>
    makeRegistration(db, { facility_id: (await newFacility()).id, ...overrides })
  const bare = await newFacility()
  await start({ status: 'pending' })
  await start({ status: 'Awaiting decision', submitted_at: '2026-11-04T09:00:00Z' })
  await start({ status: 'declined' })
  const approved = await start({ status: 'Approved' })
  await start({ status: 'Approved', expiry_date: '2026-11-21' })
  await start({ status: 'Approved', expiry_date: '2026-11-20' })
  await start({ status: 'Temporarily approved' })
  await start({ status: 'Temporarily approved', expiry_date: '2026-11-20' })
  await makeRegistration(db, { facility_id: approved.facility_id, kind: 'renewal' })
  const penalty = { facility_id: bare.id, comment: 'Closed without notice.', recorded_by: userId }
  await db.insertInto('penalty').values([penalty, penalty]).execute()
}

const filled = {
  facility_total: 9,
  facility_active: 2,
  facility_restricted: 0,
  facility_closed: 0,
  facility_provisional: 1,
  facility_pending: 2,
  facility_expired: 2,
  registrations: 9,
  renewals: 1,
  penalties: 2,
}

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-21T09:00:00Z')
  return { app, db, setClock }
}

describe('the summary', () => {
  it('is all zeros for an owner who has nothing', async () => {
    const { app, db } = await portal()
    const { reply } = await as(await makeOwner(db), app).send(calls.showSummary, {})
    expect(reply).toEqual(Object.fromEntries(Object.keys(filled).map((name) => [name, 0])))
  })

  it('counts an owner’s own, and everything for an officer', async () => {
    const { app, db } = await portal()
    const [one, other] = [await makeOwner(db), await makeOwner(db)]
    await fillMinistry(db, one.id)
    await fillMinistry(db, other.id)
    expect((await as(one, app).send(calls.showSummary, {})).reply).toEqual(filled)
    const everything = Object.fromEntries(Object.entries(filled).map(([name, count]) => [name, 2 * count]))
    const officer = as(await makeOfficer(db), app)
    // One pending facility of each owner; the renewal behind the approved one is not awaited.
    expect((await officer.send(calls.showSummary, {})).reply).toEqual({
      ...everything,
      visits_due: 0,
      actions_overdue: 0,
      facility_not_submitted: 2,
    })
    // Each counter links to a list, which must have as many rows.
    for (const [status, name] of [
      ['Approved', 'facility_active'],
      ['Temporarily approved', 'facility_provisional'],
      ['expired', 'facility_expired'],
      ['pending,Awaiting decision', 'facility_pending'],
    ] as const) {
      const { total, data } = (await officer.send(listFacilitiesForOfficer, { query: { status } })).reply
      expect([status, total, data.length]).toEqual([status, everything[name], everything[name]])
    }
  })

  it('counts an approval as expired from the day after its last day, by the date in Lagos', async () => {
    const { app, db, setClock } = await portal()
    const owner = await makeOwner(db)
    await makeRegistration(db, {
      facility_id: (await makeFacility(db, { user_id: owner.id })).id,
      status: 'Approved',
      expiry_date: '2026-12-31',
    })
    setClock('2026-12-31T22:59:59Z')
    expect((await as(owner, app).send(calls.showSummary, {})).reply).toMatchObject({
      facility_active: 1,
      facility_expired: 0,
    })
    setClock('2026-12-31T23:00:00Z')
    expect((await as(owner, app).send(calls.showSummary, {})).reply).toMatchObject({
      facility_active: 0,
      facility_expired: 1,
    })
  })

  it('counts what is suspended, sealed, revoked or closed beneath the fully registered, from the first day to the last', async () => {
    const { app, db, setClock } = await portal()
    const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
    const licensed = async () => {
      const { id } = await makeFacility(db, { user_id: owner.id })
      await makeRegistration(db, { facility_id: id, status: 'Approved', expiry_date: '2026-12-31' })
      return id
    }
    const [suspended, revoked, closed] = [await licensed(), await licensed(), await licensed()]
    const put = { reason: 'No water.', imposed_by: officer.id, imposed_at: '2026-11-20T09:00:00Z' }
    const since = { from_date: '2026-11-22', until_date: null }
    await db
      .insertInto('facility_restriction')
      .values([
        { ...put, ...since, until_date: '2026-11-23', facility_id: suspended, kind: 'suspended' },
        { ...put, ...since, facility_id: suspended, kind: 'sealed', until_date: '2026-11-22' },
        { ...put, ...since, facility_id: revoked, kind: 'revoked', from_date: '2026-11-01' },
        // Closed counts before suspended.
        { ...put, ...since, facility_id: closed, kind: 'suspended' },
      ])
      .execute()
    const closing = { reason: 'Sold', closed_by: officer.id, closed_at: put.imposed_at, closed_from: '2026-11-22' }
    await db
      .insertInto('facility_closing')
      .values({ ...closing, facility_id: closed })
      .execute()
    const at = async (person: Person, moment: string) => {
      setClock(moment)
      const { reply } = await as(person, app).send(calls.showSummary, {})
      return [reply.facility_active, reply.facility_restricted, reply.facility_closed]
    }
    const expected = [
      ['2026-11-21T22:59:59Z', [3, 1, 0]],
      ['2026-11-21T23:00:00Z', [3, 2, 1]],
      ['2026-11-23T22:59:59Z', [3, 2, 1]],
      ['2026-11-23T23:00:00Z', [3, 1, 1]],
      ['2026-12-31T23:00:00Z', [0, 0, 0]],
    ] as const
    for (const [moment, counted] of expected) expect([moment, await at(owner, moment)]).toEqual([moment, counted])
    expect((await at(officer, '2026-11-22T09:00:00Z')).slice(1)).toEqual([2, 1])
  })

  it('is not for visitors', async () => {
    const { app } = await portal()
    expect(await as(undefined, app).send(calls.showSummary, {})).toBeRefused('signed_out')
  })
})
