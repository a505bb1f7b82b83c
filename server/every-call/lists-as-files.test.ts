import '../testing/matchers.ts'
import { linkAuditExport, listAuditEntries } from '@portal/contract/audit/calls.ts'
import type { Call } from '@portal/contract/call.ts'
import { reportConcern } from '@portal/contract/concerns/calls.ts'
import { linkRevenueExport } from '@portal/contract/money/calls/revenue.ts'
import * as exports from '@portal/contract/reports/calls/exports.ts'
import { linkEndingLicences, linkReport } from '@portal/contract/reports/calls/reports.ts'
import { reportNames } from '@portal/domain/reports/reports.ts'
import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshReports } from '../jobs/refresh-reports.ts'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

let portal: TestApp
let officer: Person

const formula = '=HYPERLINK("http://example.org")'

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  const { db, setClock } = portal
  setClock('2026-11-22T09:00:00.000Z')
  officer = await makeOfficer(db)
  const owner = await makeOwner(db)
  const facility = await makeFacility(db, {
    company_name: formula,
    user_id: owner.id,
    latitude: 9.6139,
    longitude: 6.5569,
    created_at: '2026-11-20T23:30:00.000Z',
  })
  const registration = await makeRegistration(db, {
    facility_id: facility.id,
    submitted_at: '2026-11-20T23:30:00.000Z',
    status: 'Approved',
    approved_at: '2026-11-21T09:00:00.000Z',
    expiry_date: '2026-12-31',
  })
  await db
    .insertInto('payment')
    .values({
      facility_id: facility.id,
      registration_id: registration.id,
      amount_kobo: 7_500_050,
      reference: '-TRF 204 118',
      bank: 'Zenith Bank',
      paid_on: '2026-11-12',
      recorded_by: owner.id,
      created_at: '2026-11-13T09:00:00.000Z',
    })
    .execute()
  const penalty = { facility_id: facility.id, comment: '@home', recorded_by: officer.id }
  await db.insertInto('penalty').values(penalty).execute()
  const concern = {
    kind: 'unlicensed' as const,
    text: '=A man treats people there at night.',
    place: 'Blue house',
    name: 'Maryam Reporter',
    phone_number: '+2348099999999',
    email: 'reporter@example.com',
  }
  await as(undefined, portal.app).send(reportConcern, { body: concern })
  await refreshReports(db, new Date('2026-11-22T09:00:00.000Z'))
})

const all: [string, Call, { params?: object; body: object }][] = [
  ['registrations', exports.linkRegistrationsExport, { body: {} }],
  ['renewals', exports.linkRenewalsExport, { body: { list: 'due' } }],
  ['penalties', exports.linkPenaltiesExport, { body: {} }],
  ['facilities', exports.linkFacilitiesExport, { body: {} }],
  ['facilities that were found', exports.linkFacilitiesExport, { body: { q: 'hyperlink' } }],
  ['payments', exports.linkPaymentsExport, { body: {} }],
  ['payments that were found', exports.linkPaymentsExport, { body: { q: '75000.50' } }],
  ['users', exports.linkUsersExport, { body: {} }],
  ['concerns', exports.linkConcernsExport, { body: {} }],
  ['the audit record', linkAuditExport, { body: {} }],
  ['ending licences', linkEndingLicences, { body: { month: '2026-12' } }],
  ['revenue', linkRevenueExport, { body: {} }],
  ...reportNames.map((report): (typeof all)[number] => [
    `the report ${report}`,
    linkReport,
    { params: { report }, body: {} },
  ]),
]

async function download(call: Call, { params, body }: { params?: object; body: object }, format?: 'csv' | 'xlsx') {
  const { reply } = await as(officer, portal.app).send(call, { params, body: { ...body, format } } as never)
  return portal.app.inject({ url: (reply as { url: string }).url })
}

/** A cell of a workbook as the CSV writes it. */
function asInCsv(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const text = cell.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}

describe.each(all)('%s', (_, call, asked) => {
  it('has the same columns and cells as CSV and as a workbook', async () => {
    const csv = await download(call, asked)
    expect((await download(call, asked, 'csv')).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': csv.headers['content-disposition'],
    })
    const lines: string[][] = parse(csv.body, { bom: true })
    const book = await download(call, asked, 'xlsx')
    expect(book.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(book.headers['content-disposition']).toMatch(/^attachment; filename="[\w ]+ 2026-11-22\.xlsx"$/)
    const [sheet] = await readWorkbook(book.rawPayload)
    const cells = (sheet?.data ?? []).map((row) => row.map(asInCsv))
    if (call === linkAuditExport) {
      // Each download is an entry more, and moments are in the time of Nigeria.
      expect(cells[0]).toEqual(lines[0])
      expect(cells.length).toBeGreaterThan(3)
      return
    }
    // What a spreadsheet could run is guarded in CSV, and plain text in a workbook.
    const unguarded = lines.map((line) => line.map((cell) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)))
    expect(cells).toEqual(unguarded)
  })
})

it('has days, money and numbers as what they are in a workbook', async () => {
  const rows = async (call: Call, body = {}) =>
    (await readWorkbook((await download(call, { body }, 'xlsx')).rawPayload))[0]?.data.at(-1)
  expect((await rows(exports.linkPaymentsExport))?.slice(0, 6)).toEqual([
    formula,
    75_000.5,
    'Zenith Bank',
    '-TRF 204 118',
    new Date('2026-11-12T00:00:00.000Z'),
    new Date('2026-11-13T00:00:00.000Z'),
  ])
  const facility = await rows(exports.linkFacilitiesExport)
  expect(facility?.[0]).toBe(formula)
  expect(facility?.slice(-3)).toEqual([9.6139, 6.5569, new Date('2026-11-21T00:00:00.000Z')])
})

it('has filters like the list', async () => {
  const lines = async (call: Call, body: object) =>
    (await download(call, { body })).body.trimEnd().split('\r\n').length - 1
  expect(await lines(exports.linkUsersExport, { privilege_type: 'user' })).toBe(1)
  expect(await lines(exports.linkUsersExport, { q: officer.email })).toBe(1)
  expect(await lines(exports.linkUsersExport, { state: 'disabled' })).toBe(0)
  expect(await lines(exports.linkConcernsExport, { status: 'closed' })).toBe(0)
  expect(await lines(exports.linkConcernsExport, { assignee: 'me' })).toBe(0)
  expect(await lines(exports.linkPaymentsExport, { status: 'confirmed' })).toBe(0)
  expect(await lines(exports.linkFacilitiesExport, { local_gov_area_id: '1' })).toBe(0)
})

it('has every row once, however many there are', async () => {
  const { db } = portal
  const { id: _id, words: _words, name_key: _key, name_text: _text, ...facility } = await makeFacility(db)
  await db
    .insertInto('facility')
    .values(Array.from({ length: 1203 }, (_, number) => ({ ...facility, company_name: `Clinic ${number} of many` })))
    .execute()
  const lines = (await download(exports.linkFacilitiesExport, { body: {} })).body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1206)
  expect(new Set(lines).size).toBe(1206)
})

it('gives out no password, no secret and nobody who reported a concern', async () => {
  const users = (await download(exports.linkUsersExport, { body: {} })).body
  expect(users).toContain(officer.email)
  expect(users).not.toMatch(/argon2|password/i)
  const concerns = (await download(exports.linkConcernsExport, { body: {} })).body
  expect(concerns.split('\r\n').length).toBeGreaterThan(2)
  expect(concerns).not.toMatch(/Maryam|8099999999|reporter@example/)
})

it('leaves an entry that says who asked for which list, with its filters and format', async () => {
  await download(exports.linkUsersExport, { body: { privilege_type: 'admin' } }, 'xlsx')
  const { reply } = await as(officer, portal.app).send(listAuditEntries, {
    query: { action: 'export_data', about_id: 'users', per_page: '1' },
  })
  expect(reply.data[0]).toMatchObject({
    actor: { user_id: officer.id },
    about: { kind: 'export', id: 'users' },
    after: { privilege_type: 'admin', format: 'xlsx' },
  })
})

it('refuses another format', async () => {
  const answer = await as(officer, portal.app).send(exports.linkUsersExport, { body: { format: 'pdf' as never } })
  expect(answer).toBeRefused('invalid_input')
  expect(JSON.stringify(answer.problem)).toContain('Choose csv or xlsx')
})
