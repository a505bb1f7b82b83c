import '../testing/matchers.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { filesOf, jpegOf, png } from '../testing/files.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { uploader, uploadIdIn } from '../testing/resumable-upload.ts'
import { testApp } from '../testing/test-app.ts'

const kb = 1024

/** A photo of this size, in which the camera has written where it was taken. */
function photo(width: number, height: number, size?: number): Buffer {
  const bytes = jpegOf(width, height, { between: segment(0xe1, Buffer.from('taken at home')) })
  if (size === undefined) return bytes
  return Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(size - bytes.length), bytes.subarray(-2)])
}

function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content])
}

async function anOwner() {
  const portal = await testApp()
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const send = async (bytes: Buffer, { actor = owner, at = facility_id, whole = true } = {}) => {
    const upload = uploader(portal.app, actor)
    const { location } = (await upload.begin({ facility_id: at, bytes })).headers
    await upload.patch(String(location), 0, whole ? bytes : bytes.subarray(0, 20))
    return uploadIdIn(location)
  }
  const finish = (ids: readonly unknown[], { actor = owner, headers = {} } = {}) => {
    const fields = { facility_id, name: 'PHCN bill', upload_ids: ids.join(',') }
    return as(actor, portal.app).send(calls.uploadDocument, { body: fields }, { headers })
  }
  const stored = () => filesOf(portal, facility_id)
  const unfinished = () => readdir(join(portal.dataDir, 'uploads'))
  return { ...portal, owner, facility_id, send, finish, stored, unfinished }
}

const nothing = { stored: [], finished: [], begun: [] }

describe('photos of pages', () => {
  it('become one PDF on A4, in the order in which they are named, and are used up', async () => {
    const { db, dataDir, facility_id, send, finish, unfinished } = await anOwner()
    const [first, second, third] = [await send(photo(60, 80)), await send(photo(80, 60)), await send(photo(61, 81))]
    const { status, reply } = await finish([third, second, first])
    expect(status).toBe(201)
    expect(reply.data).toMatchObject({ name: 'PHCN bill', facility_id })
    const file = await readFile(join(dataDir, 'files', reply.data.file_slug))
    const pdf = file.toString('latin1')
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7')
    expect(pdf.match(/\/MediaBox \[[^\]]+\]/g)).toEqual([
      '/MediaBox [0 0 595.28 841.89]',
      '/MediaBox [0 0 841.89 595.28]',
      '/MediaBox [0 0 595.28 841.89]',
    ])
    expect(pdf.match(/\/Width \d+/g)).toEqual(['/Width 61', '/Width 80', '/Width 60'])
    expect(pdf).not.toContain('taken at home')
    const row = await db
      .selectFrom('file')
      .where('slug', '=', reply.data.file_slug)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ media_type: 'application/pdf', size_bytes: file.length })
    expect(await unfinished()).toEqual([])
    expect(await db.selectFrom('resumable_upload').select('id').execute()).toEqual([])
  })

  it('are one document, however often the call is repeated', async () => {
    const { db, facility_id, send, finish } = await anOwner()
    const ids = [await send(photo(60, 80)), await send(photo(60, 80))]
    const headers = { 'idempotency-key': 'a repeated call' }
    const [first, second] = await Promise.all([finish(ids, { headers }), finish(ids, { headers })])
    const third = await finish(ids, { headers })
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect(third.reply).toEqual(first.reply)
    expect(await finish(ids)).toBeRefused('not_found')
    const documents = await db.selectFrom('document').where('facility_id', '=', facility_id).select('id').execute()
    expect(documents).toHaveLength(1)
  })

  it('become one document when two calls name them at once in different orders', async () => {
    const { db, facility_id, send, finish } = await anOwner()
    const ids = [await send(photo(60, 80)), await send(photo(60, 80)), await send(photo(60, 80))]
    const answers = await Promise.all([finish(ids), finish(ids.toReversed())])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404])
    const documents = await db.selectFrom('document').where('facility_id', '=', facility_id).select('id').execute()
    expect(documents).toHaveLength(1)
  })

  it('are taken up to 20 pages of 400 KB', async () => {
    const { send, finish } = await anOwner()
    const ids: string[] = []
    for (let page = 1; page <= 20; page++) ids.push(await send(photo(60, 80, 400 * kb)))
    expect((await finish(ids)).status).toBe(201)
  })

  it('are taken from an officer for a facility without an owner account', async () => {
    const { app, db } = await anOwner()
    const officer = await makeOfficer(db)
    const { id: facility_id } = await makeFacility(db, { user_id: null })
    await makeRegistration(db, { facility_id })
    const upload = uploader(app, officer)
    const bytes = photo(60, 80)
    const { location } = (await upload.begin({ facility_id, bytes })).headers
    await upload.patch(String(location), 0, bytes)
    const body = { facility_id, name: 'PHCN bill', upload_ids: uploadIdIn(location) }
    expect((await as(officer, app).send(calls.uploadDocument, { body })).status).toBe(201)
  })
})

describe('nothing is stored', () => {
  it('of more than 20 pages', async () => {
    const { finish, stored } = await anOwner()
    const ids = Array.from({ length: 21 }, (_, page) => `page-of-22-letters-${String(page).padStart(3, '0')}`)
    const refused = await finish(ids)
    expect(refused).toBeRefused('invalid_input', 'document')
    expect(refused.problem?.message).toBe('A document has at most 20 pages. Send the others as another document')
    expect(await stored()).toEqual(nothing)
  })

  it('if a page is a PNG; the others need not be sent again', async () => {
    const { send, finish, stored } = await anOwner()
    const [first, second] = [await send(photo(60, 80)), await send(png.bytes)]
    const refused = await finish([first, second])
    expect(refused).toBeRefused('file_refused', 'document')
    expect(refused.problem?.message).toBe('Page 2 is not a JPEG photo. Take a photo of it again')
    expect(await stored()).toEqual(nothing)
    expect((await finish([first, await send(photo(60, 80))])).status).toBe(201)
  })

  it.each([
    [
      'larger than 400 KB',
      photo(60, 80, 401 * kb),
      'file_too_large',
      'Page 2 is larger than 400 KB. Choose a smaller photo',
    ],
    [
      'of more than 50 megapixels',
      photo(10_000, 5_001),
      'file_refused',
      'Page 2: This picture has more than 50 megapixels. Choose a smaller one',
    ],
    ['damaged', jpegOf(60, 80).subarray(0, 30), 'file_refused', 'Page 2: This picture is damaged. Choose another one'],
  ] as const)('if a page is %s', async (_, bytes, code, sentence) => {
    const { send, finish, stored } = await anOwner()
    const refused = await finish([await send(photo(60, 80)), await send(bytes)])
    expect(refused).toBeRefused(code, 'document')
    expect(refused.problem?.message).toBe(sentence)
    expect(await stored()).toEqual(nothing)
  })

  it('if a page has not arrived whole', async () => {
    const { send, finish, stored } = await anOwner()
    const refused = await finish([await send(photo(60, 80), { whole: false })])
    expect(refused).toBeRefused('invalid_input', 'document')
    expect(refused.problem?.message).toBe('Page 1 did not arrive whole. Send it again')
    expect(await stored()).toEqual(nothing)
  })

  it('if a page is named twice', async () => {
    const { send, finish, stored } = await anOwner()
    const [first, second] = [await send(photo(60, 80)), await send(photo(60, 80))]
    const refused = await finish([first, second, first])
    expect(refused).toBeRefused('invalid_input', 'document')
    expect(refused.problem?.message).toBe('Pages 1 and 3 are the same photo. Send each page once')
    expect(await stored()).toEqual(nothing)
  })

  it("if a page is another person's, is for another facility, or is none", async () => {
    const { db, owner, send, finish, stored, unfinished } = await anOwner()
    const stranger = await makeOwner(db)
    const theirs = await makeFacility(db, { user_id: stranger.id })
    const other = await makeFacility(db, { user_id: owner.id })
    const own = await send(photo(60, 80))
    for (const id of [
      await send(photo(60, 80), { actor: stranger, at: theirs.id }),
      await send(photo(60, 80), { at: other.id }),
      '../../../etc/passwd',
      '',
    ]) {
      const refused = await finish([own, id])
      expect(refused).toBeRefused('not_found')
      expect(refused.problem?.message).toBe('The photo of page 2 does not exist. Send it again')
    }
    expect(await stored()).toEqual(nothing)
    expect(await unfinished()).toHaveLength(3)
  })
})
