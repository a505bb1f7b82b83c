import '../../testing/matchers.ts'
import { changeUser } from '@portal/contract/accounts/calls/users.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { jpeg } from '../../testing/files.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import {
  beginVisit,
  findingOf,
  finishVisit,
  makeVisited,
  planVisit,
  sendFindings,
  type Visited,
} from '../../testing/visits.ts'

let portal: TestApp
let visited: Visited
let id: number
beforeEach(async () => {
  portal = await testApp()
  portal.setClock('2026-04-14T09:00:00Z')
  visited = await makeVisited(portal)
  id = (await planVisit(portal, visited)).id
})

/** At ten o'clock the lead inspector loses the duty. */
async function takeDuty() {
  portal.setClock('2026-04-14T10:00:00Z')
  const manager = as(await makeOfficer(portal.db, ['users']), portal.app)
  const body = { duties: ['review' as const] }
  expect((await manager.send(changeUser, { params: { id: visited.lead.id }, body })).status).toBe(200)
}

function addPhoto(who: Person, visit = id) {
  const body = { key: crypto.randomUUID(), facility_id: visited.facility.id, taken_at: '2026-04-14T09:12:00Z' }
  return as(who, portal.app).send(calls.addInspectionPhoto, { params: { id: visit }, body }, { file: jpeg })
}

const begin = (who: Person, visit = id) => {
  const body = { arrived_at: '2026-04-14T08:55:00Z' }
  return as(who, portal.app).send(calls.beginInspection, { params: { id: visit }, body })
}

const recordSite = (who: Person, visit = id) =>
  as(who, portal.app).send(calls.recordSite, { params: { id: visit }, body: { met_name: 'Hauwa Sani' } })

const found = (who: Person, visit = id) => sendFindings(portal, visit, who, [findingOf(visited.questions.beds, 'met')])

describe('somebody who has lost the duty to inspect', () => {
  it('sends for seven days what lies on the phone: the beginning, findings, photos and the site page', async () => {
    await takeDuty()
    portal.setClock('2026-04-21T09:30:00Z')
    expect((await begin(visited.lead)).status).toBe(200)
    expect((await found(visited.lead)).reply).toMatchObject({ conflicts: [], stored: [{ outcome: 'met' }] })
    expect((await addPhoto(visited.lead)).status).toBe(201)
    expect((await recordSite(visited.lead)).reply.data).toMatchObject({ met_name: 'Hauwa Sani' })
    portal.setClock('2026-04-21T10:00:01Z')
    for (const send of [begin, found, addPhoto, recordSite]) {
      expect(await send(visited.lead)).toBeRefused('not_allowed')
    }
  })

  it('sends nothing of a visit of others, and overwrites nothing that the team has recorded since', async () => {
    const others = await planVisit(portal, await makeVisited(portal))
    await takeDuty()
    for (const send of [begin, found, addPhoto, recordSite]) {
      expect(await send(visited.lead, others.id)).toBeRefused('not_allowed')
    }
    await beginVisit(portal, id, visited.other)
    await sendFindings(portal, id, visited.other, [findingOf(visited.questions.beds, 'not met')])
    expect((await found(visited.lead)).reply).toMatchObject({ conflicts: [{ stored: { outcome: 'not met' } }] })
  })

  it('removes a photo that was deleted on the phone', async () => {
    await beginVisit(portal, id, visited.lead)
    const photo = (await addPhoto(visited.lead)).reply.data.id
    await takeDuty()
    const lead = as(visited.lead, portal.app)
    expect((await lead.send(calls.removeInspectionPhoto, { params: { id, photo } })).status).toBe(204)
  })

  it('neither ends nor publishes the visit, keeps it anew, nor uploads its file', async () => {
    await beginVisit(portal, id, visited.lead)
    await takeDuty()
    const lead = as(visited.lead, portal.app)
    const params = { id }
    expect(await finishVisit(portal, id, visited.lead, { unanswered: 4 })).toBeRefused('not_allowed')
    expect(await lead.send(reports.publishInspection, { params })).toBeRefused('not_allowed')
    expect(await lead.send(calls.showVisitKit, { params })).toBeRefused('not_allowed')
    expect(await lead.send(calls.uploadVisitFile, { params, body: {} }, { file: jpeg })).toBeRefused('not_allowed')
  })
})

it('accepts nothing from an officer without the duty who was never of the team', async () => {
  const clerk = await makeOfficer(portal.db, ['review'])
  await beginVisit(portal, id, visited.lead)
  for (const send of [begin, found, addPhoto, recordSite]) expect(await send(clerk)).toBeRefused('not_allowed')
})
