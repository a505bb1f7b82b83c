import type { Sent } from '@portal/contract/call.ts'
import * as planCalls from '@portal/contract/inspections/calls/inspections.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { as } from './as.ts'
import { makeFacility } from './factories.ts'
import { makeOfficer, makeOwner, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

let count = 0

/**
 * A facility of a type of its own, with an owner and two inspectors. Its checklist has two parts: oxygen (weight 5, critical), beds
 * (weight 3) and signs (weight 1, may not apply) in the first, waste (weight 1) in the second.
 */
export async function makeVisited({ db }: Pick<TestApp, 'db'>) {
  count += 1
  const name = `${process.pid}-${count}-${Math.random().toString(36).slice(2)}`
  const type = await db
    .insertInto('facility_type')
    .values({ category_list: `Visited clinic ${name}`, definition: 'A clinic that is visited.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const part = async (designation: string) => {
    const row = { designation: `${designation} ${name}`, part_name: 'Wards' }
    return (await db.insertInto('part').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const parts = { first: await part('Part A'), second: await part('Part B') }
  const requirement = async (part_req_id: number) => {
    const row = { list: 'Equipment', facility_type_id: type.id, part_req_id }
    return (await db.insertInto('requirement').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const [first, second] = [await requirement(parts.first), await requirement(parts.second)]
  const ask = async (row: {
    sub_list: string
    requirement_id: number
    weight: number
    is_critical?: boolean
    may_not_apply?: boolean
  }) => (await db.insertInto('sub_list').values(row).returning('id').executeTakeFirstOrThrow()).id
  const questions = {
    oxygen: await ask({ sub_list: 'Is there oxygen?', requirement_id: first, weight: 5, is_critical: true }),
    beds: await ask({ sub_list: 'Are the beds clean?', requirement_id: first, weight: 3 }),
    signs: await ask({ sub_list: 'Are there signs?', requirement_id: first, weight: 1, may_not_apply: true }),
    waste: await ask({ sub_list: 'Is waste sorted?', requirement_id: second, weight: 1 }),
  }
  const owner = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: type.id })
  const [lead, other] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['inspect'])]
  return { facility, owner, lead, other, questions, parts, type }
}

/** What `makeVisited` makes. */
export type Visited = Awaited<ReturnType<typeof makeVisited>>

type PlanBody = Sent<typeof planCalls.planInspection>['body']

/** Plans a routine visit to a facility, led by its first inspector, unless something else is asked for. Returns the inspection. */
export async function planVisit({ app }: Pick<TestApp, 'app'>, visited: Visited, overrides: Partial<PlanBody> = {}) {
  const { facility, lead, other } = visited
  const body = { facility_id: facility.id, kind: 'routine' as const, team: [lead.id, other.id], ...overrides }
  return (await as(lead, app).send(planCalls.planInspection, { body })).reply.data
}

/** Begins a visit at the moment that the phone tells. */
export async function beginVisit(
  { app }: Pick<TestApp, 'app'>,
  id: number,
  inspector: Person,
  arrived_at = '2026-04-14T08:55:00Z',
) {
  return (await as(inspector, app).send(calls.beginInspection, { params: { id }, body: { arrived_at } })).reply.data
}

type FindingSent = Sent<typeof calls.recordFindings>['body']['findings'][number]

/** A finding as a phone sends it. */
export function findingOf(
  sub_list_id: number,
  outcome: FindingOutcome,
  overrides: Partial<FindingSent> = {},
): FindingSent {
  return { key: crypto.randomUUID(), sub_list_id, outcome, based_on: 0, found_at: '2026-04-14T09:10:00Z', ...overrides }
}

/** Sends findings of a visit. */
export function sendFindings({ app }: Pick<TestApp, 'app'>, id: number, inspector: Person, findings: FindingSent[]) {
  return as(inspector, app).send(calls.recordFindings, { params: { id }, body: { findings } })
}

/** A visit that is done: its questions have these outcomes. */
export async function makeVisit(
  portal: TestApp,
  visited: Visited,
  outcomes: Partial<Record<keyof Visited['questions'], FindingOutcome>>,
  overrides: Partial<PlanBody> = {},
) {
  const { questions, lead } = visited
  const { id } = await planVisit(portal, visited, overrides)
  await beginVisit(portal, id, lead)
  const findings = Object.entries(outcomes).flatMap(([name, outcome]) => {
    const question = Object.entries(questions).find(([known]) => known === name)
    return question && outcome ? [findingOf(question[1], outcome)] : []
  })
  if (findings.length > 0) await sendFindings(portal, id, lead, findings)
  const unanswered = Object.keys(questions).length - findings.length
  await finishVisit(portal, id, lead, { unanswered, expects: { findings: findings.length, photos: 0 } })
  return id
}

type FinishBody = Sent<typeof calls.finishInspection>['body']

/** Ends a visit. */
export function finishVisit(
  { app }: Pick<TestApp, 'app'>,
  id: number,
  inspector: Person,
  overrides: Partial<FinishBody> = {},
) {
  const body: FinishBody = {
    recommendation: 'no change',
    unanswered: 0,
    departed_at: '2026-04-14T11:30:00Z',
    expects: { findings: 0, photos: 0 },
    ...overrides,
  }
  return as(inspector, app).send(calls.finishInspection, { params: { id }, body })
}
