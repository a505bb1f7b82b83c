import { createHmac } from 'node:crypto'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { as } from '../testing/as.ts'
import { makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const line = z.looseObject({
  level: z.int(),
  time: z.int(),
  reqId: z.string(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.int().optional(),
  milliseconds: z.int().optional(),
  msg: z.string().optional(),
  err: z.looseObject({ type: z.string(), message: z.string(), stack: z.string() }).optional(),
})

let written = ''
const collect = (text: string) => {
  written += text
}

let portal: TestApp
let owner: Person
beforeAll(async () => {
  portal = await testApp(undefined, { log: { write: collect } })
  owner = await makeOwner(portal.db)
  portal.app.get('/api/broken-record', async () => {
    const detail = 'Key (email)=(amina.bello@example.com) already exists.'
    throw Object.assign(new pg.DatabaseError(`duplicate key: ${detail}`, 1, 'error'), {
      code: '23505',
      constraint: 'user_account_by_email',
      detail,
    })
  })
})

/** The lines that are logged while `work` runs. */
async function linesOf(work: () => Promise<unknown>) {
  written = ''
  await work()
  const lines = written.split('\n').filter(Boolean)
  return lines.map((text) => line.parse(JSON.parse(text)))
}

describe('the log', () => {
  it('has one line for a request: route, status, duration and request id', async () => {
    let id: unknown
    const lines = await linesOf(async () => {
      const { headers } = await portal.app.inject('/api/states/27?secret=1')
      id = headers['x-request-id']
    })
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: id,
        method: 'GET',
        route: '/api/states/:id',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ])
  })

  it.each([
    ['/api/facilities/12', '/api/facilities/:id', 401],
    ['/api/unknown?email=amina.bello@example.com', 'none', 404],
    ['/documents/a-slug?expires=1&signature=abc', '/documents/:slug', 404],
  ])('has the route and not the address: %s', async (url, route, status) => {
    const lines = await linesOf(() => portal.app.inject(url))
    const [request] = lines.filter(({ msg }) => msg === undefined)
    expect(request).toMatchObject({ route, status })
    for (const logged of lines) expect(logged).toMatchObject({ route })
  })

  it('contains no personal data, no request data and no credentials', async () => {
    const body = {
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina.bello@example.com',
      phone_number: '0803 123 4567',
      password: 'seven-green-bicycles',
      password_confirmation: 'seven-green-bicycles',
    }
    const expires = String(Date.now() + 60_000)
    const signature = createHmac('sha256', 'any').update(expires).digest('base64url')
    await linesOf(async () => {
      const { email, password } = body
      await as(undefined, portal.app).send(
        calls.registerAccount,
        { body },
        { headers: { 'idempotency-key': 'once-only' } },
      )
      await as(undefined, portal.app).send(calls.login, { body: { email, password } })
      await as(undefined, portal.app).send(calls.login, { body: { email, password: 'wrong-red-bicycles' } })
      await as(owner, portal.app).send(calls.showOwnAccount, {})
      await portal.app.inject({ url: '/api/facilities?q=Alheri', headers: { authorization: owner.token } })
      await portal.app.inject(`/documents/my-slug?expires=${expires}&signature=${signature}`)
      await portal.app.inject({ method: 'POST', url: '/api/login', payload: '{"email":"amina' })
    })
    // One for each request, and one for each of the three that are events.
    expect(written.split('\n').filter(Boolean)).toHaveLength(10)
    const private_ = [
      'amina',
      'bello',
      // As typed and as stored. Three digits alone may occur in a request id.
      '123 4567',
      '8031234567',
      'bicycles',
      owner.token,
      owner.email,
      'alheri',
      'my-slug',
      signature,
      'once-only',
      '127.0.0.1',
    ]
    for (const words of private_) expect(written.toLowerCase()).not.toContain(words.toLowerCase())
  })

  it('has the cause and the stack of an error, but not the values of the row', async () => {
    const [fault, request] = await linesOf(() => portal.app.inject('/api/broken-record'))
    expect(fault).toMatchObject({ level: 50, msg: 'already_exists', reqId: request?.reqId })
    expect(fault?.err).toMatchObject({
      message: 'SQLSTATE 23505',
      constraint: 'user_account_by_email',
      stack: expect.stringContaining('logging.test.ts'),
    })
    expect(request).toMatchObject({ status: 409, route: '/api/broken-record' })
    expect(written).not.toMatch(/amina|already exists/)
  })
})
