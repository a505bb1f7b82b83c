import '../testing/matchers.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileStore } from '../start/choose-file-store.ts'
import { as, type TestFile } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { jpeg, pdf, png } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { s3Server } from '../testing/s3-server.ts'
import { testApp } from '../testing/test-app.ts'

const tenMegabytes = 10 * 1024 * 1024
const away = 'The portal cannot reach its files just now. Try again in a minute.'

/** An owner whose files go to an S3-compatible store. */
async function anOwner() {
  const s3 = await s3Server()
  const temporary = await ownTemporaryFolder()
  const portal = await testApp(undefined, { files: await fileStore({ s3: s3.location, dataDir: '' }) })
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const upload = (file: TestFile) =>
    as(owner, portal.app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file })
  const open = async (slug: string) => {
    const { reply } = await as(owner, portal.app).send(calls.linkDocument, { params: { slug } })
    const { statusCode: status, headers, rawPayload } = await portal.app.inject({ method: 'GET', url: reply.url })
    return { status, headers, bytes: rawPayload, problem: status < 400 ? undefined : JSON.parse(`${rawPayload}`) }
  }
  return {
    ...portal,
    ...s3,
    upload,
    open,
    remaining: () => readdir(temporary).then((names) => names.filter(isTemporaryUpload)),
  }
}

/** A temporary folder that no other test uses, so that remaining files can be detected. */
async function ownTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-s3-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

const isTemporaryUpload = (name: string) => name.startsWith('portal-upload-')

describe('a file in an S3-compatible store', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf'],
    ['a photograph', jpeg, 'image/jpeg'],
    ['a picture', png, 'image/png'],
    ['a PDF of ten megabytes', pdf(tenMegabytes), 'application/pdf'],
  ])('is stored and returned unchanged: %s', async (_, file, type) => {
    const { upload, open, objects } = await anOwner()
    const slug = (await upload(file)).reply.data.file_slug
    expect([...objects.keys()]).toEqual([slug])
    expect(objects.get(slug)?.type).toBe(type)
    expect(objects.get(slug)?.bytes.equals(file.bytes)).toBe(true)
    const opened = await open(slug)
    expect(opened).toMatchObject({ status: 200, headers: { 'content-length': String(file.bytes.length) } })
    expect(opened.bytes.equals(file.bytes)).toBe(true)
  })

  it('is not stored when it is refused', async () => {
    const { upload, objects, remaining } = await anOwner()
    expect(await upload(pdf(tenMegabytes + 1))).toBeRefused('file_too_large', 'document')
    expect(await upload({ ...pdf(), bytes: Buffer.from('Dear Sir') })).toBeRefused('file_refused', 'document')
    expect(objects.size).toBe(0)
    expect(await remaining()).toEqual([])
  })

  it('is not found when it has disappeared from the store', async () => {
    const { upload, open, objects } = await anOwner()
    const slug = (await upload(pdf())).reply.data.file_slug
    objects.clear()
    expect(await open(slug)).toBeRefused('not_found')
  })
})

describe('an S3-compatible store', () => {
  it('removes a file, and ignores one that does not exist', async () => {
    const { location, objects } = await s3Server()
    const files = await fileStore({ s3: location, dataDir: '' })
    await files.put('a-file', Readable.from([Buffer.from('bytes')]), 'application/pdf')
    await files.remove('a-file')
    await files.remove('a-file')
    expect(objects.size).toBe(0)
    expect(await files.get('a-file')).toBeUndefined()
  })

  it('that is broken or unreachable is reported as unavailable', async () => {
    const { upload, open, state, close, remaining } = await anOwner()
    const slug = (await upload(pdf())).reply.data.file_slug
    state.isBroken = true
    const broken = await upload(pdf())
    expect(broken).toBeRefused('unavailable')
    expect(broken.problem?.message).toBe(away)
    expect(await open(slug)).toBeRefused('unavailable')
    close()
    expect(await upload(pdf())).toBeRefused('unavailable')
    expect(await remaining()).toEqual([])
  })

  it('that refuses the access key causes an unexpected error', async () => {
    const { location } = await s3Server()
    const files = await fileStore({ s3: { ...location, key: 'somebody-else' }, dataDir: '' })
    const bytes = Readable.from([Buffer.from('bytes')])
    await expect(files.put('a-file', bytes, 'application/pdf')).rejects.toThrow('Cannot write file')
  })
})
