import '../testing/matchers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showAuditRecord } from '@portal/contract/audit/calls.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditKeys } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { as } from '../testing/as.ts'
import { behindThePortal } from '../testing/audit/behind-the-portal.ts'
import { makeOfficer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { askWhenDue } from './ask-nightly-check.ts'
import { carryOutCheck } from './check-audit-record.ts'

let portal: TestApp
let folder: string
let auditor: Person
let reviewer: Person
const failures: unknown[] = []
const ended = { times: 0 }

beforeEach(async () => {
  portal = await testApp(await newTestDatabase())
  folder = await mkdtemp(join(tmpdir(), 'portal-nightly-'))
  auditor = await makeOfficer(portal.db, ['audit'])
  reviewer = await makeOfficer(portal.db, ['review', 'users'])
  await beginRecord(portal.db, new Date('2026-03-01T09:00:00Z'))
  ended.times = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a server does at a moment. */
async function at(moment: string) {
  const clock = () => new Date(moment)
  await askWhenDue(portal.db, clock())
  await carryOutCheck(portal.db, {
    headsPath: join(folder, 'audit-heads.jsonl'),
    openKeys: () => Promise.resolve(auditKeys()),
    clock,
    onFailure: (error) => failures.push(error),
    onEnd: () => {
      ended.times += 1
    },
  })
}

const told = async (person: Person) =>
  (await as(person, portal.app).send(listNotifications, {})).reply.data.map(({ title, link }) => [title, link])
const shown = async () => (await as(auditor, portal.app).send(showAuditRecord, {})).reply.data
const set = (value: string) =>
  portal.db
    .insertInto('setting_change')
    .values({
      ...{ key: 'record_check', value: JSON.stringify(value), start_date: '2026-03-01', recorded_by: auditor.id },
      recorded_at: '2026-03-01T09:00:00Z',
    })
    .execute()

it('checks the record once each night between midnight and four in Nigeria', async () => {
  expect(await shown()).toMatchObject({ check: null, nightly_check_at: null })
  // Nobody ran the portal at night.
  await at('2026-03-01T12:00:00Z')
  await at('2026-03-01T22:59:59Z')
  expect(ended.times).toBe(1)
  await at('2026-03-02T03:00:00Z')
  expect(await shown()).toMatchObject({
    check: { asked_by: null, findings: [], failure: null, ended_at: '2026-03-02T03:00:00.000Z' },
    nightly_check_at: '2026-03-02T03:00:00.000Z',
  })
  for (const later of ['2026-03-02T03:01:00Z', '2026-03-02T12:00:00Z']) await at(later)
  expect(ended.times).toBe(2)
  await at('2026-03-03T03:00:00Z')
  expect(ended.times).toBe(3)
  expect([await told(auditor), await told(reviewer)]).toEqual([[], []])
})

it('is asked for by one of several servers', async () => {
  const now = new Date('2026-03-02T03:00:00Z')
  await Promise.all([1, 2, 3, 4].map(() => askWhenDue(portal.db, now)))
  expect(await portal.db.selectFrom('audit_check').select(['night', 'asked_by']).execute()).toEqual([
    { night: '2026-03-02', asked_by: null },
  ])
})

it('begins at the hours of the setting, or never', async () => {
  await set('evening')
  await at('2026-03-02T18:59:00Z')
  expect(ended.times).toBe(0)
  await at('2026-03-02T22:59:59Z')
  expect(ended.times).toBe(1)
  await set('off')
  await at('2026-03-03T22:59:59Z')
  expect(ended.times).toBe(1)
})

it('tells officers who read the record that something was altered, and nobody else', async () => {
  await behindThePortal(portal.db, sql`update user_account set duties = '{decide,users}' where id = ${reviewer.id}`)
  await at('2026-03-02T03:00:00Z')
  expect(await told(auditor)).toEqual([['The nightly check found that something was altered', '/admin/audit']])
  expect(await told(reviewer)).toEqual([])
})

it('tells them that it could not be finished', async () => {
  await behindThePortal(portal.db, sql`alter table audit_seal rename to gone`)
  await at('2026-03-02T03:00:00Z')
  await behindThePortal(portal.db, sql`alter table gone rename to audit_seal`)
  expect(await told(auditor)).toEqual([['The nightly check did not finish', '/admin/audit']])
  expect(failures).toHaveLength(1)
})
