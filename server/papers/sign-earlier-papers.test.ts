import '../testing/matchers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { extendRegistration } from '@portal/contract/licences/calls/extensions.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendHeads } from '../audit/heads-file.ts'
import { as } from '../testing/as.ts'
import { behindThePortal } from '../testing/audit/behind-the-portal.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { signEarlierPapers } from './sign-earlier-papers.ts'

const now = new Date('2026-05-07T09:00:00Z')
let portal: TestApp
let owner: Person
let officer: Person
let folder: string
let headsPath: string

beforeEach(async () => {
  portal = await testApp(await newTestDatabase(), { messages: { publicUrl: 'https://licences.example.org' } })
  portal.setClock(now.toISOString())
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db)
  folder = await mkdtemp(join(tmpdir(), 'portal-papers-'))
  headsPath = join(folder, 'audit-heads.jsonl')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function issued(company_name: string, status: 'Approved' | 'Temporarily approved' = 'Approved') {
  const { app, db } = portal
  const facility = await makeFacility(db, { user_id: owner.id, company_name })
  const isCertificate = status === 'Approved'
  const registration = await makeRegistration(db, {
    facility_id: facility.id,
    status: isCertificate ? 'Awaiting decision' : 'pending',
  })
  await completeApplication(db, registration)
  const { id } = registration
  await as(officer, app).send(registrations.decideRegistration, { body: { id, status } })
  const show = () =>
    as(owner, app).send(isCertificate ? certificates.showCertificate : certificates.showStatement, { params: { id } })
  const { number } = (await show()).reply.data
  return { facility, id, number, show }
}

const tamper = (...statements: RawBuilder<unknown>[]) => behindThePortal(portal.db, ...statements)
const sign = (more: { isForced?: boolean } = {}) =>
  signEarlierPapers(portal.db, { signingKeys: portal.signingKeys, now, headsPath, ...more })

/** Makes the papers as they were before each was signed when it is issued: `kept` have the code of an earlier print. */
async function forgetSigning(...kept: number[]) {
  const isUnsigned = sql`certificate_id not in (select id from certificate where registration_id = any(${[0, ...kept]}::int[]))`
  await tamper(sql`delete from audit_entry where body ? 'paper'`, sql`delete from certificate_code where ${isUnsigned}`)
}

async function told() {
  const { reply } = await as(officer, portal.app).send(notifications.listNotifications, { query: { per_page: 100 } })
  return reply.data.filter(({ title }) => title.startsWith('Certificates or')).map(({ body }) => body)
}

describe('the first start after the upgrade', () => {
  it('signs the papers of before, keeps the codes that were printed, and does so once', async () => {
    const [printed, unprinted] = [await issued('Bosso Clinic'), await issued('Bida Clinic', 'Temporarily approved')]
    const before = (await printed.show()).reply.data.qr_code
    await forgetSigning(printed.id)
    expect(await printed.show()).toBeRefused('not_confirmed')
    expect(await sign()).toEqual(['2 certificates and statements of before were signed.'])
    expect((await printed.show()).reply.data.qr_code).toEqual(before)
    expect((await unprinted.show()).reply.data.qr_code?.address).toMatch(/#\d{200,}$/)
    expect(await told()).toEqual([])
    expect(await sign()).toEqual([])
  })

  it('knows a facility that was renamed, and a statement that was extended', async () => {
    const { app } = portal
    const renamed = await issued('Bosso Clinic')
    const { reply } = await as(owner, app).send(changes.addChange, {
      params: { id: renamed.facility.id },
      body: {
        ...{ company_name: 'Alheri Clinic', address: '12 Market Road, Bida', owner_name: 'Musa Abubakar' },
        ...{ local_gov_area_id: renamed.facility.local_gov_area_id, reason: 'The CAC has the new name.' },
      },
    })
    await as(officer, app).send(changes.decideChange, { params: { id: reply.data.id }, body: { decision: 'accepted' } })
    const extended = await issued('Bida Clinic', 'Temporarily approved')
    await as(officer, app).send(extendRegistration, {
      params: { id: extended.id },
      body: { reason: 'The pump is late.' },
    })
    await forgetSigning()
    expect(await sign()).toEqual(['4 certificates and statements of before were signed.'])
    expect(await told()).toEqual([])
  })

  it.each([
    ['name', sql`printed = printed || '{"facility_name": "Forged Hospital"}'`],
    ['number', sql`number = 'NSMOH/PHF/77777/2026'`],
    ['dates', sql`expiry_date = '2036-12-31'`],
    ['cannot be read', sql`printed = '{}'`],
  ])('tells officers of a paper that does not agree with its letter: %s', async (wrong, change) => {
    const paper = await issued('Bosso Clinic')
    await issued('Bida Clinic')
    await forgetSigning()
    await tamper(sql`update certificate set ${change} where registration_id = ${paper.id}`)
    const [, sentence] = await sign()
    const number = wrong === 'number' ? 'NSMOH/PHF/77777/2026' : paper.number
    expect(sentence).toContain(`1 certificates or statements do not agree`)
    expect(sentence).toContain(`${number}, issue 1 (${wrong})`)
    expect(await told()).toEqual([expect.stringContaining(`${number}, issue 1 (${wrong})`)])
  })

  it('tells officers of a paper whose printed code states something else', async () => {
    const paper = await issued('Bosso Clinic')
    await forgetSigning(paper.id)
    await tamper(
      sql`update certificate set printed = printed || '{"lga": "Agaie"}' where registration_id = ${paper.id}`,
    )
    await sign()
    expect(await told()).toEqual([expect.stringContaining('issue 1 (code)')])
  })

  it('goes on where a server was stopped, also when two start at once', async () => {
    const papers = [await issued('Bosso Clinic'), await issued('Bida Clinic'), await issued('Paiko Clinic')]
    await forgetSigning()
    // One was signed before the server was stopped.
    await Promise.all([sign(), sign()])
    await tamper(sql`delete from audit_entry where action = 'sign_earlier_papers'`)
    expect(await sign()).toEqual([])
    for (const { show } of papers) expect((await show()).status).toBe(200)
    const entries = await portal.db.selectFrom('audit_entry').where('action', '=', 'sign_paper').select('id').execute()
    expect(entries).toHaveLength(3)
  })
})

it('a clock that was set back between two entries does not keep earlier papers from being signed', async () => {
  await issued('Bosso Clinic')
  portal.setClock('2026-05-07T07:00:00Z')
  await issued('Zuma Clinic')
  await sealAll(portal.db, now)
  expect(await sign()).toEqual([])
})

describe('who owns the database and starts the portal again', () => {
  it('has no changed paper signed by deleting the entries about it', async () => {
    const paper = await issued('Bosso Clinic')
    await sign()
    await tamper(
      sql`update certificate set printed = printed || '{"facility_name": "Forged Hospital"}' where registration_id = ${paper.id}`,
      sql`delete from certificate_code`,
      sql`delete from audit_entry where body ? 'paper'`,
    )
    expect(await sign()).toEqual([])
    expect(await paper.show()).toBeRefused('not_confirmed')
  })

  it.each([
    ['the entries', []],
    ['the entries and their seals', [sql`delete from audit_seal`]],
  ])('has none signed by deleting all of %s either, until somebody has looked into it', async (_name, more) => {
    const paper = await issued('Bosso Clinic')
    await sign()
    await sealAll(portal.db, now)
    await appendHeads(portal.db, headsPath)
    await tamper(sql`delete from audit_entry where body ? 'paper' or action = 'sign_earlier_papers'`, ...more)
    expect(await sign()).toEqual([expect.stringContaining('The audit record is not whole')])
    expect(await paper.show()).toBeRefused('not_confirmed')
    expect(await sign({ isForced: true })).toEqual(['1 certificates and statements of before were signed.'])
    expect((await paper.show()).status).toBe(200)
  })
})
