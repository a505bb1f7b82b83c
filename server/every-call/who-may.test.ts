import '../testing/matchers.ts'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { type Duty, duties } from '@portal/domain/accounts/capabilities.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../database/connect.ts'
import { type Actor, actors } from '../testing/actors.ts'
import { as } from '../testing/as.ts'
import { accountSuccesses } from '../testing/audit/account-successes.ts'
import { claimLetterSuccesses } from '../testing/audit/claim-letter-successes.ts'
import { expectNamed, namedBy } from '../testing/audit/expect-named.ts'
import { facilitySuccesses } from '../testing/audit/facility-successes.ts'
import { importSuccesses } from '../testing/audit/import-successes.ts'
import { inspectionSuccesses } from '../testing/audit/inspection-successes.ts'
import { ministrySuccesses } from '../testing/audit/ministry-successes.ts'
import { openStage, type Preparing } from '../testing/audit/success-stage.ts'
import { makeOfficer, type Person } from '../testing/people.ts'
import { sendsSms } from '../testing/phones.ts'
import { recordPapers } from '../testing/record-papers.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newDatabaseOfPortalApp } from '../testing/test-database.ts'
import { differsByStatus, expectedOf, type Row } from '../testing/who-may-outcomes.ts'
import { rows } from '../testing/who-may-rows.ts'
import { makeWorld, sendAs, type World } from '../testing/world.ts'

let turn = 0

/** How the calls succeed that everybody in the table is refused. */
const successes: Record<string, Preparing | undefined> = {
  ...accountSuccesses,
  ...claimLetterSuccesses,
  ...facilitySuccesses,
  ...ministrySuccesses,
  ...importSuccesses,
  ...inspectionSuccesses,
}

/** The example of a call's body with the ids of the world, and with unique names where names must be unique. */
function exampleFor(call: Call, world: World, question: { id: number; requirement_id: number }): object {
  const examples = call.body?.meta()?.examples
  const example: Record<string, unknown> = { ...(Array.isArray(examples) ? Object(examples[0]) : {}) }
  const ids: Record<string, unknown> = {
    facility_id: world.facility.id,
    registration_id: world.registration.id,
    sub_list_id: question.id,
    requirement_id: question.requirement_id,
    id: call.path === '/api/facility-type' ? world.facility.facility_type_id : world.registration.id,
    state_id: 27,
    local_gov_area_id: call.path === '/api/facilities' || call.path === '/api/registrations' ? 544 : 541,
    facility_type_id: world.facility.facility_type_id,
    part_req_id: 1,
  }
  turn += 1
  const own = Object.fromEntries(Object.entries(ids).filter(([field]) => field in example))
  const names = ['name', 'list', 'sub_list', 'category_list', 'designation', 'company_name'] as const
  const isNaming = /states|local-gov-area|wards|facility_type|parts|sub-lists|requirements/.test(call.path)
  const named = isNaming ? names.filter((name) => name in example).map((name) => [name, `Number ${turn}`]) : []
  const email = 'password_confirmation' in example ? { email: `new-${process.pid}-${turn}@example.org` } : {}
  return { ...example, ...own, ...Object.fromEntries(named), ...email }
}

function requestFor(call: Call, row: Row, world: World, question: { id: number; requirement_id: number }): object {
  if (row.send) return row.send(world)
  const places = { facility_type_id: world.facility.facility_type_id, local_gov_area_id: 541, state_id: 27 }
  const subject = call.path.includes('/requirements/')
    ? question.requirement_id
    : call.path.includes('/registrations/')
      ? world.registration.id
      : call.path.includes('/facilities/')
        ? world.facility.id
        : 27
  const known = { ...places, id: subject }
  const inPath = Object.entries(known).filter(([field]) => call.path.includes(`{${field}}`))
  const asked = call.query?.shape ?? {}
  const query = 'facility_id' in asked ? { facility_id: world.facility.id } : {}
  return {
    params: Object.fromEntries(inPath),
    query,
    ...(call.body ? { body: exampleFor(call, world, question) } : {}),
  }
}

/** A question for a clinic, the type of every facility in this test. */
async function aQuestion(db: Db) {
  return db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'sub_list.requirement_id')
    .where('requirement.facility_type_id', '=', 2)
    .select(['sub_list.id', 'sub_list.requirement_id'])
    .orderBy('sub_list.id')
    .executeTakeFirstOrThrow()
}

/** Issues a certificate and a statement, so that both can be read. */
async function issuePapers(portal: Pick<TestApp, 'db' | 'signingKeys'>, world: World) {
  const { db } = portal
  let first = 0
  for (const kind of ['certificate', 'statement'] as const) {
    const { id } = await db
      .insertInto('certificate')
      .values({
        kind,
        registration_id: world.registration.id,
        number: `${kind === 'certificate' ? 'C' : 'S'}-${world.registration.reference}`,
        issue_date: '2026-01-01',
        expiry_date: '2099-12-31',
        printed: JSON.stringify({
          facility_name: 'Alheri Clinic',
          category: 'Private Clinic',
          address: '',
          lga: 'Bida',
          owner_name: '',
          operating_officer: null,
          ministry: '',
          ministry_address: '',
          signatories: [],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    first ||= id
  }
  await recordPapers(portal, first - 1)
}

/** Who is refused before the portal looks at any object: their refusal cannot depend on a status, so one is enough. */
const refusedBefore: Actor[] = ['nobody', 'expired token', 'signed-out token', 'officer without the duty']

/** What the concern about the world's facility says, and who reported it: for officers with the duty review only. */
const ofConcern = /Zubaida|8099999999|Rumbling|Yellow gate|CN-TEST/

const statuses = ['pending', 'Awaiting decision', 'Temporarily approved', 'Approved', 'declined'] as const

describe('who may make a call', () => {
  let portal: TestApp
  /** Worlds by status. A world is reused until a call has changed something in it. */
  const worlds = new Map<RegistrationStatus, World>()

  async function worldIn(status: RegistrationStatus): Promise<World> {
    const world = worlds.get(status) ?? (await makeWorld(portal.db, status))
    if (!worlds.has(status)) await issuePapers(portal, world)
    worlds.set(status, world)
    return world
  }

  /** The officers by the duty that one has alone and the other lacks. */
  const officersBy = new Map<string, { with: Person; without: Person }>()

  async function lastEntry(): Promise<number> {
    const { id } = await portal.db
      .selectFrom('audit_entry')
      .select((entry) => entry.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return Number(id)
  }

  /** The actions of the entries since one of them. */
  async function enteredSince(last: number): Promise<string[]> {
    const entries = await portal.db.selectFrom('audit_entry').where('id', '>', last).select('action').execute()
    return entries.map(({ action }) => action)
  }

  async function withOfficers(world: World, duty: Row['duty'] = []): Promise<World> {
    const needed: Duty[] = [duty].flat()
    const others = duties.filter((other) => !needed.includes(other))
    const officers = officersBy.get(String(duty)) ?? {
      with: await makeOfficer(portal.db, needed.slice(0, 1)),
      without: await makeOfficer(portal.db, others),
    }
    officersBy.set(String(duty), officers)
    const tokens = { officer: officers.with.token, 'officer without the duty': officers.without.token }
    return { ...world, tokens: { ...world.tokens, ...tokens } }
  }

  /** Makes a call that nobody above may make, as somebody who may. */
  async function expectEntryOf(name: string, call: Call): Promise<void> {
    const prepare = successes[name]
    if (!prepare)
      throw new Error(`${name} promises an entry, and nobody succeeds with it here: add it to the successes`)
    const { by, request, file } = await prepare(await openStage(portal))
    const last = await lastEntry()
    const answer = await as(by, portal.app).send(call, request, file ? { file } : {})
    expect(answer.status, `${name}: ${JSON.stringify(answer.problem)}`).toBeLessThan(400)
    expectNamed(call, await enteredSince(last), name)
  }

  beforeAll(async () => {
    portal = await testApp(await newDatabaseOfPortalApp(), { messages: sendsSms })
  })

  // On the embedded database each call succeeds once: there, the test is about its statements.
  const onEmbedded = process.env.TEST_DATABASE === 'embedded' && !process.env.TEST_ONCE_HERE

  it.each(Object.entries<Call>(calls))(
    '%s replies to each actor as the table says, in every relevant status',
    async (name, call) => {
      const row = rows[name as keyof typeof calls]
      const isAboutRegistration = call.resource !== undefined || differsByStatus(row)
      const question = await aQuestion(portal.db)
      let hasSucceeded = false
      for (const status of isAboutRegistration ? statuses : (['pending'] as const)) {
        for (const actor of actors) {
          if (actor === 'officer without the duty' && !row.duty) continue
          if (status !== 'pending' && refusedBefore.includes(actor)) continue
          // A helper differs from another owner only where a call is about an object that owners may reach.
          if (actor === 'helper' && (!call.resource || row.owner === 'not_allowed')) continue
          const expected = expectedOf(row, actor, status)
          if (onEmbedded && (hasSucceeded || expected !== 'ok')) continue
          hasSucceeded ||= expected === 'ok'
          const world = await worldIn(status)
          const last = expected === 'ok' ? await lastEntry() : 0
          const answer = await sendAs(
            portal.app,
            await withOfficers(world, row.duty),
            actor,
            call,
            requestFor(call, row, world, question),
          )
          const got = answer.problem?.code ?? (answer.status < 400 ? 'ok' : answer.status)
          expect(got, `${name} by ${actor} while ${status}: ${JSON.stringify(answer.problem)}`).toBe(expected)
          if (row.duty !== 'review') expect(`${JSON.stringify(answer.problem ?? answer.reply)}`).not.toMatch(ofConcern)
          if (got !== 'ok') continue
          expectNamed(call, await enteredSince(last), `${name} by ${actor} while ${status}`)
          if (call.method === 'GET') continue
          worlds.delete(status)
          officersBy.delete(String(row.duty ?? []))
        }
      }
      // A promise that no call has kept proves nothing.
      if (namedBy(call).length > 0 && !hasSucceeded) await expectEntryOf(name, call)
    },
  )
})
