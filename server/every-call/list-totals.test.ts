import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import { beforeAll, expect, it } from 'vitest'
import { recordEntry } from '../audit/record-entry.ts'
import { as } from '../testing/as.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeWorld, type World } from '../testing/world.ts'

interface List {
  total: number
  or_more?: boolean
  data: unknown[]
  last_page: number
}

/** The list in a reply: the reply itself, or nested in `data`. */
function listIn(reply: unknown): List | undefined {
  const nested = fieldsOf(reply).data
  return [reply, nested].find(
    (part): part is List => Array.isArray(fieldsOf(part).data) && 'per_page' in fieldsOf(part),
  )
}

const entries: [string, Call][] = Object.entries(calls)
const lists = entries.filter(([, { method, query }]) => method === 'GET' && query && 'per_page' in query.shape)

let portal: TestApp
let world: World
beforeAll(async () => {
  portal = await testApp()
  world = await makeWorld(portal.db, 'Approved')
  // A second world, so that most lists have more than one row.
  await makeWorld(portal.db, 'Approved')
  const by = { at: new Date(), actor: null, address: null }
  for (const id of [1, 2, 3]) {
    await recordEntry(portal.db, { ...by, action: 'log_in_failed', about: { kind: 'account', id } })
  }
})

/** The list that a call replies with, about the things of the world, or undefined if it is about something that there is not. */
async function read(call: Call, paging: object, more: object): Promise<List | undefined> {
  const isForOwners = !rolesThatMay(call.may).includes('admin')
  const sender = isForOwners ? { token: world.tokens.owner ?? '' } : world.officer
  const [, , collection = ''] = call.path.split('/')
  const id = { registrations: world.registration.id, concerns: world.concern.id }[collection] ?? world.facility.id
  const query = { facility_id: world.facility.id, state_id: 27, local_gov_area_id: 541, ...more, ...paging }
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => name in Object(call.query?.shape)))
  const params = { id, state_id: 27, local_gov_area_id: 541, facility_type_id: world.facility.facility_type_id }
  const sent: object = { params, query: asked }
  const answer = await as(sender, portal.app).send(call, sent)
  return answer.status === 200 ? listIn(answer.reply) : undefined
}

const searches = lists.filter(([, { query }]) => 'q' in Object(query?.shape)).map(([name]) => name)
const cases = [
  ...lists.map(([name, call]) => ({ name, call, q: undefined })),
  ...searches.flatMap((name) => ['letter', 'word'].map((q) => ({ name, call: Object.fromEntries(lists)[name], q }))),
]

it.each(cases)('the total of a short list is the number of its rows on every page: $name $q', async ({ call, q }) => {
  if (!call) throw new Error('The call is missing')
  const [word = ''] = world.facility.company_name.split(' ')
  const more = q === undefined ? {} : { q: q === 'word' ? word : word.slice(0, 1) }
  const whole = await read(call, { page: 1, per_page: 100 }, more)
  if (!whole) return
  expect(whole.data.length).toBeLessThan(100)
  expect([whole.total, whole.or_more, whole.last_page]).toEqual([whole.data.length, undefined, 1])
  for (const page of [1, 2, 200]) {
    const part = await read(call, { page, per_page: 1 }, more)
    expect([page, part?.total, part?.or_more]).toEqual([page, whole.total, undefined])
  }
})

it('is looked at in all lists but five, of which the world has none', async () => {
  const found = await Promise.all(lists.map(async ([name, call]) => [name, await read(call, {}, {})] as const))
  const missing = found.filter(([, list]) => list === undefined).map(([name]) => name)
  expect(missing).toEqual([
    'listImportValues',
    'listImportRows',
    'listBankStatementLines',
    'listClaimLetterFiles',
    'compareVersions',
  ])
})
