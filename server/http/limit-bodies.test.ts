import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setInterval as every, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { pdf } from '../testing/files.ts'
import { uploader } from '../testing/resumable-upload.ts'
import { testApp } from '../testing/test-app.ts'
import { end, field, fileHead, nothing, responseTo, uploadingOwner } from '../testing/uploading-owner.ts'
import { fileBegins } from './limit-bodies.ts'
import { requestLimits } from './request-limits.ts'

/** A tenth of a second stands for each five: a body ends after 0.6 s, a file when less than 800 bytes arrive in 0.3 s. */
const limits = { bodyMs: 600, paceMs: 300, paceBytes: 800 }
const late = 'The request took too long to arrive. Send it again.'

/** Sends bytes in steps of a twentieth of a second until they end or the portal closes the connection. */
async function trickle(sending: ClientRequest, bytes: Buffer, step: number): Promise<void> {
  let from = 0
  for await (const _ of every(50)) {
    if (from >= bytes.length || sending.destroyed) return
    sending.write(bytes.subarray(from, from + step))
    from += step
  }
}

/** Opens a request over the network. */
async function open(app: FastifyInstance, path: string, options: object): Promise<ClientRequest> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const sending = request(`${app.listeningOrigin}${path}`, { method: 'POST', ...options })
  sending.on('error', () => {})
  return sending
}

it('gives a body 30 seconds, and a file ten minutes while 8 KB of it arrive in 15 seconds', () => {
  expect(requestLimits).toMatchObject({ bodyMs: 30_000, paceBytes: 8_192, paceMs: 15_000, requestMs: 600_000 })
})

describe('a body that is no file', () => {
  it.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['JSON of a known length', { 'content-type': 'application/json', 'content-length': '100000' }],
    ['a form of a page', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('ends after its time, however it trickles: %s', async (_, headers) => {
    const { app } = await uploadingOwner(undefined, limits)
    // Pages accept forms; a portal without a built web has none.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
    const sending = await open(app, '/api/login', { headers })
    const started = performance.now()
    void trickle(sending, Buffer.alloc(50_000, ' '), 200)
    expect(await responseTo(sending)).toMatchObject({ status: 408, problem: { detail: late } })
    expect(performance.now() - started).toBeGreaterThan(590)
  })

  it('ends after its time when it is a form whose file does not begin', async () => {
    const { begin, files } = await uploadingOwner(undefined, limits)
    const sending = await begin()
    sending.on('error', () => {})
    void trickle(sending, Buffer.from(field('name', 'x'.repeat(9_000))), 200)
    expect(await responseTo(sending)).toMatchObject({ status: 408 })
    expect(await files()).toEqual(nothing)
  })

  it('may take its time when it arrives whole before the end of it', async () => {
    const { app } = await uploadingOwner(undefined, limits)
    const sending = await open(app, '/api/login', { headers: { 'content-type': 'application/json' } })
    await trickle(sending, Buffer.from('{"email":"a"}'), 3)
    sending.end()
    expect(await responseTo(sending)).toMatchObject({ status: 422 })
  })
})

describe('a file in a form', () => {
  it('arrives over a connection that is slow but fast enough, though it takes longer than other bodies may', async () => {
    const { begin, fields, files } = await uploadingOwner(undefined, limits)
    const sending = await begin()
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    await trickle(sending, pdf(20_000).bytes, 800)
    sending.end(`\r\n${end}`)
    expect((await responseTo(sending)).status).toBe(201)
    expect(await files()).toMatchObject({ stored: [expect.any(String)], begun: [] })
  })

  it.each(['before', 'after'])('ends when it trickles more slowly, %s the fields', async (order) => {
    const { begin, fields, files, spool } = await uploadingOwner(undefined, limits)
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(`${order === 'after' ? fields : ''}${fileHead('document', 'scan.pdf')}`)
    void trickle(sending, pdf(20_000).bytes, 100)
    expect(await responseTo(sending)).toMatchObject({ status: 408, problem: { detail: late } })
    await expect.poll(files).toEqual(nothing)
    await expect.poll(spool.usage).toEqual({ files: 0, bytes: 0 })
  })

  it('ends after its time in any case', async () => {
    const { begin, fields, files } = await uploadingOwner(undefined, { ...limits, requestMs: 1_500 })
    const sending = await begin()
    sending.on('error', () => {})
    sending.write(`${fields}${fileHead('document', 'scan.pdf')}`)
    void trickle(sending, pdf(1_000_000).bytes, 800)
    expect(await responseTo(sending)).toMatchObject({ status: 408 })
    await expect.poll(files).toEqual(nothing)
  })

  it('is read to its end at the pace of a file when it is refused, so that its sender reads why', async () => {
    const { begin } = await uploadingOwner(undefined, limits)
    const sending = await begin('nobody')
    const errors: unknown[] = []
    sending.on('error', (error) => errors.push(error))
    sending.write(fileHead('document', 'scan.pdf'))
    expect(await responseTo(sending)).toMatchObject({ status: 401 })
    let sent = 0
    for await (const _ of every(50)) {
      if (errors.length > 0 || sent === 20_000) break
      sending.write(Buffer.alloc(800))
      sent += 800
    }
    expect({ errors, sent }).toEqual({ errors: [], sent: 20_000 })
  })
})

it('does not end what the portal asks itself, though nobody reads its body', async () => {
  const { app } = await testApp(undefined, { limits: { bodyMs: 50 } })
  app.addContentTypeParser('text/plain', (_request, _payload, done) => done(null))
  app.post('/unread', async () => {
    await wait(200)
    return 'done'
  })
  const headers = { 'content-type': 'text/plain' }
  expect((await app.inject({ method: 'POST', url: '/unread', headers, payload: 'x' })).body).toBe('done')
})

it('does not end while bytes of it wait for the portal', async () => {
  const { app } = await testApp(undefined, { limits })
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
  app.post('/slow', async (request) => {
    fileBegins(request)
    await wait(1_000)
    return { bytes: (await buffer(request.raw)).length }
  })
  const sending = await open(app, '/slow', { headers: { 'content-type': 'application/offset+octet-stream' } })
  sending.end(Buffer.alloc(300_000))
  expect(await responseTo(sending)).toMatchObject({ status: 200, problem: { bytes: 300_000 } })
})

describe('a piece of an upload', () => {
  async function aPiece(more: object = {}) {
    const portal = await uploadingOwner(undefined, { ...limits, ...more })
    const upload = uploader(portal.app, portal.owner)
    const { bytes } = pdf(20_000)
    const { location } = (await upload.begin({ facility_id: portal.facility_id, bytes })).headers
    const sending = await open(portal.app, String(location), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${portal.owner.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
      },
    })
    const arrived = async () => Number((await upload.offset(String(location))).offset)
    return { sending, bytes, arrived }
  }

  it('arrives over a connection that is slow but fast enough', async () => {
    const { sending, bytes, arrived } = await aPiece()
    const response = once(sending, 'response')
    await trickle(sending, bytes, 800)
    sending.end()
    const [answer]: IncomingMessage[] = await response
    expect(answer?.statusCode).toBe(204)
    expect(await arrived()).toBe(20_000)
  })

  it('ends when it trickles more slowly, and what has arrived stays', async () => {
    const { sending, bytes, arrived } = await aPiece()
    void trickle(sending, bytes, 100)
    expect(await responseTo(sending)).toMatchObject({ status: 408 })
    await expect.poll(arrived).toBeGreaterThan(0)
    expect(await arrived()).toBeLessThan(3_000)
  })
})
