import '../testing/matchers.ts'
import { closeFacility, reopenFacility } from '@portal/contract/facilities/calls/closings.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { beforeEach, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeOfficer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { makeVisit, makeVisited, planVisit, type Visited } from '../testing/visits.ts'
import { followStandings } from './follow-standings.ts'

let portal: TestApp
let visited: Visited
let decider: Person
let done: number
let planned: number

/** On 14 April 2026 a visit is published, of which one finding is to be put right by 14 May, and the next one is planned. */
beforeEach(async () => {
  portal = await testApp(await newTestDatabase())
  portal.setClock('2026-04-14T09:00:00Z')
  visited = await makeVisited(portal)
  decider = await makeOfficer(portal.db, ['decide'])
  done = await makeVisit(portal, visited, { oxygen: 'met', signs: 'met', waste: 'met' })
  await as(visited.lead, portal.app).send(reports.publishInspection, { params: { id: done } })
  planned = (await planVisit(portal, visited, { team: [visited.other.id], planned_day: '2026-05-04' })).id
})

const show = async (id: number) =>
  (await as(visited.lead, portal.app).send(calls.showInspection, { params: { id } })).reply.data

const follow = (moment: string) => {
  portal.setClock(moment)
  return followStandings(portal.db, new Date(moment))
}

/** The day of the corrective action, and whether the planned visit stands. */
const now = async () => [(await show(done)).actions[0]?.due_on, (await show(planned)).status]

it('cancels visits and lets no day count when a closing begins that was announced for a later day', async () => {
  const params = { id: visited.facility.id }
  const closing = { closed_from: '2026-05-01', reason: 'It moves away.' }
  expect((await as(decider, portal.app).send(closeFacility, { params, body: closing })).status).toBe(200)
  expect(await now()).toEqual(['2026-05-14', 'planned'])
  expect(await follow('2026-04-30T22:59:59Z')).toBe(0)
  expect(await now()).toEqual(['2026-05-14', 'planned'])
  // Midnight in Lagos.
  expect(await follow('2026-04-30T23:00:00Z')).toBe(1)
  expect(await now()).toEqual([null, 'cancelled'])
  expect(await show(planned)).toMatchObject({
    cancel_reason: 'The facility is closed, or its licence is revoked',
    history: [{ text: 'Planned' }, { text: 'Cancelled' }],
  })
  expect(await follow('2026-05-20T10:00:00Z')).toBe(0)
  await as(decider, portal.app).send(reopenFacility, { params, body: { reason: 'It is back.' } })
  expect(await now()).toEqual(['2026-06-19', 'cancelled'])
  expect(await follow('2026-05-20T11:00:00Z')).toBe(0)
})

it('leaves everything as it is when an announced closing was taken back', async () => {
  const params = { id: visited.facility.id }
  await as(decider, portal.app).send(closeFacility, {
    params,
    body: { closed_from: '2026-05-01', reason: 'It moves away.' },
  })
  await as(decider, portal.app).send(reopenFacility, { params, body: { reason: 'It stays.' } })
  expect(await follow('2026-05-01T08:00:00Z')).toBe(0)
  expect(await now()).toEqual(['2026-05-14', 'planned'])
})

it('gives 30 days from the day on which a revocation has ended by itself', async () => {
  await portal.db
    .insertInto('facility_restriction')
    .values({
      facility_id: visited.facility.id,
      kind: 'revoked',
      from_date: '2026-05-01',
      until_date: '2026-05-10',
      reason: 'No nurse.',
      imposed_by: decider.id,
      imposed_at: '2026-04-14T10:00:00Z',
    })
    .execute()
  expect(await follow('2026-05-01T08:00:00Z')).toBe(1)
  expect(await now()).toEqual([null, 'cancelled'])
  expect(await follow('2026-05-10T22:59:59Z')).toBe(0)
  expect(await follow('2026-05-10T23:00:00Z')).toBe(1)
  expect(await now()).toEqual(['2026-06-10', 'cancelled'])
  expect(await follow('2026-05-11T00:00:00Z')).toBe(0)
})
