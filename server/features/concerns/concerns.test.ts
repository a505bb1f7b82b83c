import '../../testing/matchers.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sent } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/concerns/calls.ts'
import { beforeEach, expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { sweepOrphans } from '../../files/sweep-orphans.ts'
import { eraseOldReports } from '../../jobs/erase-reports.ts'
import { as, type TestFile } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf, png } from '../../testing/files.ts'
import { makeOfficer } from '../../testing/people.ts'
import { photo } from '../../testing/photos.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

type Report = Sent<typeof calls.reportConcern>['body']

const report: Report = { kind: 'unsafe', text: 'Used needles lie in the yard.', place: 'Yellow house by the market' }

let portal: TestApp
beforeEach(async () => {
  portal = await testApp()
})

/** The networks from which the tests report: one each, so that none is limited by another test. */
let network = 0
function nextNetwork(): string {
  network += 1
  return `2001:db8:0:${network.toString(16)}::1`
}

function send(body: Report, file?: TestFile, remoteAddress = nextNetwork()) {
  const visitor = as(undefined, portal.app)
  return visitor.send(
    calls.reportConcern,
    { body },
    { headers: { 'x-forwarded-for': remoteAddress }, ...(file && { file }) },
  )
}

async function reportedAs(body: Report, file?: TestFile) {
  const { reference } = (await send(body, file)).reply
  return portal.db.selectFrom('concern').where('reference', '=', reference).selectAll().executeTakeFirstOrThrow()
}

const reviewer = async () => as(await makeOfficer(portal.db, ['review']), portal.app)

async function namedOfficer(first_name: string, last_name: string) {
  const officer = await makeOfficer(portal.db, ['review'])
  await portal.db.updateTable('user_account').set({ first_name, last_name }).where('id', '=', officer.id).execute()
  return officer
}

it('keeps what a stranger reports, and tells only the officers who triage, without a word of it', async () => {
  portal.setClock('2026-06-10T09:00:00Z')
  const [told, other] = [await makeOfficer(portal.db, ['review']), await makeOfficer(portal.db, ['decide'])]
  const { id, reference } = await reportedAs({
    ...report,
    local_gov_area_id: 541,
    name: 'Maryam',
    phone_number: '08031234567',
  })
  expect(reference).toMatch(/^CN-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  const { data } = (await as(told, portal.app).send(calls.showConcern, { params: { id } })).reply
  expect(data).toMatchObject({
    ...report,
    reference,
    lga: 'Bida',
    status: 'new',
    has_photo: false,
    contact: { name: 'Maryam', phone_number: '+2348031234567', email: null },
    reported_at: '2026-06-10T09:00:00.000Z',
    history: [{ text: 'Reported', by: null, note: null }],
  })
  const messages = await portal.db
    .selectFrom('notification')
    .where('user_id', 'in', [told.id, other.id])
    .select(['user_id', 'title', 'body', 'about_kind', 'about_id'])
    .execute()
  expect(messages).toEqual([
    { user_id: told.id, title: 'A concern was reported', body: `${reference}.`, about_kind: 'concern', about_id: id },
  ])
})

it('stores of a photo the picture alone, and opens it by a link for officers', async () => {
  const { id } = await reportedAs(report, photo)
  const { slug, size_bytes } = await portal.db
    .selectFrom('concern_photo')
    .where('concern_id', '=', id)
    .select(['slug', 'size_bytes'])
    .executeTakeFirstOrThrow()
  const stored = await readFile(join(portal.dataDir, 'files', slug))
  expect([stored.length, stored.includes('GPS')]).toEqual([size_bytes, false])
  const { url } = (await (await reviewer()).send(calls.linkConcernPhoto, { params: { id } })).reply
  const opened = await portal.app.inject({ url })
  expect([opened.statusCode, opened.headers['content-type'], opened.rawPayload.equals(stored)]).toEqual([
    200,
    'image/jpeg',
    true,
  ])
  expect((await portal.app.inject({ url: `/documents/${slug}` })).statusCode).toBe(404)
})

it('takes no other files, no damaged photos, and none that are too large', async () => {
  const damaged = { ...png, bytes: png.bytes.subarray(0, 50) }
  const large = { ...png, bytes: Buffer.concat([png.bytes, Buffer.alloc(8 * 1024 * 1024)]) }
  const before = await portal.db.selectFrom('concern').select('id').execute()
  for (const [file, code] of [
    [pdf(), 'file_refused'],
    [{ ...pdf(), type: 'image/png', name: 'photo.png' }, 'file_refused'],
    [damaged, 'file_refused'],
    [large, 'file_too_large'],
  ] as const) {
    expect((await send(report, file)).problem).toMatchObject({ code, errors: { document: [expect.any(String)] } })
  }
  expect(await readdir(join(portal.dataDir, 'files')).catch(() => [])).toEqual([])
  expect(await portal.db.selectFrom('concern').select('id').execute()).toEqual(before)
})

it('receives no more photos once those that wait take a gigabyte, but reports without one', async () => {
  const { id } = await reportedAs(report, png)
  const sized = (size_bytes: number) =>
    portal.db.updateTable('concern_photo').set({ size_bytes }).where('concern_id', '=', id).execute()
  await sized(1024 ** 3 - 10)
  expect((await send(report, png)).problem).toMatchObject({
    code: 'limit_reached',
    errors: { document: [expect.any(String)] },
  })
  expect((await send(report)).status).toBe(201)
  await sized(1)
  expect((await send(report, png)).status).toBe(201)
  // Photos of closed concerns do not count.
  await sized(1024 ** 3 - 10)
  const closing = { outcome: 'dealt with', note: 'The yard is clean.' } as const
  await (await reviewer()).send(calls.closeConcern, { params: { id }, body: closing })
  expect((await send(report, png)).status).toBe(201)
})

it('links the facility whose certificate has the number, whoever writes it', async () => {
  const facility = await makeFacility(portal.db, { company_name: 'Sabongari Family Clinic' })
  const registration = await makeRegistration(portal.db, { facility_id: facility.id })
  const number = `NSMOH/PHF/7${registration.id}/2026`
  const issued = { kind: 'certificate', registration_id: registration.id, number, printed: '{}' } as const
  await portal.db
    .insertInto('certificate')
    .values({ ...issued, issue_date: '2026-01-01', expiry_date: '2026-12-31' })
    .execute()
  const { id } = await reportedAs({ ...report, place: `phf-7${registration.id} 2026` })
  const officer = await reviewer()
  const linked = [{ id: facility.id, company_name: 'Sabongari Family Clinic' }]
  expect((await officer.send(calls.showConcern, { params: { id } })).reply.data.facilities).toEqual(linked)
  const ofFacility = await officer.send(calls.listConcernsOfFacility, { params: { id: facility.id } })
  expect(ofFacility.reply.data.map((concern) => concern.id)).toEqual([id])
})

it('lists the reports with the newest first, by LGA, kind, state and who has them, and those of a facility alone', async () => {
  const officer = await reviewer()
  const there = { ...report, local_gov_area_id: 563 }
  const first = (await reportedAs(there)).id
  const second = (await reportedAs({ ...there, kind: 'unlicensed' })).id
  const third = (await reportedAs(there)).id
  await reportedAs({ ...report, local_gov_area_id: 562 })
  const list = async (query: object = {}) => {
    const { reply } = await officer.send(calls.listConcerns, { query: { local_gov_area_id: 563, ...query } })
    return [reply.total, reply.data.map(({ id }) => id)]
  }
  expect(await list()).toEqual([3, [third, second, first]])
  expect(await list({ page: 2, per_page: 2 })).toEqual([3, [first]])
  expect(await list({ kind: 'unlicensed' })).toEqual([1, [second]])
  const closing = { outcome: 'dealt with', note: 'The yard is clean.' } as const
  await officer.send(calls.closeConcern, { params: { id: third }, body: closing })
  expect(await list({ status: 'new' })).toEqual([2, [second, first]])
  expect(await list({ status: 'closed' })).toEqual([1, [third]])
  expect(await list({ assignee: 'me', status: 'new' })).toEqual([0, []])

  const [facility, other] = [await makeFacility(portal.db), await makeFacility(portal.db)]
  for (const [id, facility_id] of [
    [first, facility.id],
    [second, facility.id],
    [first, other.id],
  ] as const) {
    expect((await officer.send(calls.linkConcern, { params: { id }, body: { facility_id } })).status).toBe(200)
  }
  const listOf = async (id: number) =>
    (await officer.send(calls.listConcernsOfFacility, { params: { id } })).reply.data.map((concern) => concern.id)
  expect([await listOf(facility.id), await listOf(other.id)]).toEqual([[second, first], [first]])
})

it('limits reports by network, of which an IPv6 /64 is one', async () => {
  const from = (last: number) => send({ ...report, text: '' }, undefined, `2001:db8:7:7::${last.toString(16)}`)
  const statuses = new Set<number>()
  for (let tries = 1; tries <= 60; tries++) statuses.add((await from(tries)).status)
  expect([...statuses]).toEqual([422])
  expect((await from(99)).problem?.code).toBe('too_many_requests')
  expect((await send(report, undefined, '2001:db8:7:8::1')).status).toBe(201)
})

it('is taken up, given, linked, closed and taken up again, with every step in its history', async () => {
  portal.setClock('2026-06-10T09:00:00Z')
  const [amina, bello] = [await namedOfficer('Amina', 'Sule'), await namedOfficer('Bello', 'Musa')]
  const [first, second] = [as(amina, portal.app), as(bello, portal.app)]
  const facility = await makeFacility(portal.db, { company_name: 'Alheri Clinic' })
  const { id, reference } = await reportedAs(report)
  const params = { id }
  const stale = { body: { officer_id: amina.id, from_id: null } }
  const body = { facility_id: facility.id }
  expect((await first.send(calls.takeConcern, { params })).reply.data).toMatchObject({
    status: 'in hand',
    assignee: { id: amina.id },
    offered: ['Give concern', 'Put concern back', 'Link facility', 'Unlink facility', 'Close concern'],
  })
  expect((await second.send(calls.takeConcern, { params })).problem?.code).toBe('action_not_offered')
  expect((await second.send(calls.giveConcern, { params, ...stale })).problem?.code).toBe('action_not_offered')
  const toTheSame = { params, body: { officer_id: amina.id, from_id: amina.id } }
  expect((await first.send(calls.giveConcern, toTheSame)).problem?.code).toBe('action_not_offered')
  await first.send(calls.giveConcern, { params, body: { officer_id: bello.id, from_id: amina.id } })
  expect((await second.send(calls.linkConcern, { params, body })).status).toBe(200)
  expect((await second.send(calls.linkConcern, { params, body })).problem?.code).toBe('already_exists')
  const unlink = () => second.send(calls.unlinkConcern, { params: { id, facility_id: facility.id } })
  expect([(await unlink()).status, (await unlink()).problem?.code]).toEqual([200, 'not_found'])
  const closing = { params, body: { outcome: 'dealt with', note: 'The yard is clean.' } } as const
  expect((await second.send(calls.closeConcern, closing)).reply.data).toMatchObject({
    outcome: 'dealt with',
    closed_at: '2026-06-10T09:00:00.000Z',
    offered: ['Reopen concern'],
  })
  expect((await second.send(calls.linkConcern, { params, body })).problem?.code).toBe('action_not_offered')
  const { data } = (await first.send(calls.reopenConcern, { params, body: { note: 'Needles again.' } })).reply
  expect(data).toMatchObject({ status: 'in hand', outcome: null, closed_at: null, assignee: { id: amina.id } })
  expect(data.history.map(({ by, text, note }) => [by, text, note])).toEqual([
    [null, 'Reported', null],
    ['Amina Sule', 'Taken', null],
    ['Amina Sule', 'Given', 'Bello Musa'],
    ['Bello Musa', 'Facility linked', 'Alheri Clinic'],
    ['Bello Musa', 'Facility no longer linked', 'Alheri Clinic'],
    ['Bello Musa', 'Closed', 'dealt with: The yard is clean.'],
    ['Amina Sule', 'Reopened', 'Needles again.'],
  ])
  const given = await portal.db
    .selectFrom('notification')
    .where('user_id', '=', bello.id)
    .where('title', '=', 'A concern was given to you')
    .select('body')
    .execute()
  expect(given).toEqual([{ body: `${reference}.\nGiven by Amina Sule.` }])
  const listed = await first.send(calls.listConcerns, { query: { status: 'in hand', kind: 'unsafe', assignee: 'me' } })
  expect(listed.reply.data.map((concern) => concern.id)).toEqual([id])
  expect(listed.reply.counts['in hand']).toBeGreaterThan(0)
  const toOneself = { params, body: { officer_id: bello.id, from_id: amina.id } }
  expect((await second.send(calls.giveConcern, toOneself)).reply.data.assignee?.id).toBe(bello.id)
  const told = portal.db.selectFrom('notification').where('user_id', '=', bello.id).orderBy('id').select('title')
  expect(await told.execute()).toEqual([{ title: 'A concern was reported' }, { title: 'A concern was given to you' }])
})

it('is new again when it is put back, and anybody can take it', async () => {
  const [first, second] = [await reviewer(), await reviewer()]
  const { id } = await reportedAs(report)
  const params = { id }
  expect((await first.send(calls.putConcernBack, { params })).problem?.code).toBe('action_not_offered')
  await first.send(calls.takeConcern, { params })
  const { data } = (await second.send(calls.putConcernBack, { params })).reply
  expect(data).toMatchObject({ status: 'new', assignee: null })
  expect(data.history.map(({ text }) => text)).toEqual(['Reported', 'Taken', 'Put back'])
  expect((await second.send(calls.takeConcern, { params })).status).toBe(200)
})

it('refuses an area, an officer and a facility that do not exist, and more than twenty facilities', async () => {
  const officer = await reviewer()
  const others = (await makeOfficer(portal.db, ['finance'])).id
  const [first, second] = [await reportedAs(report), await reportedAs(report)]
  const facilities = await Promise.all(Array.from({ length: 21 }, () => makeFacility(portal.db, { user_id: null })))
  const params = { id: first.id }
  const link = (facility_id: number) => officer.send(calls.linkConcern, { params, body: { facility_id } })
  expect(await send({ ...report, local_gov_area_id: 999_999 })).toBeRefused('invalid_input', 'local_gov_area_id')
  expect(await officer.send(calls.giveConcern, { params, body: { officer_id: others } })).toBeRefused(
    'invalid_input',
    'officer_id',
  )
  expect(await link(999_999)).toBeRefused('invalid_input', 'facility_id')
  const statuses: number[] = []
  for (const { id } of facilities) statuses.push((await link(id)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409])
  // The same facility stays linked to another concern.
  const [{ id = 0 } = {}] = facilities
  await officer.send(calls.linkConcern, { params: { id: second.id }, body: { facility_id: id } })
  await officer.send(calls.unlinkConcern, { params: { id: first.id, facility_id: id } })
  const { data } = (await officer.send(calls.showConcern, { params: { id: second.id } })).reply
  expect(data.facilities.map((facility) => facility.id)).toEqual([id])
})

it('counts the concerns in each state', async () => {
  const officer = await reviewer()
  const [one, other] = [await reportedAs(report), await reportedAs(report)]
  await reportedAs(report)
  await officer.send(calls.takeConcern, { params: { id: one.id } })
  const counts = async () => (await officer.send(calls.listConcerns, { query: {} })).reply.counts
  const before = await counts()
  const closing = { outcome: 'dealt with', note: 'The yard is clean.' } as const
  await officer.send(calls.closeConcern, { params: { id: other.id }, body: closing })
  await officer.send(calls.closeConcern, { params: { id: one.id }, body: closing })
  expect(await counts()).toEqual({
    new: before.new - 1,
    'in hand': before['in hand'] - 1,
    closed: before.closed + 2,
  })
})

it('tells the officers of twenty reports within an hour, and of no more', async () => {
  portal.setClock('2090-01-20T09:00:00Z')
  const told = await makeOfficer(portal.db, ['review'])
  for (let sent = 1; sent <= 22; sent++) await send(report)
  const count = async () =>
    (await portal.db.selectFrom('notification').where('user_id', '=', told.id).select('id').execute()).length
  expect(await count()).toBe(20)
  portal.setClock('2090-01-20T10:00:01Z')
  await send(report)
  expect(await count()).toBe(21)
})

it('erases who reported it six months after it was closed, and keeps the rest', async () => {
  portal.setClock('2026-06-10T23:30:00Z')
  const officer = await reviewer()
  const { id } = await reportedAs({ ...report, name: 'Maryam', email: 'maryam@example.com' })
  await officer.send(calls.closeConcern, {
    params: { id },
    body: { outcome: 'not confirmed', note: 'Nothing was found.' },
  })
  const anonymous = await reportedAs(report)
  await officer.send(calls.closeConcern, {
    params: { id: anonymous.id },
    body: { outcome: 'not confirmed', note: 'Nothing was found.' },
  })
  await eraseOldReports(portal.db, new Date('2026-12-11T22:59:00Z'))
  const shown = async () => (await officer.send(calls.showConcern, { params: { id } })).reply.data
  expect(await shown()).toMatchObject({ contact: { name: 'Maryam' }, contact_erased_at: null })
  await eraseOldReports(portal.db, new Date('2026-12-11T23:00:00Z'))
  expect(await shown()).toMatchObject({
    contact: null,
    contact_erased_at: '2026-12-11T23:00:00.000Z',
    text: 'Used needles lie in the yard.',
  })
  const { name, email } = await portal.db
    .selectFrom('concern')
    .where('id', '=', id)
    .select(['name', 'email'])
    .executeTakeFirstOrThrow()
  expect([name, email]).toEqual([null, null])
  // Nothing was erased of a report without a contact.
  const { reply } = await officer.send(calls.showConcern, { params: { id: anonymous.id } })
  expect([reply.data.contact, reply.data.contact_erased_at]).toEqual([null, null])
})

it('erases the photo two years after it was closed, and says so in the history', async () => {
  portal.setClock('2026-06-10T23:30:00Z')
  const officer = await reviewer()
  const { id } = await reportedAs(report, photo)
  const waiting = await reportedAs(report, photo)
  const closing = { outcome: 'dealt with', note: 'The yard is clean.' } as const
  await officer.send(calls.closeConcern, { params: { id }, body: closing })
  const stored = async () => (await readdir(join(portal.dataDir, 'files'))).length
  const before = await stored()
  await eraseOldReports(portal.db, new Date('2028-06-11T22:59:00Z'))
  const shown = async (concern: number) =>
    (await officer.send(calls.showConcern, { params: { id: concern } })).reply.data
  expect((await shown(id)).has_photo).toBe(true)
  await eraseOldReports(portal.db, new Date('2028-06-11T23:00:00Z'))
  const erased = await shown(id)
  // There was no contact to erase.
  expect([erased.has_photo, erased.text, erased.contact_erased_at]).toEqual([
    false,
    'Used needles lie in the yard.',
    null,
  ])
  expect(erased.history.at(-1)).toMatchObject({ text: 'Photo erased', by: null, at: '2028-06-11T23:00:00.000Z' })
  expect((await shown(waiting.id)).has_photo).toBe(true)
  await sweepOrphans(portal.db, localFileStore(portal.dataDir), new Date('2028-06-12T00:30:00Z'))
  expect(await stored()).toBe(before - 1)
})

it.each([
  ['place', ['Blue house', 'Red gate', 'Yellow house']],
  ['-place', ['Yellow house', 'Red gate', 'Blue house']],
  ['lga', ['Yellow house', 'Blue house', 'Red gate']],
  ['status', ['Blue house', 'Yellow house', 'Red gate']],
  ['reported_at', ['Yellow house', 'Red gate', 'Blue house']],
  [undefined, ['Blue house', 'Red gate', 'Yellow house']],
] as const)('is listed by %s', async (sort, expected) => {
  portal = await testApp(await newTestDatabase())
  await reportedAs({ ...report, place: 'Yellow house', local_gov_area_id: 541 })
  await reportedAs({ ...report, place: 'Red gate' })
  const { id } = await reportedAs({ ...report, place: 'Blue house', local_gov_area_id: 544 })
  const officer = await reviewer()
  const body = { outcome: 'dealt with', note: 'Repaired.' } as const
  await officer.send(calls.closeConcern, { params: { id }, body })
  const query = sort === undefined ? {} : { sort }
  const { data, total } = (await officer.send(calls.listConcerns, { query })).reply
  expect([total, data.map(({ place }) => place)]).toEqual([3, expected])
})
