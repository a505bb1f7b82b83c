import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

let app: FastifyInstance
const handled: string[] = []
beforeAll(async () => {
  app = (await testApp()).app
  app.get('/asked/:number', async (request) => {
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
    get('/asked/1') + get('/asked/2') + get('/asked/3') + get('/asked/4'),
    'reply to /asked/4.',
  )
  expect(isClosed).toBe(false)
  expect(text.match(/reply to \/handled\/\d/g)).toEqual([
    'reply to /asked/1',
    'reply to /asked/2',
    'reply to /asked/3',
    'reply to /asked/4',
  ])
})

it('closes a connection that sends a fifth request before the first is answered, and handles only the first', async () => {
  handled.length = 0
  const { isClosed } = await send(get('/asked/first') + get('/asked/next').repeat(1_000))
  expect(isClosed).toBe(true)
  expect(handled).toEqual(['/asked/first'])
})

it('accepts any number of requests on a connection if each is answered before the next', async () => {
  const port = Number(new URL(app.listeningOrigin).port)
  const socket = connect(port, '127.0.0.1')
  for (let count = 0; count < 20; count++) {
    const reply = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
    socket.write(get(`/asked/${count}`))
    expect(await reply).toContain(`reply to /asked/${count}.`)
  }
  socket.destroy()
})

it('ignores a request to upgrade the protocol', async () => {
  const upgrade = 'GET /asked/chat HTTP/1.1\r\nHost: portal\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  expect((await send(upgrade, 'reply to')).text).toContain('HTTP/1.1 200 OK')
})
