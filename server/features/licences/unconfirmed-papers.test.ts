import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/licences/calls/certificates.ts'
import { checkLicenceCode } from '@portal/contract/licences/calls/verification.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { revokeKey } from '../../keys/replace-keys.ts'
import { openSigningKeys } from '../../keys/signing-keys.ts'
import { as } from '../../testing/as.ts'
import { behindThePortal } from '../../testing/audit/behind-the-portal.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const publicUrl = 'https://licences.example.org'
let portal: TestApp
let owner: Person
let officer: Person
let auditor: Person
const log: string[] = []

beforeAll(async () => {
  portal = await testApp(await newTestDatabase(), {
    messages: { publicUrl },
    log: { write: (line) => void log.push(line) },
  })
  portal.setClock('2026-05-07T09:00:00Z')
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db, ['review', 'decide'])
  auditor = await makeOfficer(portal.db, ['audit'])
})

/** A certificate that was approved, shown and printed, with everything that leads to it. */
async function issued(company_name = 'Sabongari Family Clinic') {
  const { app, db } = portal
  const facility = await makeFacility(db, { user_id: owner.id, company_name })
  const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  await as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  const show = () => as(owner, app).send(calls.showCertificate, { params: { id } })
  const link = () => as(owner, app).send(calls.linkCertificate, { params: { id }, body: {} })
  const paper = (await show()).reply.data
  const { url } = (await link()).reply
  expect((await app.inject({ url })).statusCode).toBe(200)
  const row = await db
    .selectFrom('certificate')
    .where('registration_id', '=', id)
    .select(['id', 'number'])
    .executeTakeFirstOrThrow()
  const check = async () =>
    (
      await as(undefined, app).send(checkLicenceCode, {
        body: { code: paper.qr_code?.address.replace(/.*#/, '') ?? '' },
      })
    ).reply.data
  return { registration: id, facility, paper, url, row, about: `${row.number}, issue 1`, show, link, check }
}

type Issued = Awaited<ReturnType<typeof issued>>

const tamper = (...statements: RawBuilder<unknown>[]) => behindThePortal(portal.db, ...statements)

const forgeName = ({ row }: Issued) =>
  sql`update certificate set printed = printed || '{"facility_name": "Forged Hospital"}' where id = ${row.id}`
const deleteCode = ({ row }: Issued) => sql`delete from certificate_code where certificate_id = ${row.id}`
const deleteFile = ({ row }: Issued) => sql`delete from paper_file where certificate_id = ${row.id}`

/** What the owner of the database can do to make the portal print or confirm what nobody approved. */
const attacks: [string, (paper: Issued, other: Issued) => RawBuilder<unknown>[]][] = [
  [
    'changes the name, and deletes the code and the file so that the portal makes them anew',
    (paper) => [forgeName(paper), deleteCode(paper), deleteFile(paper)],
  ],
  ['makes it last longer', ({ row }) => [sql`update certificate set expiry_date = '2036-12-31' where id = ${row.id}`]],
  [
    'takes a condition away',
    ({ row }) => [
      sql`update certificate set printed = printed || '{"conditions": []}' || '{"lga": "Agaie"}' where id = ${row.id}`,
    ],
  ],
  [
    'puts the code of another paper in place of its own',
    (paper, other) => [
      deleteCode(paper),
      sql`update certificate_code set certificate_id = ${paper.row.id} where certificate_id = ${other.row.id}`,
    ],
  ],
  ['deletes its code', (paper) => [deleteCode(paper)]],
  [
    'copies the facts of another paper into it',
    ({ row }, other) => [
      sql`update certificate set printed = (select printed from certificate where id = ${other.row.id}) where id = ${row.id}`,
    ],
  ],
  [
    'moves it to the registration of another facility',
    ({ row }, other) => [sql`update certificate set registration_id = ${other.registration} where id = ${row.id}`],
  ],
  [
    'deletes the entries about it',
    ({ about }) => [sql`delete from audit_entry where about_kind = 'certificate' and about_id = ${about}`],
  ],
  [
    'writes an entry that says so',
    (paper) => [
      forgeName(paper),
      sql`
        insert into audit_entry (at, kid, body, mac)
        select at, kid, jsonb_set(body, '{paper,facts}', '"forged"'), mac from audit_entry
        where about_id = ${paper.about} and body ? 'paper'
      `,
    ],
  ],
  [
    'copies the entry of another paper',
    (paper, other) => [
      sql`delete from audit_entry where about_kind = 'certificate' and about_id = ${paper.about}`,
      sql`insert into audit_entry (at, kid, body, mac) select at, kid, body, mac from audit_entry where about_id = ${other.about}`,
    ],
  ],
  [
    'hides the entry behind many others',
    ({ about }) => [
      sql`
        insert into audit_entry (at, kid, body, mac)
        select at, kid, body || '{"nonce": "other"}', mac from audit_entry, generate_series(1, 20)
        where about_id = ${about} and body ? 'paper'
      `,
    ],
  ],
]

describe('a paper that does not agree with the audit record is neither printed nor confirmed, when the owner of the database', () => {
  it.each(attacks)('%s', async (_name, attack) => {
    const [other, paper] = [await issued('Alheri Clinic'), await issued()]
    expect(await paper.check()).toMatchObject({ outcome: 'valid' })
    await tamper(...attack(paper, other))
    // The paper that was moved is the newest one of the other registration.
    const { show, link } = (await paper.show()).status === 404 ? other : paper
    expect(await show()).toBeRefused('not_confirmed')
    expect((await show()).status).toBe(409)
    expect(await link()).toBeRefused('not_confirmed')
    expect((await portal.app.inject({ url: paper.url })).statusCode).toBe(409)
    expect(await paper.check()).toEqual({ number: paper.row.number, outcome: 'not confirmed' })
  })

  it('replaces the file of its PDF', async () => {
    const [paper, other] = [await issued(), await issued('Alheri Clinic')]
    await tamper(
      sql`
        with taken as (delete from paper_file where certificate_id = ${other.row.id} returning slug, sha256, size_bytes)
        update paper_file set slug = taken.slug, sha256 = taken.sha256, size_bytes = taken.size_bytes
        from taken where certificate_id = ${paper.row.id}
      `,
    )
    expect((await portal.app.inject({ url: paper.url })).statusCode).toBe(409)
    // What it states is as it was.
    expect((await paper.show()).status).toBe(200)
  })

  it('deletes it: a genuine code is not called forged', async () => {
    const paper = await issued()
    await tamper(
      sql`delete from register_entry where certificate_id = ${paper.row.id}`,
      deleteFile(paper),
      deleteCode(paper),
      sql`delete from certificate where id = ${paper.row.id}`,
    )
    expect(await paper.check()).toEqual({ number: paper.row.number, outcome: 'not confirmed' })
  })

  it('and lets the portal issue it again', async () => {
    const paper = await issued()
    const { app } = portal
    const asked = await as(owner, app).send(changes.addChange, {
      params: { id: paper.facility.id },
      body: {
        ...{ company_name: 'Sabongari Clinic', address: '12 Market Road, Bida', owner_name: 'Musa Abubakar' },
        ...{ local_gov_area_id: paper.facility.local_gov_area_id, reason: 'The CAC has the new name.' },
      },
    })
    expect(asked.status).toBe(201)
    await tamper(sql`update certificate set expiry_date = '2036-12-31' where id = ${paper.row.id}`)
    const accept = () =>
      as(officer, app).send(changes.decideChange, {
        params: { id: asked.reply.data.id },
        body: { decision: 'accepted' },
      })
    expect(await accept()).toBeRefused('not_confirmed')
    await tamper(sql`update certificate set expiry_date = '2026-12-31' where id = ${paper.row.id}`)
    expect((await accept()).status).toBe(200)
    expect((await paper.show()).reply.data).toMatchObject({ issue: 2, facility_name: 'Sabongari Clinic' })
  })
})

describe('officers who read the audit record', () => {
  const told = async () => {
    const { reply } = await as(auditor, portal.app).send(notifications.listNotifications, { query: { per_page: 100 } })
    return reply.data.map(({ title, body }) => `${title}: ${body}`)
  }

  it('are told once of a paper that is not confirmed, and the log says so each time', async () => {
    const paper = await issued()
    await tamper(forgeName(paper))
    log.length = 0
    for (let time = 0; time < 3; time++) await Promise.all([paper.show(), paper.check()])
    const notices = (await told()).filter((text) => text.startsWith(`${paper.about} `))
    expect(notices).toEqual([expect.stringContaining('it does not state what entry')])
    expect(log.filter((line) => line.includes('"level":50') && line.includes(paper.about))).toHaveLength(6)
    const { reply } = await as(officer, portal.app).send(notifications.listNotifications, { query: { per_page: 100 } })
    expect(reply.data.filter(({ kind }) => kind === 'record')).toEqual([])
  })

  it('are told of twenty papers a day at most', async () => {
    portal.setClock('2026-06-07T09:00:00Z')
    const before = (await told()).length
    const papers: Issued[] = []
    for (let made = 0; made < 22; made++) papers.push(await issued(`Clinic ${made}`))
    await tamper(...papers.map(forgeName))
    for (const paper of papers) expect(await paper.show()).toBeRefused('not_confirmed')
    expect((await told()).length - before).toBe(20)
    portal.setClock('2026-06-08T10:00:00Z')
    for (const paper of papers) await paper.check()
    expect((await told()).length - before).toBe(22)
    portal.setClock('2026-05-07T09:00:00Z')
  })
})

describe('after its key was revoked', () => {
  it('a paper gets a new code if it agrees with the record, and none if it does not', async () => {
    const [honest, forged] = [await issued(), await issued('Alheri Clinic')]
    const { db, dataDir, signingKeys } = portal
    const old = await signingKeys.current(db, new Date('2026-05-07T09:00:00Z'))
    const codes = async ({ row }: Issued) =>
      (await db.selectFrom('certificate_code').where('certificate_id', '=', row.id).select('kid').execute()).length
    await tamper(forgeName(forged))
    const now = new Date('2026-05-08T09:00:00Z')
    const folder = `${dataDir}/keys`
    await revokeKey(db, { folder }, { kid: old.kid, reason: 'stolen', now })
    const next = await testApp(portal.database, {
      messages: { publicUrl },
      signingKeys: openSigningKeys({ folder }),
    })
    const show = ({ registration }: Issued) =>
      as(owner, next.app).send(calls.showCertificate, { params: { id: registration } })
    const [first, second] = await Promise.all([show(honest), show(honest)])
    expect(first.reply.data.qr_code?.address).not.toBe(honest.paper.qr_code?.address)
    expect(second.reply.data.qr_code?.address).toBe(first.reply.data.qr_code?.address)
    expect(await show(forged)).toBeRefused('not_confirmed')
    expect([await codes(honest), await codes(forged)]).toEqual([2, 1])
    const entries = await db
      .selectFrom('audit_entry')
      .where('action', '=', 'sign_paper')
      .where('about_id', 'in', [honest.about, forged.about])
      .select('about_id')
      .execute()
    expect(entries).toEqual([{ about_id: honest.about }])
    // Who puts the older code back, and the key in force again, gets nothing either.
    await tamper(
      sql`delete from certificate_code where certificate_id = ${honest.row.id} and kid <> ${old.kid}`,
      sql`update signing_key set revoked_at = null, revoked_reason = null, retired_at = null where kid = ${old.kid}`,
    )
    expect(await show(honest)).toBeRefused('not_confirmed')
  })
})
