import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { showRevenue } from '@portal/contract/money/calls/revenue.ts'
import { countFacilitiesByLga } from '@portal/contract/reports/calls/dashboard.ts'
import { listEndingLicences, showMonthlyReport, showReport } from '@portal/contract/reports/calls/reports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshReports } from '../../../jobs/refresh-reports.ts'
import { as } from '../../../testing/as.ts'
import { bida, makeFacility } from '../../../testing/factories.ts'
import { makePastCase } from '../../../testing/past-cases.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { agaie, makeReportedMinistry } from '../../../testing/reported-ministry.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

const now = '2026-06-15T10:00:00Z'

/** The total of a list alone: the cases of this ministry have only what is counted. */
const pastTheEnd = { page: 99 }

async function portalOn(moment: string) {
  const portal = await testApp(await newTestDatabase())
  portal.setClock(moment)
  return { ...portal, director: as(await makeOfficer(portal.db, []), portal.app) }
}

describe('the report of a month of a small ministry', () => {
  let portal: TestApp & { director: ReturnType<typeof as> }
  const reportOf = async (month?: string) =>
    (await portal.director.send(showMonthlyReport, { query: month ? { month } : {} })).reply.data

  beforeAll(async () => {
    portal = await portalOn(now)
    await makeReportedMinistry(portal, now)
    // With the ministry for 5, 14, 21, 22 and 64 days.
    for (const submitted of ['06-10', '06-01', '05-25', '05-24', '04-12'])
      await makePastCase(portal.db, { submitted_at: `2026-${submitted}T09:00:00Z` })
    await refreshReports(portal.db, new Date(now))
  })

  it('answers in sentences, about the last full month unless another is chosen', async () => {
    expect(await reportOf()).toMatchObject({ month: '2026-05', counted_at: '2026-06-15T10:00:00.000Z' })
    expect((await reportOf('2026-02'))?.answer).toEqual([
      '7 of 23 facilities are licensed today.',
      'In February 2026 1 application came in and 2 were decided, half of them within 9 days, nine in ten within 22 days.',
      '7 applications wait for the ministry today; 4 of them are past the 21 days that it promises.',
      '₦0 was confirmed in February 2026. Within 6 months 1 licence ends, 1 of them without a renewal so far.',
    ])
  })

  it('counts the month, and the year until its end', async () => {
    const report = await reportOf('2026-03')
    expect(report?.of_month).toEqual({
      ...{ received: 2, decided: 2, half: 3, most: 3, kept: 1 },
      ...{ invoiced: 0, confirmed: 0 },
    })
    expect(report?.by_month.map(({ month, received, decided }) => [month, received, decided])).toEqual([
      ['2026-01', 1, 0],
      ['2026-02', 1, 2],
      ['2026-03', 2, 2],
    ])
    // Three of the four that were decided, and of the four that are late without a decision.
    expect(report?.of_year).toMatchObject({ received: 4, decided: 4, half: 3, most: 22, kept: 3 / 8 })
    expect((await reportOf('2026-06'))?.of_year).toMatchObject({ invoiced: 7500.5, confirmed: 0 })
    // What is late today is no part of an earlier year.
    expect((await reportOf('2023-12'))?.of_year).toMatchObject({ received: 2, decided: 1, kept: 1 })
  })

  it('has as many in each figure as the list that it leads to', async () => {
    const { director } = portal
    const report = await reportOf('2026-03')
    const facilities = async (query: object) =>
      (await director.send(listFacilitiesForOfficer, { query: { licensed: 'yes', ...query, ...pastTheEnd } })).reply
        .total
    expect([report?.licensed, await facilities({})]).toEqual([7, 7])
    const licensedIn = (id: number) => report?.by_lga.find((lga) => lga.id === id)?.licensed
    expect([licensedIn(bida), await facilities({ local_gov_area_id: bida })]).toEqual([5, 5])
    expect([licensedIn(agaie), await facilities({ local_gov_area_id: agaie })]).toEqual([1, 1])
    const typed = (id: number) => report?.by_type.find((type) => type.id === id)
    expect([typed(3)?.licensed, await facilities({ facility_type_id: 3 })]).toEqual([1, 1])
    const [{ data: charted }] = (await director.send(countFacilitiesByLga, { params: { state_id: 27 } })).reply
    expect(charted.map(({ licensed }) => licensed)).toEqual(report?.by_lga.map(({ licensed }) => licensed))

    const queue = async (query: object) =>
      (await director.send(listRegistrations, { query: { ...query, ...pastTheEnd } })).reply.total
    const groups = report?.waiting.groups.map(({ from, to, count }) => [from, to, count])
    expect(groups).toEqual([
      [0, 6, 1],
      [7, 13, 0],
      [14, 21, 2],
      [22, 63, 1],
      [64, null, 3],
    ])
    const listed = []
    for (const { from, to } of report?.waiting.groups ?? []) {
      const until = to === null ? {} : { days_to: to }
      listed.push(await queue({ with: 'ministry', days_from: from, ...until }))
    }
    expect(listed).toEqual([1, 0, 2, 1, 3])
    expect([report?.waiting.late, await queue({ late: 'yes' }), typed(2)?.late]).toEqual([4, 4, 4])

    const figuresOf = async (name: 'applications' | 'days', query: object) =>
      (await director.send(showReport, { params: { report: name }, query })).reply.data.rows.map(
        ({ figures }) => figures[0],
      )
    expect(await figuresOf('applications', { from: '2026-01', to: '2026-03' })).toEqual([1, 1, 2])
    expect((await figuresOf('days', { from: '2026-01', to: '2026-03' })).slice(0, 2)).toEqual([2, 4])
    expect((await figuresOf('days', { from: '2026-01', to: '2026-03', facility_type_id: 3 }))[1]).toBe(2)
    expect([typed(3)?.received, typed(3)?.decided]).toEqual([2, 2])

    expect(report?.ending.map(({ month, due, open }) => [month, due, open])).toEqual([
      ['2026-06', 1, 1],
      ['2026-07', 0, 0],
      ['2026-08', 0, 0],
      ['2026-09', 0, 0],
      ['2026-10', 0, 0],
      ['2026-11', 0, 0],
    ])
    expect((await director.send(listEndingLicences, { query: { month: '2026-06' } })).reply.total).toBe(1)
    const { total } = (await director.send(showRevenue, { query: { from: '2026-01', to: '2026-06' } })).reply
    expect(total).toMatchObject({ invoiced: 7500.5, confirmed: 0 })
  })

  it('takes off what is suspended or closed, and adds what begins, as the list does', async () => {
    const { db, director } = portal
    const licence = { status: 'Approved', submitted_at: now, expiry_date: '2027-06-30' } as const
    const { facility_id } = await makePastCase(db, { ...licence, facility: { local_gov_area_id: 551 } })
    const licensed = async () => [
      (await reportOf())?.by_lga.find(({ id }) => id === 551)?.licensed,
      (await director.send(listFacilitiesForOfficer, { query: { licensed: 'yes', local_gov_area_id: 551 } })).reply
        .total,
    ]
    expect(await licensed()).toEqual([1, 1])
    const officer = await makeOfficer(db)
    await db
      .insertInto('facility_restriction')
      .values({
        facility_id,
        kind: 'suspended',
        reason: 'Sharps.',
        from_date: '2026-06-15',
        imposed_by: officer.id,
        imposed_at: now,
      })
      .execute()
    expect(await licensed()).toEqual([0, 0])
  })
})

it('is right where there is nothing, and with one facility', async () => {
  const { db, director } = await portalOn('2026-11-26T09:00:00Z')
  const report = async () => (await director.send(showMonthlyReport, { query: {} })).reply.data
  expect(await report()).toBeNull()
  await refreshReports(db, new Date('2026-11-26T09:00:00Z'))
  expect(await report()).toMatchObject({
    ...{ month: '2026-10', facilities: 0, licensed: 0 },
    of_year: { received: 0, decided: 0, half: null, most: null, kept: null, invoiced: 0, confirmed: 0 },
    waiting: { total: 0, late: 0, half: null, most: null },
  })
  await makeFacility(db)
  expect(await report()).toMatchObject({ facilities: 1, licensed: 0 })
})

it('is for officers of every duty, and about months that have begun', async () => {
  const { app, db, director } = await portalOn('2026-11-26T09:00:00Z')
  const owner = as(await makeOwner(db), app)
  expect((await owner.send(showMonthlyReport, { query: {} })).status).toBe(403)
  expect((await director.send(showMonthlyReport, { query: { month: '2026-12' } })).problem).toMatchObject({
    code: 'invalid_input',
    errors: { month: ['Choose a month that has begun'] },
  })
  expect((await director.send(showMonthlyReport, { query: { month: '2026-13' } })).problem?.errors).toEqual({
    month: ['Choose a month'],
  })
  expect((await director.send(showMonthlyReport, { query: { month: '2026-11' } })).status).toBe(200)
})
