import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { problem } from '@portal/contract/problem.ts'
import { Refusal, type RefusalCode } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { wholeProblem } from '../testing/whole-problem.ts'
import { problemOf } from './problem-reply.ts'

let app: FastifyInstance

/** Internal details that an error might contain. */
const secret = 'password_hash of amina@example.org at /srv/portal/server'

beforeAll(async () => {
  const portal = await testApp()
  app = portal.app
  app.get('/api/broken', async () => {
    throw new Error(secret)
  })
  app.get('/api/broken-record', async () => {
    throw Object.assign(new pg.DatabaseError(secret, 1, 'error'), { code: '42P01', detail: secret })
  })
  app.get('/api/broken-promise', async () => Promise.reject(secret))
})

describe('an unexpected error', () => {
  it.each(['/api/broken', '/api/broken-record', '/api/broken-promise'])(
    'reveals no internal details: %s',
    async (url) => {
      const body = await wholeProblem(app, { url })
      expect(body).toEqual({
        type: '/problems/unexpected',
        title: 'Something went wrong',
        status: 500,
        code: 'unexpected',
        detail: 'Something went wrong on our side. Try again, and tell the ministry if it happens again.',
        message: 'Something went wrong on our side. Try again, and tell the ministry if it happens again.',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      })
    },
  )
})

describe('every reply', () => {
  it.each(['/api/states', '/livez', '/api/unknown', '/nowhere', '/api/facilities', '/api/broken', '/%E0%A4%A'])(
    'has its own request id: %s',
    async (url) => {
      const [first, second] = [await app.inject(url), await app.inject({ url, headers: { 'x-request-id': 'mine' } })]
      for (const { headers } of [first, second]) expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    },
  )

  it('is sent even to bytes that are not HTTP', async () => {
    await app.listen({ port: 0 })
    const { port } = new URL(app.listeningOrigin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('hello\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await fetch(`${app.listeningOrigin}/livez`)).status).toBe(200)
  })
})

describe('each refusal', () => {
  const statuses = {
    invalid_input: 422,
    wrong_credentials: 401,
    second_factor_needed: 401,
    signed_out: 401,
    not_allowed: 403,
    password_change_needed: 403,
    second_factor_setup_needed: 403,
    not_found: 404,
    action_not_offered: 409,
    already_exists: 409,
    not_confirmed: 409,
    limit_reached: 409,
    stale: 412,
    file_too_large: 413,
    file_refused: 415,
    too_many_requests: 429,
    unavailable: 503,
    unexpected: 500,
  } as const satisfies Record<RefusalCode, number>

  it.each(Object.entries(statuses))('%s has the status %i and a title', (code, expected) => {
    const { status, body } = problemOf(new Refusal(code as RefusalCode, 'A sentence'), randomUUID())
    expect([status, body.status]).toEqual([expected, expected])
    expect(problem.parse(body).title).not.toBe('')
  })

  it('includes the present status, the offered actions, field errors and when to retry', () => {
    const extra = { status: 'pending', offered: ['Decline'], retry_after: 7, errors: { name: ['Enter a name'] } }
    expect(problemOf(new Refusal('action_not_offered', 'No', extra), 'one')).toMatchObject({
      retryAfter: 7,
      body: { present_status: 'pending', offered: ['Decline'], errors: { name: ['Enter a name'] }, request_id: 'one' },
    })
  })
})
