import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { requestLimits } from './request-limits.ts'

/** A portal that keeps three connections, and connections to it. */
async function aSmallPortal() {
  const { app } = await testApp(undefined, { limits: { connections: 3 } })
  const { promise, resolve } = Promise.withResolvers<string>()
  let waiting = 0
  app.get('/waiting', () => {
    waiting += 1
    return promise
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const closed: string[] = []
  /** Opens a connection, and waits until the portal knows of it. */
  const open = async (name: string): Promise<Socket> => {
    const accepted = once(app.server, 'connection')
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.once('close', () => closed.push(name))
    await accepted
    return socket
  }
  return { open, closed, countWaiting: () => waiting, answerWaiting: () => resolve('done') }
}

/** The first line of the reply to a request. */
async function ask(socket: Socket, path: string): Promise<string | undefined> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`)
  const [reply] = await once(socket, 'data')
  return String(reply).split('\r\n')[0]
}

it('allows a thousand connections', () => expect(requestLimits.connections).toBe(1_000))

it('closes the connection that has been idle for the longest time when there is one too many', async () => {
  const { open, closed } = await aSmallPortal()
  const first = await open('first')
  await open('second')
  await open('third')
  expect(await ask(first, '/livez')).toBe('HTTP/1.1 200 OK')
  const fourth = await open('fourth')
  expect(await ask(fourth, '/livez')).toBe('HTTP/1.1 200 OK')
  await expect.poll(() => closed).toEqual(['second'])
  await open('fifth')
  await expect.poll(() => closed).toEqual(['second', 'third'])
  expect(await ask(first, '/livez')).toBe('HTTP/1.1 200 OK')
})

it('closes one whose request is only half there, and none that waits for its reply', async () => {
  const { open, closed, countWaiting, answerWaiting } = await aSmallPortal()
  const reply = ask(await open('waiting'), '/waiting')
  await expect.poll(countWaiting).toBe(1)
  const half = await open('half')
  half.write('GET /livez HTTP/1.1\r\nHost: por')
  await open('third')
  await open('fourth')
  await expect.poll(() => closed).toEqual(['half'])
  answerWaiting()
  expect(await reply).toBe('HTTP/1.1 200 OK')
})

it('closes the new one when all others wait for their reply', async () => {
  const { open, closed, countWaiting, answerWaiting } = await aSmallPortal()
  const replies = [await open('first'), await open('second'), await open('third')].map((each) => ask(each, '/waiting'))
  await expect.poll(countWaiting).toBe(3)
  await open('fourth')
  await expect.poll(() => closed).toEqual(['fourth'])
  answerWaiting()
  expect(await Promise.all(replies)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
})
