import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { describe, expect, it, vi } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { renewLock, tryLock } from '../records/shared/upload-locks.ts'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { pdf } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { openPatch as openPatchAt, uploader, uploadIdIn } from '../testing/resumable-upload.ts'
import { testApp } from '../testing/test-app.ts'

/** Two servers with one database and one data folder, and an upload of 300,000 bytes that was begun at the first. */
async function twoServers() {
  const first = await testApp()
  const { database, db, dataDir } = first
  const second = await testApp(database, { uploads: uploadFolder(dataDir), files: localFileStore(dataDir) })
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const { bytes } = pdf(300_000)
  const [atFirst, atSecond] = [uploader(first.app, owner), uploader(second.app, owner)]
  const location = String((await atFirst.begin({ facility_id, bytes })).headers.location)
  await first.app.listen({ port: 0, host: '127.0.0.1' })
  /** Opens a PATCH at the first server, to which a test writes. */
  const openPatch = (length: number) =>
    openPatchAt(`${first.app.listeningOrigin}${location}`, owner, { offset: 0, length })
  const arrived = (size: number) =>
    vi.waitFor(async () => expect((await stat(join(dataDir, 'uploads', uploadIdIn(location)))).size).toBe(size), 20_000)
  const finish = () => {
    const body = { facility_id, name: 'PHCN bill' as const, upload_id: uploadIdIn(location) }
    return as(owner, second.app).send(calls.uploadDocument, { body })
  }
  return { db, dataDir, bytes, location, id: uploadIdIn(location), atFirst, atSecond, openPatch, arrived, finish }
}

describe('two servers that share the data folder', () => {
  it('receive the pieces of a file in turn', async () => {
    const { dataDir, bytes, location, atFirst, atSecond, finish } = await twoServers()
    for (const [server, offset] of [
      [atFirst, 0],
      [atSecond, 100_000],
      [atFirst, 200_000],
    ] as const) {
      const piece = bytes.subarray(offset, offset + 100_000)
      expect(await server.patch(location, offset, piece)).toMatchObject({ status: 204 })
    }
    const { data } = (await finish()).reply
    expect(await readFile(join(dataDir, 'files', data.file_slug))).toEqual(bytes)
  })

  it('let a new connection continue while the old one still waits, and ignore what the old one sends later', async () => {
    const { dataDir, bytes, location, atSecond, openPatch, arrived, finish } = await twoServers()
    const stalled = openPatch(300_000)
    stalled.write(bytes.subarray(0, 120_000))
    await arrived(120_000)
    const started = performance.now()
    expect(await atSecond.offset(location)).toMatchObject({ status: 200, offset: '120000' })
    expect(performance.now() - started).toBeLessThan(8_000)
    expect(await atSecond.patch(location, 120_000, bytes.subarray(120_000))).toMatchObject({ offset: '300000' })
    stalled.end(Buffer.alloc(180_000, 'X'))
    const { data } = (await finish()).reply
    expect(await readFile(join(dataDir, 'files', data.file_slug))).toEqual(bytes)
  })

  it('accept only one of two pieces for the same place', async () => {
    const { bytes, location, atFirst, atSecond } = await twoServers()
    const answers = await Promise.all([atFirst.patch(location, 0, bytes), atSecond.patch(location, 0, bytes)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('keep what has arrived when the connection breaks', async () => {
    const { bytes, location, atSecond, openPatch, arrived } = await twoServers()
    const sending = openPatch(300_000)
    sending.write(bytes.subarray(0, 120_000))
    await arrived(120_000)
    sending.destroy()
    expect(await atSecond.offset(location)).toMatchObject({ offset: '120000' })
  })
})

describe('the lock of an upload', () => {
  it('is lost ten seconds after the last renewal, when its server has ended', async () => {
    const { db, id } = await twoServers()
    const [ended, next] = [
      { id, holder: '11111111-1111-4111-8111-111111111111' },
      { id, holder: '22222222-2222-4222-8222-222222222222' },
    ]
    expect(await tryLock(db, ended)).toBe('locked')
    expect(await renewLock(db, ended)).toBe(true)
    expect(await tryLock(db, next)).toBe('held by another')
    expect(await renewLock(db, ended)).toBe(false)
    await db
      .updateTable('resumable_upload')
      .set({ lock_ends_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect(await tryLock(db, next)).toBe('locked')
    expect(await renewLock(db, ended)).toBe(false)
    expect(await tryLock(db, { ...next, id: 'none' })).toBe('no upload')
  })
})
