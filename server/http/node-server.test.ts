import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

let app: FastifyInstance
const handled: string[] = []
beforeAll(async () => {
  app = (await testApp()).app
  app.route({
    method: ['GET', 'POST'],
    url: '/echo/:number',
    handler: async (request) => {
      handled.push(request.url)
      return `reply to ${request.url}.`
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`
const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n`
const post = (path: string) => `${head(path)}Content-Length: 2\r\n\r\n{}`
const postInChunks = (path: string) => `${head(path)}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`
/** The ways of sending a request in a single write. */
const ways = [
  ['a GET', get],
  ['a POST', post],
  ['a POST in chunks', postInChunks],
] as const

/** What a connection receives until the portal closes it, or until `last` has arrived. */
function send(bytes: string, last?: string): Promise<{ text: string; isClosed: boolean }> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (last === undefined || !text.includes(last)) return
      resolve({ text, isClosed: false })
      socket.destroy()
    })
    // What the portal has not read when it closes resets the connection.
    socket.on('error', () => {})
    socket.on('close', () => resolve({ text, isClosed: true }))
    socket.write(bytes)
  })
}

it.each(ways)('answers four requests of one packet in their order, each %s', async (_, request) => {
  const { text, isClosed } = await send(
    request('/echo/1') + request('/echo/2') + request('/echo/3') + request('/echo/4'),
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

it.each(ways)(
  'closes a connection that sends five requests at once, each %s, and handles only the first',
  async (_, request) => {
    handled.length = 0
    const { isClosed } = await send(request('/echo/first') + request('/echo/next').repeat(1_000))
    expect(isClosed).toBe(true)
    expect(handled).toEqual(['/echo/first'])
  },
)

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

it('bounds how long a connection may be silent, and how long it may take for a request', () => {
  const { timeout, requestTimeout, keepAliveTimeout } = app.server
  expect({ timeout, requestTimeout, keepAliveTimeout }).toEqual({
    timeout: 60_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
  })
})
