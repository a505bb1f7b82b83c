import '../../testing/matchers.ts'
import { showRegistration, startRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { expect, it } from 'vitest'
import { photoWithoutMetadata } from '../../files/photo-without-metadata.ts'
import { listNamedFiles } from '../../records/shared/stored-contents.ts'
import { as, type TestFile } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { jpeg, pdf, png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { photo } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const bill = { params: { id: 2 } }
const twoMegabytes = 2 * 1024 * 1024

async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-26T09:00:00Z')
  const person = await makeOfficer(db)
  const officer = as(person, app)
  return {
    app,
    db,
    person,
    officer,
    add: (file: TestFile | undefined, sent = bill) => officer.send(calls.addDocumentExample, sent, { file }),
    remove: () => officer.send(calls.removeDocumentExample, bill),
    open: (url: string | undefined) => app.inject({ method: 'GET', url: url ?? '/examples/none' }),
    shown: async () => {
      const { reply } = await officer.send(calls.listDocumentKinds, {})
      return reply.data.find(({ id }) => id === 2)?.example
    },
  }
}

it.each([
  ['PDF', pdf(), 'application/pdf', 'pdf', "frame-ancestors 'none'"],
  ['PDF of 2 MB', pdf(twoMegabytes), 'application/pdf', 'pdf', "frame-ancestors 'none'"],
  ['PNG', png, 'image/png', 'png', "sandbox; default-src 'none'; frame-ancestors 'none'"],
])('may be a %s, which anybody can open and nothing runs in', async (_, file, type, ending, policy) => {
  const { add, open } = await portal()
  const { status, reply } = await add(file)
  expect([status, reply.message]).toEqual([201, 'Example added'])
  expect(reply.data.example).toEqual({
    url: expect.stringMatching(/^\/examples\/[\w-]{22}$/),
    recorded_at: '2026-11-26T09:00:00.000Z',
    recorded_by: expect.stringContaining('Hadiza'),
  })
  const opened = await open(reply.data.example?.url)
  expect(opened.rawPayload.equals(file.bytes)).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': type,
    'content-length': String(file.bytes.length),
    'content-disposition': `inline; filename="Example of PHCN bill.${ending}"`,
    'content-security-policy': policy,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
})

it('loses the metadata of a photo, with the place where it was taken', async () => {
  const { add, open } = await portal()
  const { rawPayload } = await open((await add(photo)).reply.data.example?.url)
  expect([photo.bytes.includes('GPS'), rawPayload.includes('GPS')]).toEqual([true, false])
  expect(rawPayload.equals(photoWithoutMetadata(photo.bytes, 'image/jpeg') ?? Buffer.of())).toBe(true)
})

it.each<[string, TestFile | undefined, 'file_refused' | 'file_too_large' | 'invalid_input', string]>([
  [
    'a drawing that may hold a script',
    { name: 'bill.png', type: 'image/png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    'file_refused',
    'Choose a PDF, JPEG or PNG file',
  ],
  [
    'a web page with the name of a PDF',
    { name: 'bill.pdf', type: 'application/pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
    'file_refused',
    'Choose a PDF, JPEG or PNG file',
  ],
  [
    'a damaged picture',
    { ...png, bytes: png.bytes.subarray(0, 40) },
    'file_refused',
    'This picture is damaged. Choose another one',
  ],
  ['larger than 2 MB', pdf(twoMegabytes + 1), 'file_too_large', 'The file is larger than 2 MB. Choose a smaller one'],
  ['nothing', undefined, 'invalid_input', 'Choose a file'],
])('may not be %s', async (_, file, code, sentence) => {
  const { db, add, shown } = await portal()
  const answer = await add(file)
  expect(answer).toBeRefused(code, 'document')
  expect(answer.problem?.errors?.document).toEqual([sentence])
  expect(await shown()).toBeNull()
  expect(await db.selectFrom('unfinished_file').select('slug').execute()).toEqual([])
})

it('is replaced and taken away, and nobody can open what is not shown any more', async () => {
  const { db, add, remove, shown, open } = await portal()
  const first = (await add(pdf())).reply.data.example?.url
  const second = (await add(jpeg)).reply.data.example?.url
  expect((await shown())?.url).toBe(second)
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
  const removed = await remove()
  expect([removed.reply.message, removed.reply.data.example]).toEqual(['Example removed', null])
  expect((await open(second)).statusCode).toBe(404)
  expect(await remove()).toBeRefused('not_found')
  // The files are kept, and a backup has them.
  const slugs = [first, second].map((url) => url?.slice('/examples/'.length))
  expect((await listNamedFiles(db)).map(({ slug }) => slug).sort()).toEqual(slugs.sort())
})

it('is served only at its own address', async () => {
  const { open } = await portal()
  for (const path of ['/examples/none', '/examples/..%2f..%2fpackage.json', `/examples/${'x'.repeat(200)}`]) {
    expect((await open(path)).statusCode, path).toBe(404)
  }
})

it('holds at once for an application that was started before', async () => {
  const { app, db, add, remove } = await portal()
  const person = await makeOwner(db)
  const owner = as(person, app)
  const { id: facility_id } = await makeFacility(db, { user_id: person.id })
  const { id } = (await owner.send(startRegistration, { body: { facility_id } })).reply.data
  const asked = async () => {
    const { reply } = await owner.send(showRegistration, { params: { id } })
    return reply.asked_documents.map(({ name, example_url }) => [name, example_url]).slice(0, 2)
  }
  const { url } = (await add(png)).reply.data.example ?? {}
  expect(await asked()).toEqual([
    ['Certificate of registration with CAC', null],
    ['PHCN bill', url],
  ])
  await remove()
  expect((await asked())[1]).toEqual(['PHCN bill', null])
})

it('can be changed fifty times, and can still be taken away then', async () => {
  const { db, person, add, remove, shown } = await portal()
  const row = { document_kind_id: 2, recorded_by: person.id, recorded_at: '2026-11-25T09:00:00Z' }
  await db
    .insertInto('document_example')
    .values(Array.from({ length: 49 }, () => row))
    .execute()
  const both = await Promise.all([add(png), add(png)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await add(png)).toBeRefused('limit_reached')
  expect((await add(png, { params: { id: 1 } })).status).toBe(201)
  expect((await remove()).status).toBe(200)
  expect(await shown()).toBeNull()
})

it('leaves an entry that names the digest of the file', async () => {
  const { db, add, remove } = await portal()
  await add(pdf())
  await remove()
  const entries = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'change_document_kinds')
    .orderBy('id')
    .select('body')
    .execute()
  const about = { kind: 'catalogue', id: 2 }
  const digest = 'e4a1db57b397f4bf41090af404941d6d26755882e8bf4ed9d51541b820122598'
  expect(entries.map(({ body }) => body)).toEqual([
    expect.objectContaining({ about, before: { example_sha256: null }, after: { example_sha256: digest } }),
    expect.objectContaining({ about, before: { example_sha256: digest }, after: { example_sha256: null } }),
  ])
})

it('is for officers with the duty for the catalogue, and for a kind that exists', async () => {
  const { app, db, add, shown } = await portal()
  const owner = as(await makeOwner(db), app)
  const reviewer = as(await makeOfficer(db, ['review']), app)
  expect(await as(undefined, app).send(calls.addDocumentExample, bill, { file: png })).toBeRefused('signed_out')
  for (const other of [owner, reviewer]) {
    expect(await other.send(calls.addDocumentExample, bill, { file: png })).toBeRefused('not_allowed')
    expect(await other.send(calls.removeDocumentExample, bill)).toBeRefused('not_allowed')
  }
  expect(await add(png, { params: { id: 2_000_000_000 } })).toBeRefused('not_found')
  expect(await shown()).toBeNull()
})
