import '../testing/matchers.ts'
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { describe, expect, it } from 'vitest'
import { endSession } from '../auth/sessions.ts'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { filesOf, pdf } from '../testing/files.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { uploader, uploadIdIn } from '../testing/resumable-upload.ts'
import { testApp } from '../testing/test-app.ts'

async function anOwner() {
  const portal = await testApp()
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const upload = uploader(portal.app, owner)
  const scan = pdf(500_000)
  scan.bytes.write('the last words', 499_000)
  const { bytes } = scan
  const begin = async () => String((await upload.begin({ facility_id, bytes })).headers.location)
  const uploadWhole = async (content = bytes) => {
    const { location } = (await upload.begin({ facility_id, bytes: content })).headers
    await upload.patch(String(location), 0, content)
    return uploadIdIn(location)
  }
  const finish = (upload_id: unknown, { body = {}, actor = owner, headers = {} } = {}) => {
    const fields = { facility_id, name: 'PHCN bill' as const, upload_id, ...body }
    return as(actor, portal.app).send(calls.uploadDocument, { body: fields }, { headers })
  }
  const unfinished = () => readdir(join(portal.dataDir, 'uploads'))
  return { ...portal, owner, facility_id, upload, bytes, begin, uploadWhole, finish, unfinished }
}

describe('an upload in pieces', () => {
  it('continues where it broke off, and is stored by the call that it was begun for', async () => {
    const { db, dataDir, facility_id, upload, bytes, begin, finish, unfinished } = await anOwner()
    const location = await begin()
    expect(location).toMatch(/^\/api\/uploads\/[\w-]{22}$/)
    expect(await upload.patch(location, 0, bytes.subarray(0, 200_000))).toMatchObject({ status: 204, offset: '200000' })
    expect(await filesOf({ db, dataDir }, facility_id)).toMatchObject({ stored: [] })
    expect(await upload.offset(location)).toEqual({ status: 200, offset: '200000', length: '500000' })
    expect(await upload.patch(location, 200_000, bytes.subarray(200_000))).toMatchObject({ offset: '500000' })

    const { status, reply } = await finish(uploadIdIn(location))
    expect(status).toBe(201)
    expect(await readFile(join(dataDir, 'files', reply.data.file_slug))).toEqual(bytes)
    expect(await unfinished()).toEqual([])
    expect(await upload.offset(location)).toMatchObject({ status: 404 })
  })

  it('is stored once, even if the call that finishes it is repeated', async () => {
    const { db, facility_id, uploadWhole, finish } = await anOwner()
    const id = await uploadWhole()
    const headers = { 'idempotency-key': 'a repeated call' }
    const [first, second] = await Promise.all([finish(id, { headers }), finish(id, { headers })])
    const third = await finish(id, { headers })
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect(third.reply).toEqual(first.reply)
    expect(await finish(id)).toBeRefused('not_found')
    const documents = await db.selectFrom('document').where('facility_id', '=', facility_id).select('id').execute()
    expect(documents).toHaveLength(1)
  })

  it('is the same upload when its beginning is repeated', async () => {
    const { upload, facility_id, bytes } = await anOwner()
    const headers = { 'idempotency-key': 'a beginning' }
    const answers = [
      await upload.begin({ facility_id, bytes, headers }),
      await upload.begin({ facility_id, bytes, headers }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(new Set(answers.map(({ headers: { location } }) => location)).size).toBe(1)
  })

  it('is another upload when somebody else begins one with the same key', async () => {
    const { app, db, upload, facility_id, bytes } = await anOwner()
    const other = await makeOwner(db)
    const { id } = await makeFacility(db, { user_id: other.id })
    const headers = { 'idempotency-key': 'a key of two people' }
    const own = (await upload.begin({ facility_id, bytes, headers })).headers.location
    const foreign = (await uploader(app, other).begin({ facility_id: id, bytes, headers })).headers.location
    expect(foreign).not.toBe(own)
    expect(await uploader(app, other).offset(String(foreign))).toMatchObject({ status: 200, offset: '0' })
  })

  it('can be cancelled', async () => {
    const { upload, begin, unfinished } = await anOwner()
    const location = await begin()
    expect(await upload.cancel(location)).toBe(204)
    expect(await upload.offset(location)).toMatchObject({ status: 404 })
    expect(await unfinished()).toEqual([])
  })

  it('is refused after 24 hours', async () => {
    const { db, upload, bytes, begin, uploadWhole, finish } = await anOwner()
    const [location, whole] = [await begin(), await uploadWhole()]
    const startAt = (started_at: Date) =>
      db.updateTable('resumable_upload').set({ started_at: started_at.toISOString() }).execute()
    await startAt(new Date(Date.now() - 86_340_000))
    expect(await upload.offset(location)).toMatchObject({ status: 200 })
    await startAt(new Date(Date.now() - 86_400_000))
    expect(await upload.offset(location)).toMatchObject({ status: 404 })
    expect(await upload.patch(location, 0, bytes)).toMatchObject({ status: 404 })
    expect(await finish(whole)).toBeRefused('not_found')
  })
})

describe('the content of an upload', () => {
  it.each([
    ['a text that is called PDF', Buffer.from('Dear Sir or Madam, '.repeat(100)), 'file_refused'],
    ['a page that would run scripts', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_refused'],
  ] as const)('is checked when it is finished: %s', async (_, content, code) => {
    const { db, dataDir, facility_id, uploadWhole, finish } = await anOwner()
    expect(await finish(await uploadWhole(content))).toBeRefused(code, 'document')
    expect(await filesOf({ db, dataDir }, facility_id)).toEqual({ stored: [], finished: [], begun: [] })
  })

  it('must be whole', async () => {
    const { upload, bytes, begin, finish } = await anOwner()
    const location = await begin()
    await upload.patch(location, 0, bytes.subarray(0, -1))
    const answer = await finish(uploadIdIn(location))
    expect(answer).toBeRefused('invalid_input', 'document')
    expect(answer.problem?.message).toBe('The file did not arrive whole. Send it again')
  })

  it('is not more than was announced, and starts where the earlier part ended', async () => {
    const { upload, bytes, begin } = await anOwner()
    const location = await begin()
    expect(await upload.patch(location, 0, Buffer.alloc(500_001))).toMatchObject({ status: 413 })
    expect(await upload.patch(location, 1, bytes.subarray(1))).toMatchObject({ status: 409 })
    expect(await upload.patch(location, '0x10', bytes)).toMatchObject({ status: 400 })
    expect(await upload.patch(location, 0, bytes)).toMatchObject({ status: 204 })
    expect(await upload.patch(location, 0, bytes)).toMatchObject({ status: 409 })
    expect(await upload.patch(location, 500_000, Buffer.from('!'))).toMatchObject({ status: 413 })
  })
})

describe('a full disk', () => {
  it('is refused as unavailable, and the upload continues when there is space', async () => {
    const { dataDir, upload, bytes, begin, finish } = await anOwner()
    const location = await begin()
    const path = join(dataDir, 'uploads', uploadIdIn(location))
    await rm(path)
    // Every write to this device fails with ENOSPC.
    await symlink('/dev/full', path)
    const { status, body } = await upload.patch(location, 0, bytes)
    expect({ status, problem: JSON.parse(body) }).toBeRefused('unavailable')
    await rm(path)
    await writeFile(path, bytes.subarray(0, 100))
    expect(await upload.patch(location, 100, bytes.subarray(100))).toMatchObject({ status: 204 })
    expect((await finish(uploadIdIn(location))).status).toBe(201)
  })
})

describe('an upload is refused', () => {
  it.each([
    ['for a call that takes no file', { call: '/api/facility' }, 'invalid_input'],
    ['for a call that takes only small pictures', { call: '/api/settings/crest' }, 'invalid_input'],
    ['without a facility', { facility_id: 'all' }, 'invalid_input'],
    ['for a facility that does not exist', { facility_id: 999_999 }, 'not_found'],
    ['without bytes', { bytes: Buffer.alloc(0) }, 'invalid_input'],
    ['with more bytes than a document may have', { headers: { 'upload-length': '10485761' } }, 'file_too_large'],
    ['with a length that is no number', { headers: { 'upload-length': '-1' } }, 'invalid_input'],
    [
      'with a length that follows later',
      { headers: { 'upload-length': '', 'upload-defer-length': '1' } },
      'invalid_input',
    ],
    ['with metadata that cannot be read', { headers: { 'upload-metadata': 'call,call' } }, 'invalid_input'],
    ['with another version of the protocol', { headers: { 'tus-resumable': '0.2.2' } }, 'invalid_input'],
  ] as const)('%s', async (_, beginning, code) => {
    const { upload, facility_id, bytes, db, owner } = await anOwner()
    const { statusCode, body } = await upload.begin({ facility_id, bytes, ...beginning })
    expect({ status: statusCode, problem: JSON.parse(body) }).toBeRefused(code)
    expect(await db.selectFrom('resumable_upload').where('user_id', '=', owner.id).select('id').execute()).toEqual([])
  })

  it('to an officer who may not change applications, and to somebody who has to choose a password first', async () => {
    const { app, db, owner, upload, facility_id, bytes } = await anOwner()
    const finance = uploader(app, await makeOfficer(db, ['finance']))
    const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => ({
      status: statusCode,
      problem: JSON.parse(body),
    })
    expect(refusal(await finance.begin({ facility_id, bytes }))).toBeRefused('not_allowed')
    await db.updateTable('user_account').set({ must_change_password: true }).where('id', '=', owner.id).execute()
    expect(refusal(await upload.begin({ facility_id, bytes }))).toBeRefused('password_change_needed')
  })

  it('when its file cannot be made, and then counts for nothing', async () => {
    const { dataDir, db, owner, upload, facility_id, bytes } = await anOwner()
    await writeFile(join(dataDir, 'uploads'), 'no folder')
    expect((await upload.begin({ facility_id, bytes })).statusCode).toBe(500)
    expect(await db.selectFrom('resumable_upload').where('user_id', '=', owner.id).select('id').execute()).toEqual([])
  })

  it('beyond the limit of stored bytes, in which unfinished uploads count with their whole size', async () => {
    const { db, owner, upload, facility_id, begin } = await anOwner()
    const slug = `large-${facility_id}`
    const stored = { slug, facility_id, media_type: 'application/pdf', size_bytes: 2_146_900_000 } as const
    await db
      .insertInto('file')
      .values({ ...stored, recorded_by: owner.id })
      .execute()
    await begin()
    const { statusCode, body } = await upload.begin({ facility_id, bytes: Buffer.alloc(100_000) })
    expect({ status: statusCode, problem: JSON.parse(body) }).toBeRefused('limit_reached')
  })

  it('while those of everybody together have ten gigabytes', async () => {
    const { db, upload, facility_id, bytes } = await anOwner()
    const { id: user_id } = await makeOwner(db)
    const common = { user_id, call: '/api/upload/document', facility_id, started_at: new Date().toISOString() }
    await db
      .insertInto('resumable_upload')
      .values([1, 2, 3, 4, 5].map((place) => ({ ...common, id: `large ${place}`, size_bytes: 2_147_483_647 })))
      .execute()
    const { statusCode, headers, body } = await upload.begin({ facility_id, bytes })
    expect({ status: statusCode, problem: JSON.parse(body) }).toBeRefused('unavailable')
    expect(headers['retry-after']).toBe('300')
    await db.deleteFrom('resumable_upload').where('user_id', '=', user_id).execute()
    expect((await upload.begin({ facility_id, bytes })).statusCode).toBe(201)
  })

  it('when the person has 40 others that are not finished', async () => {
    const { upload, facility_id, bytes, unfinished } = await anOwner()
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload.begin({ facility_id, bytes })))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(40).fill(201), ...Array(10).fill(409)])
    expect(await unfinished()).toHaveLength(40)
  })
})

describe('somebody else', () => {
  it('can neither read, continue, cancel nor finish an upload', async () => {
    const { app, db, bytes, begin, finish, uploadWhole } = await anOwner()
    const stranger = await makeOwner(db)
    const { id: facility_id } = await makeFacility(db, { user_id: stranger.id })
    const upload = uploader(app, stranger)
    const location = await begin()
    expect(await upload.offset(location)).toEqual({ status: 404, offset: undefined, length: undefined })
    expect(await upload.patch(location, 0, bytes)).toMatchObject({ status: 404 })
    expect(await upload.cancel(location)).toBe(404)
    const ofStranger = { actor: stranger, body: { facility_id } }
    expect(await finish(await uploadWhole(), ofStranger)).toBeRefused('not_found')
    // Not even that it exists and is not whole.
    expect(await finish(uploadIdIn(location), ofStranger)).toBeRefused('not_found')
  })

  it('who has signed out is refused', async () => {
    const { app, db, owner, upload, bytes, begin, uploadWhole, finish } = await anOwner()
    const [location, whole] = [await begin(), await uploadWhole()]
    await endSession(db, owner.token)
    expect(await upload.offset(location)).toMatchObject({ status: 401 })
    expect(await upload.patch(location, 0, bytes)).toMatchObject({ status: 401 })
    expect(await upload.cancel(location)).toBe(401)
    expect(await finish(whole)).toBeRefused('signed_out')
    expect((await app.inject({ method: 'POST', url: '/api/uploads' })).statusCode).toBe(401)
  })
})

describe('an upload is finished only', () => {
  it('for its own facility and call, and while the application may change', async () => {
    const { app, db, owner, facility_id, uploadWhole, finish } = await anOwner()
    const other = await makeFacility(db, { user_id: owner.id })
    const id = await uploadWhole()
    expect(await finish(id, { body: { facility_id: other.id } })).toBeRefused('not_found')
    const payment = { facility_id, amount: 1000, upload_id: id }
    expect(await as(owner, app).send(calls.uploadPayment, { body: payment })).toBeRefused('not_found')
    await makeRegistration(db, {
      facility_id,
      status: 'Approved',
      approved_at: '2026-11-01',
      expiry_date: '2099-12-31',
    })
    expect(await finish(id)).toBeRefused('action_not_offered')
  })

  it.each(['../files/x', '..%2f..%2fetc', '', 'a'.repeat(23), '/etc/passwd'])('by its id, not by %s', async (id) => {
    const { app, owner, finish } = await anOwner()
    expect((await finish(id)).status).toBeOneOf([404, 422])
    const { statusCode } = await app.inject({
      method: 'HEAD',
      url: `/api/uploads/${encodeURIComponent(id)}`,
      headers: { authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' },
    })
    expect(statusCode).toBe(404)
  })
})
