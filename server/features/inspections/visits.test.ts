import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import '../../testing/matchers.ts'
import * as planCalls from '@portal/contract/inspections/calls/inspections.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { beforeEach, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import {
  beginVisit,
  findingOf,
  finishVisit,
  makeVisit,
  makeVisited,
  planVisit,
  sendFindings,
} from '../../testing/visits.ts'

let portal: TestApp
beforeEach(async () => {
  portal = await testApp()
  portal.setClock('2026-04-14T09:00:00Z')
})

it('goes from the plan to the report that the owner reads', async () => {
  const visited = await makeVisited(portal)
  const { facility, owner, lead, questions, parts } = visited
  const planned = await planVisit(portal, visited, {
    planned_day: '2026-04-14',
    planned_half: 'morning',
    is_announced: true,
  })
  expect(planned).toMatchObject({
    number: expect.stringMatching(/^INS-2026-0000\d\d$/),
    status: 'planned',
    questions: [],
  })
  const { id } = planned
  const begun = await beginVisit(portal, id, lead)
  expect(begun).toMatchObject({
    status: 'under way',
    site: { arrived_at: '2026-04-14T08:55:00.000Z', began_at: '2026-04-14T09:00:00.000Z' },
  })
  expect(begun.questions.map(({ sub_list_id, weight, is_critical }) => [sub_list_id, weight, is_critical])).toEqual([
    [questions.oxygen, 5, true],
    [questions.beds, 3, false],
    [questions.signs, 1, false],
    [questions.waste, 1, false],
  ])
  const sent = await sendFindings(portal, id, lead, [
    findingOf(questions.oxygen, 'met', { number_seen: 2 }),
    findingOf(questions.beds, 'partly met', { note: 'Two are torn.' }),
    findingOf(questions.signs, 'does not apply'),
  ])
  expect(sent.reply).toMatchObject({ conflicts: [], stored: [{ version: 1 }, { version: 1 }, { version: 1 }] })
  const done = await finishVisit(portal, id, lead, {
    unanswered: 1,
    expects: { findings: 3, photos: 0 },
    actions: [{ sub_list_id: questions.beds, text: 'Replace the torn beds.' }],
  })
  // (5 + 1.5 + 0) of 9.
  expect(done.reply.data).toMatchObject({
    status: 'done',
    score: 72.2,
    class: 'substantially compliant',
    critical_failures: 0,
    next_visit_on: '2027-04-14',
    parts: [
      { part_id: parts.first, score: 81.3 },
      { part_id: parts.second, score: 0 },
    ],
    actions: [
      { sub_list_id: questions.beds, text: 'Replace the torn beds.', days: 30, due_on: null },
      { sub_list_id: questions.waste, text: 'Is waste sorted?', outcome: 'not seen', days: 90, due_on: null },
    ],
  })
  const asOwner = as(owner, portal.app)
  expect(await asOwner.send(planCalls.showInspection, { params: { id } })).toBeRefused('not_found')
  const published = await as(lead, portal.app).send(reports.publishInspection, { params: { id } })
  expect(published.reply.data).toMatchObject({
    status: 'published',
    comments_until: '2026-04-28',
    letter_id: expect.any(Number),
    actions: [{ due_on: '2026-05-14' }, { due_on: '2026-07-13' }],
  })
  const { data } = (await asOwner.send(planCalls.showInspection, { params: { id } })).reply
  expect(data).toMatchObject({ history: [], note: null, score: 72.2, offered: ['Comment on inspection'] })
  const list = await asOwner.send(planCalls.listInspectionsOfFacility, { params: { id: facility.id }, query: {} })
  expect(list.reply.data).toMatchObject([{ id, status: 'published' }])
})

it('shows the owner nothing before the publication but the day of an announced visit', async () => {
  const visited = await makeVisited(portal)
  const { facility, owner } = visited
  const asOwner = as(owner, portal.app)
  const announced = await planVisit(portal, visited, {
    planned_day: '2026-04-20',
    is_announced: true,
    note: 'Look at the theatre.',
  })
  const listed = await asOwner.send(planCalls.listInspectionsOfFacility, { params: { id: facility.id }, query: {} })
  expect(listed.reply.data).toMatchObject([
    { id: announced.id, planned_day: '2026-04-20', team: [], status: 'planned' },
  ])
  expect(await asOwner.send(planCalls.showInspection, { params: { id: announced.id } })).toBeRefused('not_found')
  const { rows } = {
    rows: await portal.db
      .selectFrom('notification')
      .where('user_id', '=', owner.id)
      .select(['title', 'body'])
      .execute(),
  }
  expect(rows).toEqual([
    {
      title: 'The ministry will inspect your facility',
      body: `The ministry will inspect ${facility.company_name} on 20 April 2026.`,
    },
  ])
})

it('is begun, answered and ended by its team alone', async () => {
  const visited = await makeVisited(portal)
  const { id } = await planVisit(portal, visited)
  const stranger = await makeOfficer(portal.db, ['inspect'])
  const body = { arrived_at: '2026-04-14T08:55:00Z' }
  expect(await as(stranger, portal.app).send(calls.beginInspection, { params: { id }, body })).toBeRefused(
    'not_allowed',
  )
  await beginVisit(portal, id, visited.other)
  expect(await sendFindings(portal, id, stranger, [findingOf(visited.questions.beds, 'met')])).toBeRefused(
    'not_allowed',
  )
  expect(await finishVisit(portal, id, stranger)).toBeRefused('not_allowed')
  expect((await beginVisit(portal, id, visited.lead)).history.map(({ text }) => text)).toEqual(['Planned', 'Begun'])
})

it('does not end while the portal has less than the phone, or while the number of open questions is another one', async () => {
  const visited = await makeVisited(portal)
  const { id } = await planVisit(portal, visited)
  await beginVisit(portal, id, visited.lead)
  await sendFindings(portal, id, visited.lead, [findingOf(visited.questions.beds, 'met')])
  const early = await finishVisit(portal, id, visited.lead, { unanswered: 3, expects: { findings: 2, photos: 1 } })
  expect(early).toBeRefused('action_not_offered')
  expect(early.problem?.detail).toBe('The portal has 1 of 2 findings and 0 of 1 photos. Send the others first')
  const open = await finishVisit(portal, id, visited.lead, { unanswered: 2, expects: { findings: 1, photos: 0 } })
  expect(open).toBeRefused('invalid_input', 'unanswered')
  const approving = await finishVisit(portal, id, visited.lead, { unanswered: 3, recommendation: 'approve' })
  expect(approving).toBeRefused('invalid_input', 'recommendation')
})

it('tells the phone the days to put findings right, and takes other words and days for one of them', async () => {
  const visited = await makeVisited(portal)
  const { lead, questions } = visited
  const { id } = await planVisit(portal, visited)
  const { reply } = await as(lead, portal.app).send(calls.showVisitKit, { params: { id } })
  expect(reply.data.corrective_days).toEqual({ critical: 7, heavy: 30, other: 90 })
  await beginVisit(portal, id, lead)
  const changed = { sub_list_id: questions.oxygen, text: 'Buy a cylinder.' }
  const end = (days: number | null) => finishVisit(portal, id, lead, { unanswered: 4, actions: [{ ...changed, days }] })
  expect(await end(366)).toBeRefused('invalid_input')
  expect((await end(3)).reply.data.actions.map(({ sub_list_id, text, days }) => [sub_list_id, text, days])).toEqual([
    [questions.oxygen, 'Buy a cylinder.', 3],
    [questions.beds, 'Are the beds clean?', 30],
    [questions.signs, 'Are there signs?', 90],
    [questions.waste, 'Is waste sorted?', 90],
  ])
})

it('is at most minimally compliant with a critical failure', async () => {
  const visited = await makeVisited(portal)
  const id = await makeVisit(portal, visited, { beds: 'met', signs: 'met', waste: 'met' })
  const { data } = (await as(visited.lead, portal.app).send(planCalls.showInspection, { params: { id } })).reply
  expect(data).toMatchObject({
    score: 50,
    class: 'minimally compliant',
    critical_failures: 1,
    next_visit_on: '2026-07-14',
  })
  expect(data.actions).toMatchObject([{ sub_list_id: visited.questions.oxygen, is_critical: true, days: 7 }])
})

it('closes with a follow-up what is put right, without a score', async () => {
  const visited = await makeVisited(portal)
  const { lead, other, questions } = visited
  const first = await makeVisit(portal, visited, { oxygen: 'not met', beds: 'not met', signs: 'met', waste: 'met' })
  const asLead = as(lead, portal.app)
  await asLead.send(reports.publishInspection, { params: { id: first } })
  const { id } = await planVisit(portal, visited, { kind: 'follow-up', team: [other.id] })
  const begun = await beginVisit(portal, id, other)
  expect(begun.questions.map(({ sub_list_id }) => sub_list_id)).toEqual([questions.oxygen, questions.beds])
  await sendFindings(portal, id, other, [findingOf(questions.oxygen, 'met'), findingOf(questions.beds, 'partly met')])
  const done = await finishVisit(portal, id, other, { expects: { findings: 2, photos: 0 } })
  expect(done.reply.data).toMatchObject({ is_whole: false, score: null, class: null, next_visit_on: null, actions: [] })
  const { data } = (await asLead.send(planCalls.showInspection, { params: { id: first } })).reply
  expect(data.actions.map(({ status }) => status)).toEqual(['closed', 'open'])
})

it('keeps a clock that is a year off as it was told, with a mark in the history', async () => {
  const visited = await makeVisited(portal)
  const { id } = await planVisit(portal, visited)
  const begun = await beginVisit(portal, id, visited.lead, '2027-04-14T08:55:00Z')
  expect(begun.site).toMatchObject({ arrived_at: '2027-04-14T08:55:00.000Z', began_at: '2026-04-14T09:00:00.000Z' })
  expect(begun.history.at(-1)).toMatchObject({
    text: 'Begun',
    note: 'The clock of the phone said 2027-04-14T08:55:00Z',
  })
})
