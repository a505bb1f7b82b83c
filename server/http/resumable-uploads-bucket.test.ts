import '../testing/matchers.ts'
import type { Socket } from 'node:net'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { describe, expect, it, vi } from 'vitest'
import { fileStore, unfinishedUploads } from '../start/choose-file-store.ts'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { scan } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { openPatch as openPatchAt, uploader, uploadIdIn } from '../testing/resumable-upload.ts'
import { s3Server } from '../testing/s3-server.ts'
import { testApp } from '../testing/test-app.ts'

/** Three portals with one database and one bucket, but with data folders of their own, and an upload begun at the first. */
async function threePortals(size = 1_500_000) {
  const s3 = await s3Server()
  const first = await testApp(undefined, await inBucket())
  const others = [await testApp(first.database, await inBucket()), await testApp(first.database, await inBucket())]
  const owner = await makeOwner(first.db)
  const { id: facility_id } = await makeFacility(first.db, { user_id: owner.id })
  const { bytes } = scan(size)
  const [one, two, three] = [first, ...others].map(({ app }) => uploader(app, owner))
  if (!one || !two || !three) throw new Error('There are three portals')
  const path = String((await one.begin({ facility_id, bytes })).headers.location)
  const id = uploadIdIn(path)

  async function inBucket() {
    const place = { s3: s3.location, dataDir: '/nowhere' }
    return { files: await fileStore(place), uploads: await unfinishedUploads(place) }
  }
  const finish = () => {
    const body = { facility_id, name: 'PHCN bill' as const, upload_id: id }
    return as(owner, (others[1] ?? first).app).send(calls.uploadDocument, { body })
  }
  const sockets: Socket[] = []
  first.app.server.on('connection', (socket) => void sockets.push(socket))
  /** Waits until the first portal has read so many bytes. */
  const received = (size: number) =>
    vi.waitFor(() => expect(sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)).toBeGreaterThan(size), 60_000)
  /** Opens a PATCH at the first portal, to which a test writes. */
  const openPatch = async (offset: number, length: number) => {
    await first.app.listen({ port: 0, host: '127.0.0.1' })
    return openPatchAt(`${first.app.listeningOrigin}${path}`, owner, { offset, length })
  }
  const { uploads } = await inBucket()
  const pieces = () => [...s3.objects.keys()].filter((key) => key.startsWith('uploads/')).sort()
  return { ...s3, ...first, owner, bytes, path, id, uploads, one, two, three, openPatch, received, finish, pieces }
}

describe('portals that share a bucket and no folder', () => {
  it('receive the pieces of a file in turn, and one of them finishes it', async () => {
    const { objects, bytes, path, one, two, three, finish, pieces } = await threePortals()
    const places = [0, 524_288, 700_000, 700_001, 1_200_000, 1_500_000]
    for (const [turn, portal] of [one, two, three, one, two].entries()) {
      const piece = bytes.subarray(places[turn], places[turn + 1])
      expect(await portal.patch(path, places[turn] ?? 0, piece)).toMatchObject({ status: 204 })
      expect(await three.offset(path)).toMatchObject({ status: 200, offset: String(places[turn + 1]) })
    }
    expect(pieces()).toHaveLength(3)
    const { data } = (await finish()).reply
    expect(objects.get(data.file_slug)?.bytes.equals(bytes)).toBe(true)
    expect([...objects.keys()]).toEqual([data.file_slug])
  })

  it('keep few objects of a file that comes in many small pieces', async () => {
    const { bytes, path, two, three, pieces } = await threePortals(2_000)
    for (let place = 0; place < 2_000; place += 50) {
      const portal = place % 100 === 0 ? two : three
      expect(await portal.patch(path, place, bytes.subarray(place, place + 50))).toMatchObject({ status: 204 })
    }
    expect(pieces()).toEqual([expect.stringMatching(/^uploads\/[\w-]{22}\/0-2000$/)])
  })

  it('keep what has arrived when the connection breaks, and continue from there', async () => {
    const { objects, bytes, path, two, openPatch, finish, pieces } = await threePortals()
    const sending = await openPatch(0, 1_500_000)
    sending.write(bytes.subarray(0, 800_000))
    // What fills a piece is stored while the rest still arrives.
    await vi.waitFor(() => expect(pieces()).toHaveLength(1), 60_000)
    sending.destroy()
    const arrived = Number((await two.offset(path)).offset)
    expect(arrived).toBeGreaterThanOrEqual(524_288)
    expect(await two.patch(path, arrived, bytes.subarray(arrived))).toMatchObject({ offset: '1500000' })
    const { data } = (await finish()).reply
    expect(objects.get(data.file_slug)?.bytes.equals(bytes)).toBe(true)
  })

  it('let a new connection continue while the old one still waits, and ignore what the old one sends later', async () => {
    const { objects, bytes, path, two, openPatch, received, finish } = await threePortals(600_000)
    const stalled = await openPatch(0, 600_000)
    stalled.write(bytes.subarray(0, 120_000))
    await received(120_000)
    expect(await two.offset(path)).toMatchObject({ status: 200, offset: '120000' })
    expect(await two.patch(path, 120_000, bytes.subarray(120_000))).toMatchObject({ offset: '600000' })
    stalled.end(Buffer.alloc(480_000, 'X'))
    const { data } = (await finish()).reply
    expect(objects.get(data.file_slug)?.bytes.equals(bytes)).toBe(true)
  })

  it('accept only one of two pieces for the same place', async () => {
    const { bytes, path, one, three } = await threePortals()
    const answers = await Promise.all([one.patch(path, 0, bytes), three.patch(path, 0, bytes)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('forget an upload that is cancelled', async () => {
    const { bytes, path, one, two, pieces } = await threePortals()
    await one.patch(path, 0, bytes.subarray(0, 700_000))
    expect(await two.cancel(path)).toBe(204)
    expect(pieces()).toEqual([])
    expect(await one.offset(path)).toMatchObject({ status: 404 })
  })
})

describe('a bucket that cannot be reached', () => {
  it('is answered with 503, and the upload continues when it is back', async () => {
    const { objects, state, bytes, path, one, two, finish } = await threePortals()
    expect(await one.patch(path, 0, bytes.subarray(0, 900_000))).toMatchObject({ status: 204 })
    state.isBroken = true
    const { status, body } = await two.patch(path, 900_000, bytes.subarray(900_000))
    expect({ status, problem: JSON.parse(body) }).toBeRefused('unavailable')
    expect(await two.offset(path)).toMatchObject({ status: 503 })
    expect(await finish()).toBeRefused('unavailable')
    state.isBroken = false
    expect(await two.offset(path)).toMatchObject({ offset: '900000' })
    expect(await two.patch(path, 900_000, bytes.subarray(900_000))).toMatchObject({ status: 204 })
    const { data } = (await finish()).reply
    expect(objects.get(data.file_slug)?.bytes.equals(bytes)).toBe(true)
  })

  it('does not keep an upload from being cancelled', async () => {
    const { db, state, bytes, path, id, one } = await threePortals()
    await one.patch(path, 0, bytes)
    state.isBroken = true
    expect(await one.cancel(path)).toBe(204)
    expect(await db.selectFrom('resumable_upload').where('id', '=', id).select('id').execute()).toEqual([])
  })
})

it('pieces that were stored more than 25 hours ago are deleted, not before, and no files', async () => {
  const { objects, bytes, path, one, pieces, uploads } = await threePortals()
  await one.patch(path, 0, bytes)
  const whole = objects.get(pieces()[0] ?? '')
  if (!whole) throw new Error('There is a piece')
  const at = (moment: string) => ({ ...whole, at: new Date(moment) })
  objects.clear()
  for (const id of ['a', 'b', 'c', 'd', 'e']) objects.set(`uploads/${id}/0-10`, at('2026-11-19T10:59:00Z'))
  objects.set('uploads/f/0-10', at('2026-11-19T11:01:00Z'))
  objects.set('a-file', at('2020-01-01T00:00:00Z'))
  await uploads.cleanUp(new Date('2026-11-20T12:00:00Z'))
  expect([...objects.keys()]).toEqual(['uploads/f/0-10', 'a-file'])
})
