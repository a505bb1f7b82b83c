import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import '../../testing/matchers.ts'
import * as planCalls from '@portal/contract/inspections/calls/inspections.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { beforeEach, expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { pdf, png } from '../../testing/files.ts'
import { makeOwner, type Person } from '../../testing/people.ts'
import { photo } from '../../testing/photos.ts'
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

async function underWay(): Promise<number> {
  const { id } = await planVisit(portal, visited)
  await beginVisit(portal, id, visited.lead)
  return id
}

const show = async (id: number) =>
  (await as(visited.lead, portal.app).send(planCalls.showInspection, { params: { id } })).reply.data

function sendPhoto(
  id: number,
  file: TestFile = photo,
  more: { key?: string; sub_list_id?: number | null; facility_id?: number } = {},
) {
  const body = { key: crypto.randomUUID(), facility_id: visited.facility.id, taken_at: '2026-04-14T09:12:00Z', ...more }
  return as(visited.lead, portal.app).send(calls.addInspectionPhoto, { params: { id }, body }, { file })
}

it('stores the same batch once, and nothing of a batch with a question of another type', async () => {
  const id = await underWay()
  const { questions, lead } = visited
  const batch = [findingOf(questions.beds, 'met'), findingOf(questions.waste, 'not met')]
  const [first, second] = [await sendFindings(portal, id, lead, batch), await sendFindings(portal, id, lead, batch)]
  expect(second.reply).toEqual(first.reply)
  expect(second.reply.stored.map(({ version }) => version)).toEqual([1, 1])
  const other = await makeVisited(portal)
  const wrong = await sendFindings(portal, id, lead, [
    findingOf(questions.oxygen, 'met'),
    findingOf(other.questions.beds, 'met'),
  ])
  expect(wrong).toBeRefused('invalid_input', 'findings')
  expect(wrong.problem?.errors?.findings).toEqual([`Question ${other.questions.beds} is not asked in this visit`])
  expect((await show(id)).findings).toHaveLength(2)
})

it('accepts "does not apply" only where the catalogue allows it', async () => {
  const id = await underWay()
  const sent = await sendFindings(portal, id, visited.lead, [findingOf(visited.questions.beds, 'does not apply')])
  expect(sent).toBeRefused('invalid_input', 'findings')
})

it('shows a conflict between two phones, and none where both say the same', async () => {
  const id = await underWay()
  const { questions, lead, other } = visited
  await sendFindings(portal, id, lead, [findingOf(questions.beds, 'met')])
  const same = await sendFindings(portal, id, other, [findingOf(questions.beds, 'met')])
  expect(same.reply).toMatchObject({ conflicts: [], stored: [{ version: 1 }] })
  const mine = findingOf(questions.beds, 'not met')
  const against = await sendFindings(portal, id, other, [mine])
  expect(against.reply).toMatchObject({
    stored: [],
    conflicts: [{ key: mine.key, stored: { outcome: 'met', version: 1 } }],
  })
  const chosen = await sendFindings(portal, id, other, [{ ...mine, based_on: 1 }])
  expect(chosen.reply).toMatchObject({ conflicts: [], stored: [{ outcome: 'not met', version: 2 }] })
})

it('stores a photo without its place, once under its key, and serves it to officers by a link', async () => {
  const id = await underWay()
  const key = crypto.randomUUID()
  const [first, again] = [await sendPhoto(id, photo, { key }), await sendPhoto(id, photo, { key })]
  expect(again.reply.data).toEqual(first.reply.data)
  expect((await show(id)).photos).toHaveLength(1)
  const link = { params: { id, photo: first.reply.data.id } }
  const { url } = (await as(visited.lead, portal.app).send(calls.linkInspectionPhoto, link)).reply
  const served = await portal.app.inject(url)
  expect(served.headers['content-type']).toBe('image/jpeg')
  expect(served.rawPayload.includes('GPSLatitude')).toBe(false)
  expect(await as(visited.owner, portal.app).send(calls.linkInspectionPhoto, link)).toBeRefused('not_found')
  const entry = await portal.db
    .selectFrom('audit_entry')
    .where('action', '=', 'Add photo')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry.body).toMatchObject({ after: { sha256: first.reply.data.sha256 } })
})

it('refuses a photo that is no photo, of another facility and of a question that is not asked', async () => {
  const id = await underWay()
  expect(await sendPhoto(id, pdf())).toBeRefused('file_refused')
  expect(await sendPhoto(id, png)).toBeRefused('file_refused')
  const cut = { ...photo, bytes: photo.bytes.subarray(0, 60) }
  expect(await sendPhoto(id, cut)).toBeRefused('file_refused')
  const other = await makeVisited(portal)
  expect(await sendPhoto(id, photo, { facility_id: other.facility.id })).toBeRefused('invalid_input', 'facility_id')
  expect(await sendPhoto(id, photo, { sub_list_id: other.questions.beds })).toBeRefused('invalid_input', 'sub_list_id')
})

it('refuses the 7th photo of a question and the 81st of a visit', async () => {
  const id = await underWay()
  const row = {
    ...{ inspection_id: id, size_bytes: 1, sha256: Buffer.alloc(32), taken_by: visited.lead.id },
    ...{ taken_at: '2026-04-14T09:12:00Z', recorded_at: '2026-04-14T09:12:00Z' },
  }
  const add = (sub_list_id: number | null, count: number) => {
    const photos = Array.from({ length: count }, () => ({
      ...row,
      sub_list_id,
      key: crypto.randomUUID(),
      slug: crypto.randomUUID(),
    }))
    return portal.db.insertInto('inspection_photo').values(photos).execute()
  }
  await add(visited.questions.beds, 6)
  expect(await sendPhoto(id, photo, { sub_list_id: visited.questions.beds })).toBeRefused('limit_reached')
  expect((await sendPhoto(id)).status).toBe(201)
  await add(null, 73)
  expect(await sendPhoto(id)).toBeRefused('limit_reached')
})

const sitesOf = (person: Person) => (id: number, body: object) =>
  as(person, portal.app).send(calls.recordSite, { params: { id }, body })

it('records a signature that is a picture, staff of this facility alone, and refuses a signature with a refusal', async () => {
  const id = await underWay()
  const record = sitesOf(visited.lead)
  const signed = await record(id, { met_name: 'Hauwa Sani', signature_png: png.bytes.toString('base64') })
  expect(signed.reply.data).toMatchObject({ is_signed: true, met_name: 'Hauwa Sani' })
  expect((await record(id, { met_name: 'Hauwa Sani' })).reply.data).toMatchObject({ is_signed: true })
  expect(await record(id, { signature_png: pdf().bytes.toString('base64') })).toBeRefused(
    'invalid_input',
    'signature_png',
  )
  const both = { signature_png: png.bytes.toString('base64'), signature_refused: 'She was away.' }
  expect(await record(id, both)).toBeRefused('invalid_input', 'signature_refused')
  const stranger = { staff: [{ staff_id: 2_000_000_000, full_name: 'Hauwa Sani', seen: 'present' }] }
  expect(await record(id, stranger)).toBeRefused('invalid_input', 'staff')
  expect((await record(id, { signature_refused: 'She was away.' })).reply.data).toMatchObject({ is_signed: false })
})

it('keeps what comes after the visit was cancelled, until somebody takes it in or discards it', async () => {
  const id = await underWay()
  const { lead, questions } = visited
  const asLead = as(lead, portal.app)
  const because = { params: { id }, body: { reason: 'The road is flooded.' } }
  await asLead.send(planCalls.cancelInspection, because)
  await sendFindings(portal, id, lead, [findingOf(questions.beds, 'met')])
  expect(await show(id)).toMatchObject({ status: 'cancelled', came_later: 1, cancel_reason: 'The road is flooded.' })
  await asLead.send(planCalls.discardFindings, because)
  expect(await show(id)).toMatchObject({ came_later: 0, findings: [] })
  expect(await asLead.send(planCalls.discardFindings, because)).toBeRefused('action_not_offered')
  await sendFindings(portal, id, lead, [findingOf(questions.waste, 'met')])
  await asLead.send(planCalls.reopenInspection, because)
  expect(await show(id)).toMatchObject({
    status: 'under way',
    came_later: 0,
    findings: [{ sub_list_id: questions.waste }],
  })
})

it('changes nothing of a visit that is done', async () => {
  const id = await makeVisit(portal, visited, { oxygen: 'met', beds: 'met', signs: 'met', waste: 'met' })
  const { lead, questions } = visited
  expect(await sendFindings(portal, id, lead, [findingOf(questions.beds, 'not met', { based_on: 1 })])).toBeRefused(
    'action_not_offered',
  )
  expect(await sendPhoto(id)).toBeRefused('action_not_offered')
  expect(await sitesOf(lead)(id, { met_name: 'Somebody else' })).toBeRefused('action_not_offered')
  const asLead = as(lead, portal.app)
  const addendum = { params: { id }, body: { text: 'There are two.', reason: 'A receipt was sent.' } }
  for (let count = 0; count < 20; count += 1)
    expect((await asLead.send(reports.addAddendum, addendum)).status).toBe(201)
  expect(await asLead.send(reports.addAddendum, addendum)).toBeRefused('limit_reached')
})

it('is not found by the owner, a rival and a stranger before it is published', async () => {
  const id = await makeVisit(portal, visited, { oxygen: 'met', beds: 'met', signs: 'met', waste: 'met' })
  for (const person of [visited.owner, await makeOwner(portal.db)]) {
    expect(await as(person, portal.app).send(planCalls.showInspection, { params: { id } })).toBeRefused('not_found')
  }
  expect(await as(undefined, portal.app).send(planCalls.showInspection, { params: { id } })).toBeRefused('signed_out')
  const list = await as(visited.owner, portal.app).send(planCalls.listInspectionsOfFacility, {
    params: { id: visited.facility.id },
    query: {},
  })
  expect(list.reply).toMatchObject({ total: 0, data: [] })
})
