import '../../testing/matchers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import * as calls from '@portal/contract/audit/calls.ts'
import * as catalogueEdits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as exported from '@portal/contract/reports/calls/exports.ts'
import { showReport } from '@portal/contract/reports/calls/reports.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditKeys } from '../../audit/audit-keys.ts'
import { beginRecord } from '../../audit/begin-record.ts'
import { doerOf, recordEntries } from '../../audit/record-entry.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { carryOutCheck } from '../../jobs/check-audit-record.ts'
import { sealRecord } from '../../jobs/seal-record.ts'
import { takeCheck } from '../../records/audit/audit-checks.ts'
import { as } from '../../testing/as.ts'
import { sealAll } from '../../testing/audit/seal-all.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const password = 'seven-green-bicycles'
const clock = () => new Date('2026-11-22T09:00:00Z')
const present = {
  product_name: 'Facility Licensing Portal',
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
  home_state_id: 27,
  certificate_prefix: 'NSMOH/PHF',
  validity_policy: 'calendar_year',
  temporary_months: 6,
  officer_idle_minutes: 480,
} as const
let portal: TestApp
let folder: string
let officer: Person
let owner: Person
let reviewer: Person

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  portal.setClock('2026-11-22T09:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'portal-audit-'))
  officer = await makeOfficer(portal.db)
  owner = await makeOwner(portal.db)
  reviewer = await makeOfficer(portal.db, ['review', 'decide'])
  const password_hash = await hashPassword(password)
  await portal.db.updateTable('user_account').set({ password_hash }).where('id', '=', owner.id).execute()
  await beginRecord(portal.db, clock())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const asOfficer = () => as(officer, portal.app)
const visitor = () => as(undefined, portal.app)

/** The newest entry, as an officer reads it. */
async function newest() {
  const [entry] = (await asOfficer().send(calls.listAuditEntries, { query: { per_page: 1 } })).reply.data
  return entry
}

const logIn = (typed: string, email = owner.email) =>
  visitor().send(account.login, { body: { email, password: typed } })

/** The lines of the file that an officer downloads, without the headers. */
async function downloaded(body: { action: 'log_in_failed' | 'log_out' }) {
  const { url } = (await asOfficer().send(calls.linkAuditExport, { body })).reply
  return (await portal.app.inject(url)).body.trim().split('\r\n').slice(1)
}

describe('an entry is left by', () => {
  it('logging in, failing to, and logging out', async () => {
    const { token } = (await logIn(password)).reply
    const about = { kind: 'account', id: String(owner.id), name: `${owner.first_name} ${owner.last_name}` }
    const actor = { user_id: owner.id, name: about.name }
    expect(await newest()).toMatchObject({ action: 'log_in', actor, about, address: '127.0.0.1', is_sealed: false })
    await logIn('a guess')
    expect(await newest()).toMatchObject({ action: 'log_in_failed', actor: null, about, after: null })
    await logIn('a guess', 'nobody@example.org')
    expect(await newest()).toMatchObject({ action: 'log_in_failed', actor: null, about: { kind: 'account', id: null } })
    await as({ token }, portal.app).send(account.logout, {})
    expect(await newest()).toMatchObject({ action: 'log_out', actor, about })
  })

  it('settings and the catalogue, with what was there before', async () => {
    const body = { ...present, start_date: '2027-01-01', ministry_phone: '+234 800 000 0000' }
    await asOfficer().send(settings.changeSettings, { body })
    expect(await newest()).toMatchObject({
      action: 'change_settings',
      actor: { user_id: officer.id },
      before: {},
      after: { 'ministry_phone from 2027-01-01': '+2348000000000' },
    })
    await asOfficer().send(settings.cancelPlannedChanges, { params: { name: 'ministry_phone' } })
    const cancelled = await newest()
    expect(cancelled).toMatchObject({ action: 'change_settings', actor: { user_id: officer.id } })
    const { data: types } = (await asOfficer().send(catalogueEdits.listUsedTypes, {})).reply
    const [type] = types
    const edited = { category_list: 'Clinic of the record', definition: 'A clinic.' }
    await asOfficer().send(catalogueEdits.editFacilityType, {
      params: { id: type?.id ?? 0 },
      body: { ...type, ...edited },
    })
    expect(await newest()).toMatchObject({
      action: 'change_catalogue',
      before: { category_list: type?.category_list },
      after: edited,
    })
  })

  it('duties, prints and downloads', async () => {
    const { id } = reviewer
    const { reply } = await asOfficer().send(users.showUser, { params: { id } })
    const { first_name, last_name, phone_number } = reply.data
    const body = { first_name, last_name, phone_number, duties: ['review'] as const }
    await asOfficer().send(users.changeUser, { params: { id }, body: { ...body, duties: [...body.duties] } })
    expect(await newest()).toMatchObject({ action: 'Change account', about: { kind: 'account', id: String(id) } })
    expect(JSON.stringify(await newest())).toMatch(/"before":\{.*"decide".*"after":\{.*"review"/)
    await asOfficer().send(exported.linkRegistrationsExport, { body: { with: 'ministry' } })
    expect(await newest()).toMatchObject({
      action: 'export_data',
      about: { kind: 'export', id: 'registrations' },
      after: { with: 'ministry' },
    })
  })

  it('nothing that was refused, and nothing that was only read', async () => {
    const before = await newest()
    await as(owner, portal.app).send(settings.changeSettings, { body: { ...present, temporary_months: 3 } })
    await asOfficer().send(certificates.showCertificate, { params: { id: 2_000_000_000 } })
    await asOfficer().send(settings.showSettings, {})
    expect(await newest()).toEqual(before)
  })

  it('no password, token or hash', async () => {
    const { token } = (await logIn(password)).reply
    await asOfficer().send(users.inviteOfficer, {
      body: { first_name: 'Ladi', last_name: 'Musa', email: 'ladi@ministry.example', duties: ['audit'] },
    })
    const bodies = await portal.db.selectFrom('audit_entry').select('body').execute()
    const text = JSON.stringify(bodies)
    expect(text).toContain('ladi@ministry.example')
    for (const secret of [password, token, officer.token, 'argon2', 'a guess']) expect(text).not.toContain(secret)
  })
})

describe('the list of entries', () => {
  it.each([
    [{ action: 'log_in_failed' }, { action: 'log_in_failed' }],
    [{ about: 'export' }, { about: { kind: 'export' } }],
  ] as const)('shows only what the filter %j chooses', async (query, expected) => {
    const { data } = (await asOfficer().send(calls.listAuditEntries, { query })).reply
    expect(data.length).toBeGreaterThan(0)
    for (const entry of data) expect(entry).toMatchObject(expected)
  })

  it('is narrowed down to a person, a thing and days', async () => {
    const list = async (query: object) => (await asOfficer().send(calls.listAuditEntries, { query })).reply.data
    const own = await list({ actor_id: owner.id })
    expect(own.length).toBeGreaterThan(0)
    for (const { actor } of own) expect(actor?.user_id).toBe(owner.id)
    const about = await list({ about: 'account', about_id: String(owner.id) })
    expect(about.map(({ action }) => action)).toContain('log_in_failed')
    expect(await list({ to: '2026-11-21' })).toEqual([])
    expect(await list({ from: '2026-11-23' })).toEqual([])
  })

  it('is downloaded as it is filtered', async () => {
    const body = { action: 'log_in_failed' } as const
    const { url } = (await asOfficer().send(calls.linkAuditExport, { body })).reply
    const file = await portal.app.inject(url)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header, first = ''] = file.body.split('\r\n')
    expect(header).toContain('Entry,When,Who,Account,From,What')
    expect(first).toContain('failed to log in to the account of')
    expect(first).toMatch(/,no$/)
    expect(await as(reviewer, portal.app).send(calls.linkAuditExport, { body })).toBeRefused('not_allowed')
  })
})

describe('checking the record', () => {
  const headsPath = () => join(folder, 'heads.jsonl')

  async function check() {
    const asked = await Promise.all([
      asOfficer().send(calls.checkAuditRecord, {}),
      asOfficer().send(calls.checkAuditRecord, {}),
    ])
    expect(asked.map(({ reply }) => reply.data.id)).toEqual([asked[0].reply.data.id, asked[0].reply.data.id])
    expect(asked[0].reply.data).toMatchObject({ ended_at: null, entries: null })
    await carryOutCheck(portal.db, {
      headsPath: headsPath(),
      openKeys: async () => auditKeys(),
      clock,
      onFailure: (error) => expect.fail(String(error)),
    })
    return (await asOfficer().send(calls.showAuditRecord, {})).reply.data
  }

  it('finds nothing while it is whole, and its heads can be downloaded', async () => {
    await sealAll(portal.db, clock())
    await sealRecord(portal.db, { headsPath: headsPath(), now: clock(), onLate: () => {} })
    const { head, check: result } = await check()
    expect(result).toMatchObject({
      findings: [],
      failure: null,
      asked_by: `${officer.first_name} ${officer.last_name}`,
    })
    expect(head).toMatchObject({ n: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(await newest()).toMatchObject({ is_sealed: true })
    const { url } = (await asOfficer().send(calls.linkAuditHeads, {})).reply
    expect(JSON.parse((await portal.app.inject(url)).body)).toMatchObject({ n: 1, hash: head?.hash })
  })

  it('gives its newest head to every printed report, also for officers who do not read the record', async () => {
    const { head } = (await asOfficer().send(calls.showAuditRecord, {})).reply.data
    const report = await as(reviewer, portal.app).send(showReport, { params: { report: 'applications' }, query: {} })
    expect(report.reply.head).toEqual(head)
    const [covered] = (await asOfficer().send(calls.listAuditEntries, { query: { per_page: 1, page: 2 } })).reply.data
    expect([head?.n, head?.entry]).toEqual([1, covered?.id])
  })

  it('names duties that were changed behind the portal’s back', async () => {
    await portal.db
      .updateTable('user_account')
      .set({ duties: ['finance'] })
      .where('id', '=', reviewer.id)
      .execute()
    const { check: result } = await check()
    const [finding, ...others] = result?.findings ?? []
    expect(finding).toContain(
      `The user account ${reviewer.id} was changed past the portal: duties is ["finance"] and should be ["review"]`,
    )
    expect(others).toEqual([])
  })

  it('lists a hundred sentences, and says how many more there are', async () => {
    const accounts = Array.from({ length: 101 }, (_, place) => ({
      first_name: 'Made',
      last_name: 'Up',
      email: `made-up-${place}@example.org`,
      phone_number: '',
      password_hash: 'none',
      privilege_type: 'admin' as const,
    }))
    await portal.db.insertInto('user_account').values(accounts).execute()
    const findings = (await check()).check?.findings ?? []
    expect(findings).toHaveLength(101)
    expect(findings[1]).toMatch(/^The user account \d+ is in the database, but no entry says how it came to be\.$/)
    expect(findings[100]).toBe('And 2 more.')
  })

  it('says so when the record could not be read, and to whoever runs the portal why', async () => {
    await asOfficer().send(calls.checkAuditRecord, {})
    const failures: unknown[] = []
    await carryOutCheck(portal.db, {
      headsPath: headsPath(),
      openKeys: () => Promise.reject(new Error('There is no key')),
      clock,
      onFailure: (error) => failures.push(error),
    })
    expect((await asOfficer().send(calls.showAuditRecord, {})).reply.data.check).toMatchObject({
      ended_at: '2026-11-22T09:00:00.000Z',
      entries: null,
      findings: [],
      failure: 'The record could not be read to its end. The log of the server says why.',
    })
    expect(failures).toEqual([new Error('There is no key')])
  })

  it('can be asked for again two hours after a check whose server was stopped, not before', async () => {
    const ask = async () => (await asOfficer().send(calls.checkAuditRecord, {})).reply.data.id
    const failure = async () => (await asOfficer().send(calls.showAuditRecord, {})).reply.data.check?.failure
    const stopped = await ask()
    await takeCheck(portal.db, clock())
    portal.setClock('2026-11-22T10:59:59Z')
    expect([await ask(), await failure()]).toEqual([stopped, null])
    portal.setClock('2026-11-22T11:00:01Z')
    expect(await failure()).toBe('The server was stopped meanwhile. Check again.')
    const waiting = await ask()
    expect(waiting).not.toBe(stopped)
    expect(await failure()).toBeNull()
    // The server that should carry it out is away again: of the two that wait then, the newest is what officers see.
    portal.setClock('2026-11-22T13:00:02Z')
    const newest = await ask()
    expect(newest).not.toBe(waiting)
    expect(await takeCheck(portal.db, clock())).toEqual({ id: newest, isNightly: false })
    expect(await takeCheck(portal.db, clock())).toBeUndefined()
    portal.setClock('2026-11-22T09:00:00Z')
  })
})

describe('a long record', () => {
  const failed = (at: string) => ({
    ...doerOf({ now: new Date(at), user: null, address: null }),
    action: 'log_in_failed' as const,
    about: { kind: 'account' as const, id: null },
  })

  it('is narrowed down to the days of Lagos', async () => {
    await recordEntries(portal.db, [failed('2026-12-01T22:59:59Z'), failed('2026-12-01T23:00:00Z')])
    const times = async (query: object) =>
      (await asOfficer().send(calls.listAuditEntries, { query })).reply.data.map(({ at }) => at)
    expect(await times({ from: '2026-12-01', to: '2026-12-01' })).toEqual(['2026-12-01T22:59:59.000Z'])
    expect(await times({ from: '2026-12-02' })).toEqual(['2026-12-01T23:00:00.000Z'])
  })

  it('is downloaded whole, each entry once', async () => {
    expect(await downloaded({ action: 'log_out' })).toEqual([expect.stringMatching(/,yes$/)])
    const before = (await downloaded({ action: 'log_in_failed' })).length
    await recordEntries(
      portal.db,
      Array.from({ length: 1001 }, () => failed('2026-12-03T09:00:00Z')),
    )
    const lines = await downloaded({ action: 'log_in_failed' })
    expect(lines).toHaveLength(before + 1001)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(before + 1001)
  })
})
