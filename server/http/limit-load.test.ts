import { connect } from 'node:net'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const megabyte = 1024 * 1024

/** A portal with a route whose reply has the requested size, and one that replies when 200 requests have come. */
async function aPortal(more: { stalledAfterMs?: number } = {}) {
  const { app } = await testApp(undefined, more)
  app.get('/large/:size', async (request) => 'x'.repeat(Number(fieldsOf(request.params).size)))
  app.post('/changed', async () => 'x'.repeat(10 * megabyte))
  const { promise: everyoneIsHere, resolve: lastOneCame } = Promise.withResolvers<string>()
  let came = 0
  app.get('/together', () => {
    came += 1
    if (came === 200) lastOneCame('done')
    return everyoneIsHere
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(app.listeningOrigin).port)
  const get = (path: string, init?: RequestInit) => fetch(`${app.listeningOrigin}${path}`, init)
  /** Sends a request and never reads the reply. */
  const requestWithoutReading = (path: string) => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`)
    return socket
  }
  /** Announces a body that never arrives. */
  const announceBody = (header: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST /changed HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n${header}\r\n\r\n`)
    return socket
  }
  return { get, requestWithoutReading, announceBody }
}

describe('a portal whose memory is full of replies that nobody reads', () => {
  it('refuses further requests with 503 until they are gone, and stays alive', async () => {
    const { get, requestWithoutReading } = await aPortal()
    const sockets = Array.from({ length: 6 }, () => requestWithoutReading(`/large/${10 * megabyte}`))
    await expect.poll(() => get(`/large/${10 * megabyte}`).then(({ status }) => status)).toBe(503)
    const refused = await get(`/large/${10 * megabyte}`)
    expect(refused.headers.get('retry-after')).toMatch(/^[1-3]$/)
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      not_begun: true,
      detail: 'The portal is very busy just now. Try again in a few seconds.',
    })
    expect((await get('/livez')).status).toBe(200)
    // The change has happened: whoever made it must learn of it.
    expect((await get('/changed', { method: 'POST' })).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => get(`/large/${10 * megabyte}`).then(({ status }) => status)).toBe(200)
  })

  it('disconnects a client that has stopped reading when another request needs the memory', async () => {
    const { get, requestWithoutReading } = await aPortal({ stalledAfterMs: 4_000 })
    for (let count = 0; count < 6; count++) requestWithoutReading(`/large/${10 * megabyte}`)
    await expect.poll(() => get(`/large/${10 * megabyte}`).then(({ status }) => status)).toBe(503)
    await expect.poll(() => get(`/large/${10 * megabyte}`).then(({ status }) => status), { interval: 200 }).toBe(200)
  })
})

it('keeps memory for bodies that are arriving: for their size, or for the largest one where it is not known', async () => {
  const { get, announceBody } = await aPortal()
  const half = Array.from({ length: 96 })
  const sockets = half.flatMap(() => [
    announceBody('Content-Length: 262144'),
    announceBody('Transfer-Encoding: chunked'),
  ])
  const change = () => get('/changed', { method: 'POST', body: 'x' }).then(({ status }) => status)
  await expect.poll(change).toBe(503)
  for (const socket of sockets) socket.destroy()
  await expect.poll(change).toBe(200)
})

it('serves many at once', async () => {
  const { get } = await aPortal()
  const statuses = await Promise.all(Array.from({ length: 200 }, () => get('/together').then(({ status }) => status)))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('refuses the 501st request while 500 are not answered, but says that it lives', async () => {
  const { app } = await testApp()
  const { promise, resolve } = Promise.withResolvers<string>()
  app.get('/waiting', () => promise)
  const waiting = Array.from({ length: 500 }, () => app.inject('/waiting').then(({ statusCode }) => statusCode))
  await expect.poll(async () => (await app.inject('/api/states')).statusCode).toBe(503)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  resolve('done')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
  expect((await app.inject('/api/states')).statusCode).toBe(200)
})
