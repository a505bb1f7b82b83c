import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

let app: FastifyInstance
const handled: string[] = []
beforeAll(async () => {
  app = (await testApp()).app
  app.get('/echo/:number', async (request) => {
    handled.push(request.url)
    return `reply to ${request.url}.`
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`

/** What a connection receives until the portal closes it, or until `last` has arrived. */
function send(bytes: string, last?: string): Promise<{ text: string; isClosed: boolean }> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (last === undefined || !text.includes(last)) return
      resolve({ text, isClosed: false })
      socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ text, isClosed: true }))
    socket.write(bytes)
  })
}

it('answers four requests of one packet in their order', async () => {
  const { text, isClosed } = await send(
    get('/echo/1') + get('/echo/2') + get('/echo/3') + get('/echo/4'),
    'reply to /echo/4.',
  )
  expect(isClosed).toBe(false)
  expect(text.match(/reply to \/echo\/\d/g)).toEqual([
    'reply to /echo/1',
    'reply to /echo/2',
    'reply to /echo/3',
    'reply to /echo/4',
  ])
})

it('closes a connection that sends a fifth request before the first is answered, and handles only the first', async () => {
  handled.length = 0
  const { isClosed } = await send(get('/echo/first') + get('/echo/next').repeat(1_000))
  expect(isClosed).toBe(true)
  expect(handled).toEqual(['/echo/first'])
})

it('accepts any number of requests on a connection if each is answered before the next', async () => {
  const port = Number(new URL(app.listeningOrigin).port)
  const socket = connect(port, '127.0.0.1')
  for (let count = 0; count < 20; count++) {
    const reply = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
    socket.write(get(`/echo/${count}`))
    expect(await reply).toContain(`reply to /echo/${count}.`)
  }
  socket.destroy()
})

it('ignores a request to upgrade the protocol', async () => {
  const upgrade = 'GET /echo/chat HTTP/1.1\r\nHost: portal\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  expect((await send(upgrade, 'reply to')).text).toContain('HTTP/1.1 200 OK')
})

it('bounds the connections, and how long each may be silent, or take for a request', () => {
  const { maxConnections, timeout, requestTimeout, keepAliveTimeout } = app.server
  expect({ maxConnections, timeout, requestTimeout, keepAliveTimeout }).toEqual({
    maxConnections: 1_000,
    timeout: 60_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
  })
})
