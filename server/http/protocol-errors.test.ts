import { connect } from 'node:net'
import { problem } from '@portal/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = (await testApp()).app
  await app.listen({ host: '127.0.0.1', port: 0 })
})

/** The portal's response to bytes on a connection that the client keeps open for writing. */
function send(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n', 2)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+) /.exec(headers)?.[1]), headers, body })
    })
    socket.write(bytes)
  })
}

const line = 'GET /livez HTTP/1.1\r\n'

describe('a request that violates HTTP', () => {
  it.each([
    [400, 'is no HTTP', 'hello\r\n\r\n', 'The request could not be read'],
    [400, 'names no host', `${line}\r\n`, 'The request could not be read'],
    [
      417,
      'expects something else',
      `${line}Host: portal\r\nExpect: 200-maybe\r\n\r\n`,
      'The portal cannot do what the Expect header of the request asks for',
    ],
    [
      431,
      'has too long headers',
      `${line}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      'The headers of the request are too large',
    ],
  ])('gets status %i and a problem when it %s', async (status, _, bytes, detail) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(answer.headers).toContain('content-type: application/problem+json; charset=utf-8')
    expect(answer.headers).toContain('cache-control: no-store')
    expect(answer.headers).toContain('x-content-type-options: nosniff')
    expect(answer.headers).toMatch(/x-request-id: [\da-f-]{36}/)
    expect(problem.parse(JSON.parse(answer.body))).toMatchObject({ status, code: 'invalid_input', detail })
  })

  it('gets status 408 and a problem when it takes too long to arrive', async () => {
    const slow = (await testApp()).app
    await slow.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect(Number(new URL(slow.listeningOrigin).port), '127.0.0.1')
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
    const served = new Promise<object>((resolve) => slow.server.once('connection', resolve))
    socket.write(line)
    slow.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      await served,
    )
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]+problem\+json[\s\S]+"The request took too long to arrive/)
    socket.destroy()
  })
})

describe('a request with an absolute URL', () => {
  it('is answered like one with a path, and must not be cached', async () => {
    const answer = await send(
      'GET http://portal.example/api/states HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n',
    )
    expect(answer.status).toBe(200)
    expect(answer.headers).toContain('cache-control: no-store')
  })
})

describe('a connection', () => {
  it('may have four requests unanswered', async () => {
    const { headers, body } = await send(
      `${`${line}Host: portal\r\n\r\n`.repeat(3)}${line}Host: portal\r\nConnection: close\r\n\r\n`,
    )
    expect(headers).toMatch(/^HTTP\/1\.1 200 /)
    expect(body).toContain('{"status":"ok"}')
  })

  it('is closed at the fifth', async () => {
    expect(await send(`${line}Host: portal\r\n\r\n`.repeat(5))).toEqual({ status: Number.NaN, headers: '', body: '' })
  })
})
