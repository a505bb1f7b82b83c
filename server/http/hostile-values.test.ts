import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { urlOf } from '../testing/as.ts'
import { type FieldPath, fieldPathsOf, withFieldAt } from '../testing/nested-fields.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

/** Values that often break programs: text that PostgreSQL cannot store, numbers that are too large, and wrong types. */
const hostile: unknown[] = [
  'a\u0000b',
  '\u0000',
  '\ud800',
  "'; drop table facility; --",
  '%',
  '\\',
  'x'.repeat(20_000),
  '1e999',
  '-1',
  '99999999999999999999',
  99_999_999_999,
  -1,
  1.5,
  true,
  null,
  [],
  ['a', 'a'],
  {},
  { toString: 1 },
]

/** The values that can be part of an address. */
const addressable = hostile.filter((value) => typeof value !== 'object' && String(value).isWellFormed())

let app: FastifyInstance
let officer: Person
let owner: Person

beforeAll(async () => {
  const portal = await testApp()
  app = portal.app
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db)
})

interface Parts {
  params?: object
  query?: object
  body?: object
}

/** The token of somebody who may make a call. */
function tokenFor(call: Call): string {
  return mayDo(officer, call.may) ? officer.token : owner.token
}

async function statusOf(call: Call, parts: Parts): Promise<number> {
  const { statusCode } = await app.inject({
    method: call.method,
    url: urlOf(call, parts),
    headers: { authorization: `Bearer ${tokenFor(call)}` },
    ...(parts.body && !call.upload ? { payload: parts.body } : {}),
  })
  return statusCode
}

/** The examples of the call's body in one, which has every field. Of a field in several the first example counts. */
function exampleOf(call: Call): object {
  const examples = call.body?.meta()?.examples
  return Object.assign({}, ...(Array.isArray(examples) ? examples.toReversed() : []))
}

/** The ways to the fields of objects in lists, also those that no example has: `items.0.remark`. */
function pathsWithinLists(call: Call): FieldPath[] {
  const schema = z.toJSONSchema(call.body ?? z.object({}), { io: 'input', unrepresentable: 'any' })
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    Object.keys(fieldsOf(fieldsOf(fieldsOf(field).items).properties)).map((inner) => [name, 0, inner]),
  )
}

const named = Object.values(calls).map((call: Call): [string, Call] => [`${call.method} ${call.path}`, call])

describe('no value breaks the portal', () => {
  it.each(named)('in any field of %s', async (_name, call) => {
    const params = Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, '1']))
    const body = exampleOf(call)
    const paths = [...fieldPathsOf(body), ...pathsWithinLists(call)]
    const broken: unknown[] = []
    const send = async (name: string, value: unknown, parts: Parts) => {
      const status = await statusOf(call, { params, body, ...parts })
      if (status >= 500) broken.push({ name, value, status })
    }
    for (const value of addressable) {
      for (const name of Object.keys(params)) await send(name, value, { params: { ...params, [name]: value } })
      for (const name of Object.keys(call.query?.shape ?? {})) await send(name, value, { query: { [name]: value } })
    }
    for (const value of hostile) {
      for (const path of paths) {
        await send(path.join('.'), value, { body: Object(withFieldAt(body, path, value)) })
      }
    }
    expect(broken).toEqual([])
  })

  it('also within the objects of lists', () => {
    const found = named.flatMap(([, call]) => pathsWithinLists(call).map((path) => path.join('.')))
    expect(found).toEqual(
      expect.arrayContaining([
        'conditions.0.text',
        'conditions.0.due_date',
        'items.0.section',
        'items.0.id',
        'items.0.remark',
      ]),
    )
  })
})
