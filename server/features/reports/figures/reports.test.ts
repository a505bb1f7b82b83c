import { linkReport, showReport } from '@portal/contract/reports/calls/reports.ts'
import { lateBefore } from '@portal/domain/cases/case-clock.ts'
import type { ReportName } from '@portal/domain/reports/reports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshReports } from '../../../jobs/refresh-reports.ts'
import { caseCondition } from '../../../records/cases/case-filters.ts'
import { as } from '../../../testing/as.ts'
import { bida } from '../../../testing/factories.ts'
import { makePastCase } from '../../../testing/past-cases.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { agaie, makeReportedMinistry } from '../../../testing/reported-ministry.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const now = '2026-06-15T10:00:00Z'

let portal: TestApp
let director: Person

beforeAll(async () => {
  portal = await testApp()
  portal.setClock(now)
  const { db } = portal
  director = await makeOfficer(db)
  await makeReportedMinistry(portal, now)
  await refreshReports(db, new Date(now))
})

const ask = (report: ReportName, query: object = {}) =>
  as(director, portal.app).send(showReport, { params: { report }, query })

/** The rows that are not all zero, and the sums. */
async function figuresOf(report: ReportName, query: object = {}) {
  const { rows, sums } = (await ask(report, query)).reply.data
  const counted = rows.filter(({ figures }) => figures.some((figure) => figure !== 0))
  return [...counted.map(({ name, figures }) => [name, ...figures]), ...(sums ? [['All', ...sums]] : [])]
}

describe('the reports of a small ministry', () => {
  it('say when they were counted and what they cover, this year if nothing is asked for', async () => {
    const { title, as_of, from, to, rows, columns } = (await ask('applications')).reply.data
    expect({ title, as_of, from, to }).toEqual({
      title: 'Applications by month',
      as_of: '2026-06-15T10:00:00.000Z',
      from: '2026-01',
      to: '2026-06',
    })
    expect(rows.map(({ name }) => name)).toEqual([
      'Jan 2026',
      'Feb 2026',
      'Mar 2026',
      'Apr 2026',
      'May 2026',
      'Jun 2026',
    ])
    expect((await ask('applications', { to: '2025-03' })).reply.data).toMatchObject({ from: '2025-01', to: '2025-03' })
    expect((await ask('applications', { from: '2027-02' })).reply.data).toMatchObject({
      from: '2027-02',
      to: '2027-02',
    })
    expect(columns.map(({ name }) => name)).toEqual([
      'Received',
      'Approved',
      'Temporarily approved',
      'Declined',
      'Returned',
    ])
  })

  it.each([
    [
      'applications',
      {},
      [
        ['Jan 2026', 1, 0, 0, 0, 0],
        ['Feb 2026', 1, 1, 0, 1, 1],
        ['Mar 2026', 2, 1, 2, 0, 0],
        ['All', 4, 2, 2, 1, 1],
      ],
    ],
    [
      'applications',
      { local_gov_area_id: agaie },
      [
        ['Feb 2026', 1, 0, 0, 1, 1],
        ['Mar 2026', 1, 1, 1, 0, 0],
        ['All', 2, 1, 1, 1, 1],
      ],
    ],
    [
      'applications',
      { facility_type_id: 2 },
      [
        ['Jan 2026', 1, 0, 0, 0, 0],
        ['Feb 2026', 0, 1, 0, 0, 0],
        ['Mar 2026', 1, 0, 1, 0, 0],
        ['All', 2, 1, 1, 0, 0],
      ],
    ],
    ['applications', { facility_type_id: 2, local_gov_area_id: agaie }, [['All', 0, 0, 0, 0, 0]]],
    ['applications', { from: '2025-12', to: '2025-12' }, [['Dec 2025', 1, 0, 0, 0, 0]]],
    [
      'days',
      {},
      [
        ['Until considered', 2, 5, 10, null, null],
        ['Until decided', 4, 3, 22, 21, 0.75],
        ['With the owner', 4, 5, 11, null, null],
      ],
    ],
    [
      'days',
      { from: '2026-02', to: '2026-02', local_gov_area_id: bida },
      [
        ['Until considered', 1, 10, 10, null, null],
        ['Until decided', 1, 22, 22, 21, 0],
        ['With the owner', 1, 5, 5, null, null],
      ],
    ],
    [
      'days',
      { from: '2023-01', to: '2023-12' },
      [
        ['Until considered', 1, 5, 5, null, null],
        ['Until decided', 1, 8, 8, 21, 1],
        ['With the owner', 1, 3, 3, null, null],
      ],
    ],
    [
      'money',
      { from: '2026-05', to: '2026-06', local_gov_area_id: bida },
      [
        ['Jun 2026', 7500.5, 500, 0, 7000.5],
        ['All', 7500.5, 500, 0, 7000.5],
      ],
    ],
    [
      'renewals',
      { from: '2025-01', to: '2025-12' },
      [
        ['Mar 2025', 2, 1, 1, 0, 0, 0],
        ['Jun 2025', 1, 0, 0, 1, 0, 0],
        ['Dec 2025', 1, 0, 0, 0, 0, 1],
        ['All', 4, 1, 1, 1, 0, 1],
      ],
    ],
    ['renewals', { from: '2023-05', to: '2023-05' }, [['May 2023', 3, 1, 0, 0, 0, 2]]],
    ['renewals', { from: '2024-12', to: '2024-12' }, [['Dec 2024', 1, 0, 0, 0, 0, 1]]],
    [
      'renewals',
      {},
      [
        ['Jun 2026', 1, 0, 0, 0, 1, 0],
        ['Dec 2026', 2, 0, 0, 0, 2, 0],
        ['All', 3, 0, 0, 0, 3, 0],
      ],
    ],
    [
      'workload',
      {},
      [
        ['=1+1 Bala', 0, 0, 3, 0, 3],
        ['Amina Sani', 1, 2, 2, 1, 3],
        ['All', 1, 2, 5, 1, null],
      ],
    ],
  ] as const)('%s %j', async (report, query, expected) => {
    const figures = await figuresOf(report, query)
    expect(figures.filter(([name]) => !/^(Waiting|Late)/.test(String(name)))).toEqual(expected)
  })

  it('staff: cadres of facilities in force, whatever else is entered as others', async () => {
    const { rows, columns } = (await ask('staff')).reply.data
    const of = (lga: string) => {
      const { figures = [] } = rows.find(({ name }) => name === lga) ?? {}
      return Object.fromEntries(columns.flatMap(({ key }, index) => (figures[index] ? [[key, figures[index]]] : [])))
    }
    expect(rows).toHaveLength(25)
    expect(of('Bida')).toEqual({ nurse: 2, ward_assistant: 1, others: 1, all: 4 })
    expect(of('Agaie')).toEqual({ doctor: 1, others: 1, all: 2 })
    expect((await figuresOf('staff', { facility_type_id: 3 })).map(([name]) => name)).toEqual(['Agaie', 'All'])
  })

  it('services: each facility in force once, and once for each of its services', async () => {
    const { rows, columns } = (await ask('services')).reply.data
    const { figures = [] } = rows.find(({ name }) => name === 'Bida') ?? {}
    const stated = columns.flatMap(({ name }, index) => (figures[index] ? [[name, figures[index]]] : []))
    expect(stated).toEqual([
      ['Facilities', 5],
      ['Beds', 20],
      ['Wards', 3],
      ['Consulting rooms', 2],
      ['Laboratory', 1],
      ['Ambulance', 1],
    ])
    expect(rows.find(({ name }) => name === 'Chikun')?.figures[0]).toBe(1)
  })

  it('count what happened since when they are counted again, and nothing twice', async () => {
    const { db } = portal
    const before = await db.selectFrom('report_figure').selectAll().orderBy('n').execute()
    await refreshReports(db, new Date('2026-06-15T10:10:00Z'))
    expect(await db.selectFrom('report_figure').selectAll().orderBy('n').execute()).toHaveLength(before.length)
    await makePastCase(db, {}, [{ at: '2026-06-15T10:15:00Z', submits: true }])
    expect((await figuresOf('applications')).at(-1)).toEqual(['All', 4, 2, 2, 1, 1])
    await refreshReports(db, new Date('2026-06-15T10:20:00Z'))
    expect((await figuresOf('applications')).at(-1)).toEqual(['All', 5, 2, 2, 1, 1])
    expect((await ask('applications')).reply.data.as_of).toBe('2026-06-15T10:20:00.000Z')
    // The licence that could still be renewed in time has lapsed.
    await refreshReports(db, new Date('2026-06-16T10:00:00Z'))
    const june = { from: '2026-06', to: '2026-06' }
    expect(await figuresOf('renewals', june)).toEqual([['Jun 2026', 1, 0, 0, 0, 0, 1]])
  })

  it('count a licence as lapsed when its last day has ended in Lagos', async () => {
    const decemberAt = async (at: string) => {
      await refreshReports(portal.db, new Date(at))
      return figuresOf('renewals', { from: '2026-12', to: '2026-12' })
    }
    expect(await decemberAt('2026-12-31T22:59:00Z')).toEqual([['Dec 2026', 2, 0, 0, 0, 2, 0]])
    expect(await decemberAt('2026-12-31T23:00:00Z')).toEqual([['Dec 2026', 2, 0, 0, 0, 0, 2]])
    await refreshReports(portal.db, new Date(now))
  })
})

describe('a report', () => {
  it.each([
    [{ from: '1900-01', to: '2199-12' }, { from: ['Choose at most 120 months'] }],
    [{ from: '2026-02', to: '2026-01' }, { to: ['The last month must not be before the first'] }],
    [{ from: '0000-01' }, { from: ['Choose a month'] }],
    [{ from: '2026-13' }, { from: ['Choose a month'] }],
    [{ to: '99999-01' }, { to: ['Choose a month'] }],
  ])('refuses the months %j, also as a file', async (query, errors) => {
    expect((await ask('applications', query)).problem).toMatchObject({ code: 'invalid_input', errors })
    const linked = await as(director, portal.app).send(linkReport, { params: { report: 'applications' }, body: query })
    expect(linked.problem).toMatchObject({ code: 'invalid_input', errors })
  })

  it('is for officers, and one that does not exist is not found', async () => {
    const owner = as(await makeOwner(portal.db), portal.app)
    expect((await owner.send(showReport, { params: { report: 'workload' } })).status).toBe(403)
    expect((await owner.send(linkReport, { params: { report: 'workload' }, body: {} })).status).toBe(403)
    expect(
      (
        await portal.app.inject({
          url: '/api/reports/salaries',
          headers: { authorization: `Bearer ${director.token}` },
        })
      ).statusCode,
    ).toBe(404)
  })

  it('is the same as a CSV file, in which a name is never a formula', async () => {
    const link = await as(director, portal.app).send(linkReport, {
      params: { report: 'workload' },
      body: { to: '2026-03' },
    })
    const { body, headers } = await portal.app.inject({ url: link.reply.url })
    expect(headers['content-disposition']).toBe('attachment; filename="Report 2026-06-15.csv"')
    expect(body.split('\r\n')).toEqual([
      '\uFEFFOfficer,Assigned,Considered,Decided,Returned,Median days',
      "'=1+1 Bala,0,0,3,0,3",
      'Amina Sani,0,2,2,1,3',
      'All,0,2,5,1,',
      '',
    ])
  })
})

describe('the report of days', () => {
  it('counts what waits for the ministry now, whatever the months, and how long it is past the days promised', async () => {
    const { db } = portal
    const lga = 545
    const place = { facility: { local_gov_area_id: lga } }
    for (const submitted of ['05-25', '05-24', '05-18', '05-17', '04-25', '04-24', '02-24', '02-23'])
      await makePastCase(db, { ...place, submitted_at: `2026-${submitted}T09:00:00Z` })
    // With its owner for 40 days in between, and with its owner now; approved; not submitted.
    const submitted_at = '2026-03-01T09:00:00Z'
    await makePastCase(db, { ...place, submitted_at }, [
      { at: '2026-03-11T09:00:00Z', returnedBy: director.id, until: '2026-04-20T09:00:00Z' },
    ])
    await makePastCase(db, { ...place, submitted_at, status: 'Approved', expiry_date: '2026-12-31' })
    await makePastCase(db, { ...place, created_at: submitted_at })
    await refreshReports(db, new Date(now))
    const waiting = (await figuresOf('days', { from: '2020-01', to: '2020-01', local_gov_area_id: lga })).map(
      ([name, cases, , , promised, kept]) => [name, cases, promised, kept],
    )
    expect(waiting.slice(3)).toEqual([
      ['Waiting now', 9, 21, 1 / 9],
      ['Late now', 8, null, null],
      ['Late 1 to 7 days', 2, null, null],
      ['Late 8 to 30 days', 2, null, null],
      ['Late 31 to 90 days', 3, null, null],
      ['Late over 90 days', 1, null, null],
    ])
    // As many as the officers' queue calls late.
    const received_before = lateBefore({ today: now.slice(0, 10), service_days: 21 })
    const late = db.selectFrom('registration').where('local_gov_area_id', '=', lga)
    expect(await late.where(caseCondition({ received_before })).select('id').execute()).toHaveLength(8)
  })
})
