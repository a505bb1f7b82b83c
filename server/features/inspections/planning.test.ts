import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import '../../testing/matchers.ts'
import { closeFacility, reopenFacility } from '@portal/contract/facilities/calls/closings.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import { beforeEach, expect, it } from 'vitest'
import { leaveTeams } from '../../actions/end-inspections.ts'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import {
  beginVisit,
  findingOf,
  makeVisit,
  makeVisited,
  planVisit,
  sendFindings,
  type Visited,
} from '../../testing/visits.ts'

let portal: TestApp
let visited: Visited
beforeEach(async () => {
  portal = await testApp()
  portal.setClock('2026-04-14T09:00:00Z')
  visited = await makeVisited(portal)
})

const plan = (body: object) =>
  as(visited.lead, portal.app).send(calls.planInspection, {
    body: { facility_id: visited.facility.id, kind: 'routine', ...body },
  })
const show = async (id: number) =>
  (await as(visited.lead, portal.app).send(calls.showInspection, { params: { id } })).reply.data

it('gives numbers without gaps, also when a plan is refused', async () => {
  const { number } = await planVisit(portal, visited)
  expect(await plan({})).toBeRefused('already_exists')
  const next = await planVisit(portal, await makeVisited(portal))
  expect(Number(next.number.slice(-6)) - Number(number.slice(-6))).toBe(1)
})

it('refuses a facility that is not there, a day in the past, a team that may not inspect, and an application that is not open', async () => {
  const idle = await makeOfficer(portal.db, ['review'])
  expect(await plan({ facility_id: 99_999 })).toBeRefused('invalid_input', 'facility_id')
  expect(await plan({ planned_day: '2026-04-13' })).toBeRefused('invalid_input', 'planned_day')
  expect(await plan({ team: [idle.id] })).toBeRefused('invalid_input', 'team')
  expect(await plan({ team: [visited.lead.id, visited.lead.id] })).toBeRefused('invalid_input', 'team')
  expect(await plan({ kind: 'before licence' })).toBeRefused('invalid_input', 'registration_id')
  expect(await plan({ kind: 'concern' })).toBeRefused('invalid_input', 'concern_ids')
  expect(await plan({ kind: 'follow-up' })).toBeRefused('invalid_input', 'kind')
})

it('visits chosen parts that have questions for the facility, and no parts in a follow-up', async () => {
  const others = await makeVisited(portal)
  expect(await plan({ part_ids: [others.parts.first] })).toBeRefused('invalid_input', 'part_ids')
  expect(await plan({ kind: 'follow-up', part_ids: [visited.parts.first] })).toBeRefused('invalid_input', 'part_ids')
  const { id } = await planVisit(portal, visited, { part_ids: [visited.parts.second] })
  const { questions, is_whole } = await beginVisit(portal, id, visited.lead)
  expect([questions.map(({ sub_list_id }) => sub_list_id), is_whole]).toEqual([[visited.questions.waste], false])
})

it('has one open visit for an application', async () => {
  const { id } = await makeRegistration(portal.db, { facility_id: visited.facility.id })
  const visit = { kind: 'before licence', registration_id: id }
  expect((await plan(visit)).status).toBe(201)
  expect(await plan(visit)).toBeRefused('already_exists')
  expect(await plan({ ...visit, kind: 'renewal' })).toBeRefused('invalid_input', 'registration_id')
})

it('does not let the same inspector lead twice in a row while there is another one', async () => {
  await makeVisit(portal, visited, { oxygen: 'met', beds: 'met', signs: 'met', waste: 'met' })
  expect(await plan({ team: [visited.lead.id] })).toBeRefused('invalid_input', 'team')
  expect((await plan({ team: [visited.other.id, visited.lead.id] })).status).toBe(201)
})

it('plans several facilities or none', async () => {
  const second = await makeVisited(portal)
  const body = { facility_ids: [second.facility.id, visited.facility.id], team: [visited.lead.id] }
  const asLead = as(visited.lead, portal.app)
  const both = (await asLead.send(calls.planInspections, { body })).reply.data
  expect(both.map(({ facility_id }) => facility_id)).toEqual([visited.facility.id, second.facility.id])
  const third = await makeVisited(portal)
  const mixed = { facility_ids: [third.facility.id, second.facility.id] }
  expect(await asLead.send(calls.planInspections, { body: mixed })).toBeRefused('already_exists')
  const unknown = { ...mixed, facility_ids: [...mixed.facility_ids, 99_999] }
  expect(await asLead.send(calls.planInspections, { body: unknown })).toBeRefused('invalid_input', 'facility_ids')
  const planned = await asLead.send(calls.listInspectionsOfFacility, { params: { id: third.facility.id }, query: {} })
  expect(planned.reply.total).toBe(0)
})

it('tells a new team and, about an announced day, the owner', async () => {
  const { id, updated_at } = await planVisit(portal, visited, { planned_day: '2026-04-20', is_announced: true })
  const newcomer = await makeOfficer(portal.db, ['inspect'])
  const body = {
    planned_day: '2026-04-21',
    planned_half: 'afternoon',
    team: [newcomer.id],
    is_announced: true,
  } as const
  const change = (version: string) =>
    as(visited.lead, portal.app).send(
      calls.changePlan,
      { params: { id }, body: { ...body, team: [...body.team] } },
      { headers: { 'if-match': `"${version}"` } },
    )
  expect(await change('2020-01-01T00:00:00.000Z')).toBeRefused('stale')
  expect((await change(updated_at)).status).toBe(200)
  const titles = async (user_id: number) =>
    (
      await portal.db.selectFrom('notification').where('user_id', '=', user_id).orderBy('id').select('title').execute()
    ).map(({ title }) => title)
  expect(await titles(newcomer.id)).toEqual(['An inspection was given to you'])
  expect(await titles(visited.owner.id)).toEqual([
    'The ministry will inspect your facility',
    'The day of the inspection of your facility has changed',
  ])
})

it('accepts for seven days what lies on the phone of an inspector who was replaced', async () => {
  const { id } = await planVisit(portal, visited)
  await as(visited.lead, portal.app).send(calls.changePlan, { params: { id }, body: { team: [visited.other.id] } })
  await beginVisit(portal, id, visited.other)
  const finding = () => [findingOf(visited.questions.beds, 'met')]
  portal.setClock('2026-04-21T08:00:00Z')
  expect((await sendFindings(portal, id, visited.lead, finding())).status).toBe(200)
  portal.setClock('2026-04-21T10:00:00Z')
  expect(await sendFindings(portal, id, visited.lead, finding())).toBeRefused('not_allowed')
})

it('lets the next inspector lead when the lead may not inspect any more', async () => {
  const { id } = await planVisit(portal, visited)
  await leaveTeams({ db: portal.db, now: new Date('2026-04-14T10:00:00Z') }, visited.lead)
  expect(await show(id)).toMatchObject({ team: [{ id: visited.other.id }], history: [{}, { text: 'Left the team' }] })
})

it('cancels planned visits when the facility is closed, and begins the days anew when it opens again', async () => {
  const done = await makeVisit(portal, visited, { oxygen: 'met', signs: 'met', waste: 'met' })
  await as(visited.lead, portal.app).send(reports.publishInspection, { params: { id: done } })
  const { id } = await planVisit(portal, visited, { team: [visited.other.id] })
  const decider = as(await makeOfficer(portal.db, ['decide']), portal.app)
  const params = { id: visited.facility.id }
  await decider.send(closeFacility, { params, body: { closed_from: '2026-04-14', reason: 'It moved away.' } })
  expect(await show(id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'The facility is closed, or its licence is revoked',
  })
  expect((await show(done)).actions).toMatchObject([{ status: 'open', due_on: null }])
  expect(await plan({})).toBeRefused('action_not_offered')
  await decider.send(reopenFacility, { params, body: { reason: 'It is back.' } })
  expect((await show(done)).actions).toMatchObject([{ status: 'open', due_on: '2026-05-14' }])
})
