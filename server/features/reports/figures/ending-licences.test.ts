import '../../../testing/matchers.ts'
import { linkEndingLicences, listEndingLicences, showReport } from '@portal/contract/reports/calls/reports.ts'
import { beforeAll, expect, it } from 'vitest'
import { refreshReports } from '../../../jobs/refresh-reports.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const now = '2026-12-15T09:00:00Z'
const bida = 541
const agaie = 539

let portal: TestApp
let officer: Person
const ids: Record<string, number> = {}

/** A facility with a licence until a day. */
async function licensed(company_name: string, expiry_date: string, facility: object = {}) {
  const { db } = portal
  const { id } = await makeFacility(db, { company_name, local_gov_area_id: bida, ...facility })
  ids[company_name] = id
  return makeRegistration(db, { facility_id: id, status: 'Approved', approved_at: '2026-01-02T09:00:00Z', expiry_date })
}

beforeAll(async () => {
  portal = await testApp()
  portal.setClock(now)
  const { db } = portal
  officer = await makeOfficer(db)
  await licensed('Last year', '2025-12-31')
  await licensed('In November', '2026-11-30')
  await licensed('First of December', '2026-12-01')
  const late = await licensed('Renewed late', '2026-12-10')
  const inTime = await licensed('Renewed in time', '2026-12-20')
  const underWay = await licensed('=Under way', '2026-12-31', { local_gov_area_id: agaie, facility_type_id: 3 })
  await licensed('Suspended', '2026-12-31')
  await licensed('Closed before', '2026-12-31')
  await licensed('In January', '2027-01-01')
  const renewal = (of: { facility_id: number }, more: object) =>
    makeRegistration(db, { facility_id: of.facility_id, kind: 'renewal', ...more })
  const renewed = { status: 'Approved', expiry_date: '2027-12-31' } as const
  await renewal(late, { ...renewed, submitted_at: '2026-12-11T09:00:00Z' })
  await renewal(inTime, { ...renewed, submitted_at: '2026-12-10T09:00:00Z' })
  await renewal(underWay, { submitted_at: '2026-12-10T09:00:00Z' })
  const restriction = { kind: 'suspended', reason: 'No water.', imposed_by: officer.id, imposed_at: now } as const
  await db
    .insertInto('facility_restriction')
    .values({ ...restriction, facility_id: ids.Suspended ?? 0, from_date: '2026-12-15' })
    .execute()
  const closing = { reason: 'Sold', closed_by: officer.id, closed_at: now, closed_from: '2026-12-01' }
  await db
    .insertInto('facility_closing')
    .values({ ...closing, facility_id: ids['Closed before'] ?? 0 })
    .execute()
})

const list = async (query: object = {}) => (await as(officer, portal.app).send(listEndingLicences, { query })).reply

it('lists the licences that end this month, the first end first, with what became of each and how its facility stands', async () => {
  const { data, total, month } = await list()
  expect([month, total]).toEqual(['2026-12', 5])
  expect(data.map((row) => [row.company_name, row.expiry_date, row.outcome, row.standing])).toEqual([
    ['First of December', '2026-12-01', 'lapsed', 'good'],
    ['Renewed late', '2026-12-10', 'late', 'good'],
    ['Renewed in time', '2026-12-20', 'in_time', 'good'],
    ['=Under way', '2026-12-31', 'under_way', 'good'],
    ['Suspended', '2026-12-31', 'open', 'suspended'],
  ])
})

it('lists those of another month, of an LGA and of a type', async () => {
  const names = async (query: object) => (await list(query)).data.map(({ company_name }) => company_name)
  expect(await names({ month: '2026-11' })).toEqual(['In November'])
  expect(await names({ month: '2027-01' })).toEqual(['In January'])
  expect(await names({ month: '2030-01' })).toEqual([])
  expect(await names({ local_gov_area_id: agaie })).toEqual(['=Under way'])
  expect(await names({ facility_type_id: 3, local_gov_area_id: bida })).toEqual([])
})

it('has as many as the report of renewals counts', async () => {
  await refreshReports(portal.db, new Date(now))
  const query = { from: '2026-12', to: '2026-12' }
  const { reply } = await as(officer, portal.app).send(showReport, { params: { report: 'renewals' }, query })
  expect(reply.data.rows.map(({ figures }) => figures)).toEqual([[5, 1, 1, 1, 1, 1]])
})

it('can be downloaded, also in several batches, in which a name is never a formula', async () => {
  const many = 510
  const { db } = portal
  const row = await makeFacility(db, { company_name: 'Many', local_gov_area_id: bida })
  for (let n = 0; n < many; n++)
    await makeRegistration(db, { facility_id: row.id, status: 'Approved', expiry_date: '2029-03-07' })
  const download = async (month: string) => {
    const link = await as(officer, portal.app).send(linkEndingLicences, { body: { month } })
    const { body, headers } = await portal.app.inject({ url: link.reply.url })
    expect(headers['content-disposition']).toBe('attachment; filename="Licences ending 2026-12-15.csv"')
    return body.trimEnd().split('\r\n')
  }
  expect(await download('2029-03')).toHaveLength(many + 1)
  const lines = await download('2026-12')
  expect(lines[0]).toBe('\uFEFFNumber,Facility,Category,LGA,Licence ends,Standing,Renewal')
  expect(lines[4]).toMatch(/,'=Under way,.*,Agaie,2026-12-31,good,Renewal with the ministry$/)
  expect(lines).toHaveLength(6)
  const first = await list({ month: '2029-03' })
  expect([first.total, first.data.length, first.last_page]).toEqual([many, 20, 26])
})

it('is for officers, and refuses what is no month, and pages past the first thousand', async () => {
  const owner = as(await makeOwner(portal.db), portal.app)
  expect((await owner.send(listEndingLicences, { query: {} })).status).toBe(403)
  expect((await owner.send(linkEndingLicences, { body: {} })).status).toBe(403)
  const ask = (query: object) => as(officer, portal.app).send(listEndingLicences, { query })
  expect(await ask({ month: '2026-13' })).toBeRefused('invalid_input', 'month')
  expect(await ask({ page: 51 })).toBeRefused('invalid_input', 'page')
  expect((await ask({ page: 50 })).reply.data).toEqual([])
})
