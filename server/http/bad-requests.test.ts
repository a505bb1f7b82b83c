import * as account from '@portal/contract/accounts/calls/account.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { wholeProblem } from '../testing/whole-problem.ts'

const json = { 'content-type': 'application/json' }
let app: FastifyInstance
let owner: Person
let officer: Person

beforeAll(async () => {
  const portal = await testApp()
  app = portal.app
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db)
})

function login(payload: string | Buffer, headers: Record<string, string> = json) {
  return wholeProblem(app, { method: 'POST', url: '/api/login', headers, payload })
}

describe('a request that cannot be read', () => {
  it.each(['{"email":', 'email=a', '[1,2', '{"a":1,}', "{'a':1}", '{"__proto__":{"admin":true}}'])(
    'is malformed when its JSON is %s',
    async (payload) => {
      expect(await login(payload)).toMatchObject({
        status: 400,
        code: 'invalid_input',
        detail: 'The request could not be read',
      })
    },
  )

  it.each(['[]', '[{"email":"a@b.example"}]', '"email"', '7', 'true'])(
    'is refused with a sentence when it is %s instead of an object',
    async (payload) => {
      expect(await login(payload)).toMatchObject({
        status: 422,
        code: 'invalid_input',
        detail: 'Send the fields as one JSON object',
      })
    },
  )

  it.each(['', 'null', '{}'])('is refused with its missing fields when it is "%s"', async (payload) => {
    const { errors } = await login(payload)
    expect(errors).toEqual({ email: ['Enter an email address'], password: ['Enter your password'] })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'is refused when its content type is %s',
    async (type) => {
      const { status, code } = await login('email=a@b.example', { 'content-type': type })
      expect([status, code]).toEqual([422, 'invalid_input'])
    },
  )

  it('is refused above 256 KB, with and without a Content-Length', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(300_000) })
    expect(await login(large)).toMatchObject({
      status: 413,
      code: 'file_too_large',
      detail: 'What you sent is too large',
    })
    expect(await login(large, { ...json, 'content-length': '10' })).toMatchObject({ code: expect.any(String) })
  })

  it('may be nested very deeply', async () => {
    const deep = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(await login(deep)).toMatchObject({ status: 422, errors: { email: ['Enter an email address'] } })
  })

  it('may contain bytes that are not valid text', async () => {
    const { code } = await login(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))
    expect(code).toBe('invalid_input')
  })

  it('may be empty for a call without a body, even with the content type JSON', async () => {
    const { db } = await testApp()
    const answer = await as(await makeOwner(db), app).send(account.logout, {}, { headers: json })
    expect(answer.status).toBe(204)
  })
})

describe('an address without a resource', () => {
  it.each([
    ['GET', '/api/unknown'],
    ['POST', '/api/unknown'],
    ['GET', '/api/facilities/x'],
    ['GET', '/api/facilities/0'],
    ['GET', '/api/facilities/-1'],
    ['GET', '/api/facilities/1.5'],
    ['GET', '/api/facilities/2147483648'],
    ['GET', '/api/facilities/99999999999999999999'],
    ['GET', `/api/facilities/${'9'.repeat(500)}`],
    ['GET', '/api/facilities/%00'],
    ['GET', '/api/facilities/1%00'],
    ['GET', '/api/facilities/%E0%A4%A'],
    ['GET', '/api/facilities/2147483647'],
    ['GET', '/api/states/99999'],
    ['GET', '/documents/unknown'],
    ['GET', '/documents/unknown?expires=1&expires=2&signature=x'],
    ['POST', '/api/documents/%00/link'],
    ['POST', '/api/documents/unknown/link'],
    ['DELETE', '/api/login'],
    ['GET', '/api/login'],
    ['PUT', '/api/facilities'],
    ['OPTIONS', '/api/facilities'],
    ['TRACE', '/api/facilities'],
  ] as const)('%s %s does not exist', async (method, url) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    expect(await wholeProblem(app, { method, url, headers })).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('a query parameter', () => {
  it.each([
    'page=x',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1&page=2',
    'per_page=none',
    'q=a&q=b',
    'facility_type_id=x',
  ])('that is invalid is refused by field: %s', async (query) => {
    const headers = { authorization: `Bearer ${officer.token}` }
    const { status, code, errors } = await wholeProblem(app, { url: `/api/facilities?${query}`, headers })
    expect([status, code]).toEqual([422, 'invalid_input'])
    expect(Object.keys(errors ?? {})).toEqual([query.split('=')[0]])
  })

  it.each(['page[]=1', 'unknown=1', '__proto__=1', 'constructor[prototype]=1', '&&&', '%', 'q=%E0%A4%A'])(
    'that is unknown or unreadable is ignored: %s',
    async (query) => {
      const headers = { authorization: `Bearer ${officer.token}` }
      const { statusCode } = await app.inject({ url: `/api/facilities?${query}`, headers })
      expect(statusCode).toBe(200)
    },
  )
})

describe('the caller', () => {
  const show = (authorization?: string) =>
    app.inject({ url: '/api/user/facility', headers: authorization === undefined ? {} : { authorization } })

  it.each(['Bearer', 'bearer', 'BEARER', ''])('is identified by the token after the word "%s"', async (word) => {
    expect((await show(`${word} ${owner.token}`)).json()).toMatchObject({ data: { email: owner.email } })
  })

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Basic ${'eA=='}`,
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer \u00e9',
  ])('is asked to sign in with the token %s', async (authorization) => {
    const { statusCode, headers, payload } = await show(authorization)
    expect(statusCode).toBe(401)
    expect(headers['x-request-id']).toBeDefined()
    expect(JSON.parse(payload)).toMatchObject({ code: 'signed_out', detail: 'Please log in to continue' })
  })

  it('is refused a call of the other role', async () => {
    const answer = await as(owner, app).send(facilities.listFacilitiesForOfficer, {})
    expect(answer.problem).toMatchObject({ status: 403, code: 'not_allowed' })
  })
})
