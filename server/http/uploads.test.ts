import '../testing/matchers.ts'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import * as calls from '@portal/contract/calls/contents.ts'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { as, type TestFile } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { filesOf, jpeg, pdf, png } from '../testing/files.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const tenMegabytes = 10 * 1024 * 1024
const nothing = { stored: [], finished: [], begun: [] }
const multipart = 'multipart/form-data; boundary=a-form-of-a-test'
const end = '--a-form-of-a-test--\r\n'

/** A portal with an owner who uploads documents for their facility. */
async function anOwner() {
  const portal = await testApp()
  const owner = await makeOwner(portal.db)
  const { id: facility_id } = await makeFacility(portal.db, { user_id: owner.id })
  const fields = field('facility_id', facility_id) + field('name', 'PHCN bill')
  return {
    ...portal,
    facility_id,
    fields,
    files: () => filesOf(portal, facility_id),
    upload: (file?: TestFile, headers?: Record<string, string>) =>
      as(owner, portal.app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file, headers }),
    /** Sends a form as it is written. */
    send: async (parts: (string | Buffer)[], type = multipart) => {
      const { statusCode, body } = await portal.app.inject({
        method: 'POST',
        url: '/api/upload/document',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
        payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
      })
      return { status: statusCode, problem: JSON.parse(body) }
    },
    /** Begins to send a form over the network. */
    begin: async (): Promise<ClientRequest> => {
      const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': multipart }
      return request(`${address}/api/upload/document`, { method: 'POST', headers })
    },
  }
}

function field(name: string, value: number | string): string {
  return `--a-form-of-a-test\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function fileHead(name: string, filename: string): string {
  const disposition = `content-disposition: form-data; name="${name}"; filename="${filename}"`
  return `--a-form-of-a-test\r\n${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`
}

function file(name: string, { name: filename, bytes }: TestFile): (string | Buffer)[] {
  return [fileHead(name, filename), bytes, '\r\n']
}

describe('the kind of a file', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf'],
    ['a picture that is called PDF', { ...png, name: 'bill.pdf', type: 'application/pdf' }, 'image/png'],
    ['a photograph that is called nothing', { ...jpeg, name: 'IMG', type: 'text/html' }, 'image/jpeg'],
  ])('is what its bytes say: %s', async (_, sent, media_type) => {
    const { db, upload } = await anOwner()
    const { file_slug } = (await upload(sent)).reply.data
    const kept = await db.selectFrom('file').where('slug', '=', file_slug).selectAll().executeTakeFirst()
    expect(kept).toMatchObject({ media_type, size_bytes: sent.bytes.length })
  })

  it.each([
    ['a text that is called PDF', 'Dear Sir or Madam'],
    ['a page that would run scripts', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that would run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a packed file', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000'],
    ['a single letter', '%'],
  ])('is refused when it is %s', async (_, text) => {
    const { upload, files } = await anOwner()
    const answer = await upload({ ...pdf(), bytes: Buffer.from(text) })
    expect(answer).toBeRefused('file_refused', 'document')
    expect(answer.problem?.message).toBe('Choose a PDF, JPEG or PNG file')
    expect(await files()).toEqual(nothing)
  })
})

describe('the size of a file', () => {
  it('is ten megabytes at most, and not one byte more', async () => {
    const { upload, files } = await anOwner()
    expect((await upload(pdf(tenMegabytes))).status).toBe(201)
    const before = await files()
    expect(before.stored).toHaveLength(1)

    const answer = await upload(pdf(tenMegabytes + 1))
    expect(answer).toBeRefused('file_too_large', 'document')
    expect(answer.problem?.message).toBe('The file is larger than 10 MB. Choose a smaller one')
    expect(await files()).toEqual(before)
  })

  it('is refused as soon as it is too large, before all of it was sent', async () => {
    const { begin, fields, files } = await anOwner()
    const sending = await begin()
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(tenMegabytes + 100_000).bytes)
    const { status, problem } = await answerTo(sending)
    expect({ status, problem }).toBeRefused('file_too_large', 'document')
    expect(await files()).toEqual(nothing)
    // The rest is taken, so that a browser, which reads after it has sent, hears the answer.
    sending.end(pdf(30_000_000).bytes)
    await once(sending, 'finish')
  })

  it('is not nothing', async () => {
    const { upload, files } = await anOwner()
    const answer = await upload(pdf(0))
    expect(answer).toBeRefused('invalid_input', 'document')
    expect(answer.problem?.message).toBe('The file is empty. Choose another one')
    expect(await files()).toEqual(nothing)
  })
})

describe('the form of an upload', () => {
  it('may bring its fields after the file', async () => {
    const { send, fields, files } = await anOwner()
    expect((await send([...file('document', pdf()), fields, end])).status).toBe(201)
    const { stored, finished, begun } = await files()
    expect(stored).toHaveLength(1)
    expect({ finished, begun }).toEqual({ finished: stored, begun: [] })
  })

  it.each([
    ['no file at all', (fields: string) => [fields, end], 'Choose a file'],
    [
      'nothing chosen',
      (fields: string) => [fields, ...file('document', { ...pdf(0), name: '' }), end],
      'Choose a file',
    ],
    [
      'a text where the file belongs',
      (fields: string) => [fields, field('document', '%PDF-1.7'), end],
      'Choose a file',
    ],
    ['a file in another field', (fields: string) => [fields, ...file('scan', pdf()), end], 'Choose a file'],
    [
      'two files',
      (fields: string) => [fields, ...file('document', pdf()), ...file('document', png), end],
      'Send one file at a time',
    ],
    [
      'two files of which one has another name',
      (fields: string) => [fields, ...file('document', pdf()), ...file('other', png), end],
      'Send one file at a time',
    ],
    [
      'a file that stops in the middle',
      (fields: string) => [fields, fileHead('document', 'scan.pdf'), pdf(90_000).bytes],
      'The file did not arrive whole. Send it again',
    ],
    [
      'a file that stops at once',
      (fields: string) => [fields, fileHead('document', 'scan.pdf')],
      'The file did not arrive whole. Send it again',
    ],
    [
      'an end in the middle of a field',
      (fields: string) => [...file('document', pdf()), fields.slice(0, -9)],
      'The file did not arrive whole. Send it again',
    ],
    [
      'a thousand fields',
      () => [...file('document', pdf()), ...Array(1000).fill(field('more', 1)), end],
      'The file did not arrive whole. Send it again',
    ],
    [
      'a field that means to change what objects are',
      () => [...file('document', pdf()), field('__proto__', 1), end],
      'The file did not arrive whole. Send it again',
    ],
  ])('is refused with %s', async (_, parts, sentence) => {
    const { send, fields, files } = await anOwner()
    const answer = await send(parts(fields))
    expect(answer).toBeRefused('invalid_input', 'document')
    expect(answer.problem.errors.document).toEqual([sentence])
    expect(await files()).toEqual(nothing)
  })

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a plain text', 'text/plain', 'hello'],
    ['bytes', 'application/octet-stream', '%PDF-1.7'],
    ['a form that does not say where its parts end', 'multipart/form-data', end],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'name=PHCN+bill'],
  ])('is refused when it is %s', async (_, type, payload) => {
    const { send, files } = await anOwner()
    expect(await send([payload], type)).toBeRefused('invalid_input')
    expect(await files()).toEqual(nothing)
  })
})

describe('an upload', () => {
  it('goes to the store while it arrives', async () => {
    const { begin, fields, files, dataDir } = await anOwner()
    const sending = await begin()
    const { bytes } = pdf(600_000)
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(bytes.subarray(0, 500_000))
    await vi.waitFor(async () => {
      const [slug = ''] = (await files()).stored
      expect((await stat(join(dataDir, 'files', slug))).size).toBeGreaterThan(300_000)
    })
    expect(await files()).toMatchObject({ finished: [], begun: [expect.any(String)] })
    sending.write(bytes.subarray(500_000))
    sending.end(`\r\n${end}`)
    expect((await answerTo(sending)).status).toBe(201)
    expect(await files()).toMatchObject({ finished: [expect.any(String)], begun: [] })
  })

  it('leaves nothing behind when the sender goes away in the middle', async () => {
    const { begin, fields, files } = await anOwner()
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(500_000).bytes)
    await vi.waitFor(async () => expect((await files()).stored).toHaveLength(1))
    sending.destroy()
    await vi.waitFor(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when the sender goes away after the file', async () => {
    const { begin, files } = await anOwner()
    const sending = await begin()
    sending.on('error', () => {})
    for (const part of file('document', pdf())) sending.write(part)
    sending.write(fileHead('other', '').slice(0, 30))
    await vi.waitFor(async () => expect((await files()).stored).toHaveLength(1))
    sending.destroy()
    await vi.waitFor(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when the sender falls silent', async () => {
    const { app, begin, fields, files } = await anOwner()
    const sending = await begin()
    expect(app.server.timeout).toBe(60_000)
    app.server.timeout = 300
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(500_000).bytes)
    await once(sending, 'error')
    await vi.waitFor(async () => expect(await files()).toEqual(nothing))
  })

  it('leaves nothing behind when its call is refused', async () => {
    const { app, db, ...portal } = await anOwner()
    const stranger = await makeOwner(db)
    const { facility_id, files } = portal
    const answers = [
      await as(stranger, app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file: pdf() }),
      await as(stranger, app).send(calls.uploadPayment, { body: { facility_id, amount: 0 } }, { file: pdf() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 422])
    expect(await files()).toEqual(nothing)
  })

  it('is not received at all from somebody who is not signed in', async () => {
    const { app, files, facility_id } = await anOwner()
    const body = { facility_id, name: 'PHCN bill' } as const
    const answer = await as(undefined, app).send(calls.uploadDocument, { body }, { file: pdf() })
    expect(answer).toBeRefused('signed_out')
    expect(await files()).toEqual(nothing)
  })

  it('leaves neither file nor row when its rows cannot be kept at the last moment', async () => {
    const { db, upload, files, facility_id } = await anOwner()
    await sql`
      create function no_more_documents() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$
    `.execute(db)
    await sql`
      create constraint trigger full_up after insert on document deferrable initially deferred
      for each row execute function no_more_documents()
    `.execute(db)
    const answer = await upload(pdf())
    await sql`drop function no_more_documents cascade`.execute(db)

    expect(answer).toBeRefused('unexpected')
    expect(await files()).toEqual(nothing)
    expect(await db.selectFrom('document').where('facility_id', '=', facility_id).selectAll().execute()).toEqual([])
  })

  it('is kept once when it is sent again with its key', async () => {
    const { upload, files } = await anOwner()
    const key = { 'idempotency-key': 'the same scan' }
    const first = await upload(pdf(), key)
    const again = await upload(pdf(), key)
    expect(again.reply).toEqual(first.reply)
    expect(await files()).toEqual({
      stored: [first.reply.data.file_slug],
      finished: [first.reply.data.file_slug],
      begun: [],
    })
    expect(await upload(pdf(700), key)).toBeRefused('invalid_input')
    expect((await files()).stored).toHaveLength(1)
  })

  it('is kept once when it is sent twice at the same moment with its key', async () => {
    const { upload, files } = await anOwner()
    const key = { 'idempotency-key': 'twice at once' }
    const [one, other] = await Promise.all([upload(pdf(), key), upload(pdf(), key)])
    expect(one.reply).toEqual(other.reply)
    expect((await files()).stored).toEqual([one.reply.data.file_slug])
  })
})

async function answerTo(sending: ClientRequest) {
  const [response]: IncomingMessage[] = await once(sending, 'response')
  if (!response) throw new Error('A response comes with its event')
  const body = (await response.toArray()).join('')
  return { status: response.statusCode ?? 0, problem: JSON.parse(body) }
}
