import '../testing/matchers.ts'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { jpeg, pdf, png } from '../testing/files.ts'
import { makeOfficer } from '../testing/people.ts'
import { end, field, file, fileHead, nothing, responseTo, uploadingOwner } from '../testing/uploading-owner.ts'

const tenMegabytes = 10 * 1024 * 1024

describe('the type of a file', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf'],
    ['a picture that is called PDF', { ...png, name: 'bill.pdf', type: 'application/pdf' }, 'image/png'],
    ['a photograph that is called nothing', { ...jpeg, name: 'IMG', type: 'text/html' }, 'image/jpeg'],
  ])('is detected from its content: %s', async (_, sent, media_type) => {
    const { db, upload } = await uploadingOwner()
    const { file_slug } = (await upload(sent)).reply.data
    const stored = await db.selectFrom('file').where('slug', '=', file_slug).selectAll().executeTakeFirst()
    expect(stored).toMatchObject({ media_type, size_bytes: sent.bytes.length })
  })

  it.each([
    ['a text that is called PDF', 'Dear Sir or Madam'],
    ['a page that would run scripts', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that would run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a packed file', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000'],
    ['a single letter', '%'],
  ])('is refused when it is %s', async (_, text) => {
    const { upload, files } = await uploadingOwner()
    const answer = await upload({ ...pdf(), bytes: Buffer.from(text) })
    expect(answer).toBeRefused('file_refused', 'document')
    expect(answer.problem?.message).toBe('Choose a PDF, JPEG or PNG file')
    expect(await files()).toEqual(nothing)
  })
})

it('is recorded with the moment at which the whole file has arrived', async () => {
  const { db, setClock, begin } = await uploadingOwner()
  setClock('2026-06-15T09:00:00Z')
  const sending = await begin(await makeOfficer(db), '/api/settings/crest')
  const bytes = Buffer.concat([png.bytes, Buffer.alloc(300_000)])
  sending.write(fileHead('document', 'crest.png'))
  sending.write(bytes.subarray(0, 200_000))
  await expect.poll(() => db.selectFrom('unfinished_file').select('slug').execute()).toHaveLength(1)
  setClock('2026-06-15T09:08:00Z')
  sending.write(bytes.subarray(200_000))
  sending.end(`\r\n${end}`)
  expect(await responseTo(sending)).toMatchObject({ status: 201 })
  const entries = await db.selectFrom('audit_entry').where('action', '=', 'change_settings').select('at').execute()
  expect(entries).toEqual([{ at: '2026-06-15T09:08:00.000Z' }])
})

describe('the size of a file', () => {
  it('is ten megabytes at most, and not one byte more', async () => {
    const { upload, files } = await uploadingOwner()
    expect((await upload(pdf(tenMegabytes))).status).toBe(201)
    const before = await files()
    expect(before.stored).toHaveLength(1)

    const answer = await upload(pdf(tenMegabytes + 1))
    expect(answer).toBeRefused('file_too_large', 'document')
    expect(answer.problem?.message).toBe('The file is larger than 10 MB. Choose a smaller one')
    expect(await files()).toEqual(before)
  })

  it('is refused as soon as it is too large, before all of it was sent', async () => {
    const { begin, fields, files } = await uploadingOwner()
    const sending = await begin()
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    sending.write(pdf(tenMegabytes + 100_000).bytes)
    const { status, problem } = await responseTo(sending)
    expect({ status, problem }).toBeRefused('file_too_large', 'document')
    expect(await files()).toEqual(nothing)
    // The rest is received and discarded, because a browser reads the reply only after sending everything.
    sending.end(pdf(30_000_000).bytes)
    await once(sending, 'finish')
  })

  it('is not zero', async () => {
    const { upload, files } = await uploadingOwner()
    const answer = await upload(pdf(0))
    expect(answer).toBeRefused('invalid_input', 'document')
    expect(answer.problem?.message).toBe('The file is empty. Choose another one')
    expect(await files()).toEqual(nothing)
  })
})

describe('the form of an upload', () => {
  it('may have its fields after the file', async () => {
    const { send, fields, files } = await uploadingOwner()
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
      'a field named __proto__',
      () => [...file('document', pdf()), field('__proto__', 1), end],
      'The file did not arrive whole. Send it again',
    ],
  ])('is refused with %s', async (_, parts, sentence) => {
    const { send, fields, files } = await uploadingOwner()
    const answer = await send(parts(fields))
    expect(answer).toBeRefused('invalid_input', 'document')
    expect(answer.problem.errors?.document).toEqual([sentence])
    expect(await files()).toEqual(nothing)
  })

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a plain text', 'text/plain', 'hello'],
    ['bytes', 'application/octet-stream', '%PDF-1.7'],
    ['a form that does not say where its parts end', 'multipart/form-data', end],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'name=PHCN+bill'],
  ])('is refused when it is %s', async (_, type, payload) => {
    const { send, files } = await uploadingOwner()
    expect(await send([payload], type)).toBeRefused('invalid_input')
    expect(await files()).toEqual(nothing)
  })
})
