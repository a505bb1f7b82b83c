import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { makeSpool } from '../files/spool.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeInspection } from '../testing/inspections.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { addConcernRows } from '../testing/schema/concern-rows.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { startHourlyJobs } from './start-hourly-jobs.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A portal on 15 June 2096 at 11 a.m. in Lagos, in which each of the hourly jobs has something to do. */
async function neglectedPortal() {
  const { db, dataDir } = await testApp(await newTestDatabase())
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const clinic = () => makeFacility(db, { user_id: owner.id, cac: 'RC 123456' })
  const { id: facility_id } = await clinic()
  const addDraft = () =>
    db
      .insertInto('draft')
      .values({ user_id: owner.id, form: 'add-facility', value: '{}', updated_at: '2096-05-01T09:00:00Z' })
      .execute()
  await addDraft()
  const processed = { processed_by: officer.id, processed_at: '2095-06-01T09:00:00Z' }
  const declined = await makeRegistration(db, { facility_id, status: 'declined', ...processed })
  const concern = await addConcernRows(db, { facility_id, actor_id: officer.id })
  const closed = { status: 'closed', outcome: 'dealt with', closed_at: '2095-11-01T09:00:00Z', name: 'Maryam' } as const
  await db.updateTable('concern').set(closed).where('id', '=', concern).execute()
  const licence = await makeRegistration(db, {
    facility_id: (await clinic()).id,
    status: 'Approved',
    expiry_date: '2096-06-14',
    valid_from: '2095-06-15',
  })
  const renewal = await makeRegistration(db, {
    facility_id: licence.facility_id,
    kind: 'renewal',
    status: 'Approved',
    valid_from: '2096-06-15',
    expiry_date: '2097-06-14',
  })
  const closing = await clinic()
  await db
    .insertInto('facility_closing')
    .values({
      facility_id: closing.id,
      closed_from: '2096-06-15',
      reason: 'The owner retires.',
      closed_by: officer.id,
      closed_at: '2096-06-01T09:00:00Z',
    })
    .execute()
  const visit = await makeInspection(db, { facility_id: closing.id, team: [], status: 'planned' })
  const ending = await makeRegistration(db, {
    facility_id: (await clinic()).id,
    status: 'Approved',
    expiry_date: '2096-06-20',
  })
  const ended = await makeRegistration(db, {
    facility_id: (await clinic()).id,
    status: 'Temporarily approved',
    expiry_date: '2096-06-14',
  })
  const files = localFileStore(dataDir)
  const file = { facility_id, recorded_by: owner.id, media_type: 'application/pdf', size_bytes: 3 } as const
  await db
    .insertInto('file')
    .values({ ...file, slug: 'without-a-hash' })
    .execute()
  await files.put('without-a-hash', Readable.from([Buffer.from('abc')]), 'application/pdf')

  const done = async () => {
    const count = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${query})`
    return db
      .selectNoFrom([
        count(sql`from draft`).as('drafts'),
        count(sql`from registration where id = ${declined.id} and ended_at is not null`).as('lapsed'),
        count(sql`from concern where id = ${concern} and name is null`).as('erased'),
        count(sql`from facility where registration_id = ${renewal.id} and next_from is null`).as('begun'),
        count(sql`from inspection where id = ${visit.id} and status = 'cancelled'`).as('followed'),
        count(sql`from renewal_reminder where registration_id = ${ending.id}`).as('reminded'),
        count(sql`from end_notice where registration_id = ${ended.id}`).as('told'),
        count(sql`from file where sha256 is not null`).as('hashed'),
        count(sql`from facility where names_compared is false`).as('uncompared'),
        count(sql`from flagged_facility`).as('flagged'),
      ])
      .executeTakeFirstOrThrow()
  }
  const folders = { files, spool: makeSpool(dataDir), uploads: uploadFolder(dataDir) }
  return { db, folders, addDraft, done }
}

const neglected = {
  drafts: 1,
  lapsed: 0,
  erased: 0,
  begun: 0,
  followed: 0,
  reminded: 0,
  told: 0,
  hashed: 0,
  uncompared: 5,
  flagged: 0,
}
/** What is done at the start. The rest catches up later. */
const started = { ...neglected, drafts: 0, lapsed: 1, erased: 1, begun: 1, followed: 1, reminded: 1, told: 1 }
/** An hour of these portals takes a second, by a clock that stands still until the test moves it. */
const everyMs = 1_000
const noon = Date.parse('2096-06-15T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})

it('does at the start and then every hour what has become due', async () => {
  const { db, folders, addDraft, done } = await neglectedPortal()
  const failures: unknown[] = []
  const log = { error: (failure: unknown) => void failures.push(failure) }
  expect(await done()).toEqual(neglected)

  const jobs = startHourlyJobs({ db, log, everyMs, jitterMs: 0, ...folders })
  await expect.poll(done, { timeout: 200_000 }).toEqual(started)

  await addDraft()
  vi.setSystemTime(noon + everyMs - 1)
  await wait(everyMs + 200)
  expect(await done()).toMatchObject({ drafts: 1, hashed: 0 })
  vi.setSystemTime(noon + everyMs)
  await expect.poll(done, { timeout: 200_000 }).toEqual({ ...started, hashed: 1, uncompared: 0, flagged: 5 })
  await jobs.stop()

  await addDraft()
  vi.setSystemTime(noon + 3 * everyMs)
  await wait(everyMs + 200)
  expect(await done()).toMatchObject({ drafts: 1 })
  expect(failures).toEqual([])
})

it('is done by one of three portals that start at once, and by another one after that one has stopped', async () => {
  const { db, folders, addDraft, done } = await neglectedPortal()
  // Whoever hashes files tries this one again each time, because it is missing.
  await db
    .insertInto('file')
    .columns(['slug', 'facility_id', 'recorded_by', 'media_type', 'size_bytes'])
    .expression((row) =>
      row
        .selectFrom('file')
        .select([row.val('missing').as('slug'), 'facility_id', 'recorded_by', 'media_type', 'size_bytes']),
    )
    .execute()
  const failures: unknown[] = []
  const log = { error: (failure: unknown) => void failures.push(failure) }
  const runs: number[] = []
  const portals = await Promise.all(
    [0, 1, 2].map(async (portal) => {
      const own = await mkdtemp(join(tmpdir(), 'portal-jobs-'))
      await mkdir(join(own, 'uploads'))
      await writeFile(join(own, 'uploads', 'left'), '')
      const get = (slug: string) => {
        if (slug === 'missing') runs.push(portal)
        return folders.files.get(slug)
      }
      const ofPortal = { files: { ...folders.files, get }, spool: makeSpool(own), uploads: uploadFolder(own) }
      return { ...startHourlyJobs({ db, log, everyMs, jitterMs: 0, ...ofPortal }), own }
    }),
  )
  await expect.poll(done, { timeout: 200_000 }).toEqual(started)
  for (const { own } of portals) expect(await readdir(join(own, 'uploads'))).toEqual([])

  const goOn = async (hours: number) => {
    await addDraft()
    vi.setSystemTime(noon + hours * everyMs)
    await expect.poll(() => runs.length, { timeout: 200_000 }).toBe(hours)
    await wait(everyMs + 200)
    expect(await done()).toMatchObject({ drafts: 0 })
  }
  await goOn(1)
  await goOn(2)
  const [first = 0] = runs.slice(1)
  await portals[first]?.stop()
  await goOn(3)
  expect(runs[2]).not.toBe(first)
  for (const { stop, own } of portals) {
    await stop()
    await rm(own, { recursive: true })
  }
  expect(failures).toEqual([])
})
