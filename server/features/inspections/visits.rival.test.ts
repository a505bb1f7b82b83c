import '../../testing/matchers.ts'
import * as planCalls from '@portal/contract/inspections/calls/inspections.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { jpeg, png } from '../../testing/files.ts'
import { photoInFile, sha256Of, visitFileOf } from '../../testing/files-of-visits.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { photo } from '../../testing/photos.ts'
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
  await beginVisit(portal, id, visited.lead)
})

const show = async () =>
  (await as(visited.lead, portal.app).send(planCalls.showInspection, { params: { id } })).reply.data
const aFile = (changed: object = {}, damages: Record<string, Uint8Array> = {}) =>
  visitFileOf({ id, questions: visited.questions }, changed, damages)
const upload = (person: Person, file: TestFile) =>
  as(person, portal.app).send(calls.uploadVisitFile, { params: { id }, body: {} }, { file })

function sendPhoto(person: Person, visit: number, more: { facility_id?: number; taken_at?: string } = {}) {
  const body = { key: crypto.randomUUID(), facility_id: visited.facility.id, taken_at: '2026-04-14T09:12:00Z', ...more }
  return as(person, portal.app).send(calls.addInspectionPhoto, { params: { id: visit }, body }, { file: photo })
}

describe('two phones of one inspector', () => {
  it('lose nothing of different questions, and show what both say of the same one', async () => {
    const { lead, questions } = visited
    const onFirst = [findingOf(questions.oxygen, 'met'), findingOf(questions.beds, 'met')]
    const onSecond = [findingOf(questions.beds, 'not met'), findingOf(questions.waste, 'met')]
    const [first, second] = await Promise.all([
      sendFindings(portal, id, lead, onFirst),
      sendFindings(portal, id, lead, onSecond),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect([...first.reply.conflicts, ...second.reply.conflicts]).toHaveLength(1)
    expect((await show()).findings.map(({ version }) => version)).toEqual([1, 1, 1])
  })

  it('end the visit once', async () => {
    await sendFindings(portal, id, visited.lead, [findingOf(visited.questions.oxygen, 'met')])
    const end = () => finishVisit(portal, id, visited.lead, { unanswered: 3, expects: { findings: 1, photos: 0 } })
    const ends = await Promise.all([end(), end()])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await show()).history.filter(({ text }) => text === 'Done')).toHaveLength(1)
  })
})

describe('the file of a visit', () => {
  it('that was cancelled meanwhile is kept apart', async () => {
    const because = { params: { id }, body: { reason: 'The road is flooded.' } }
    await as(visited.lead, portal.app).send(planCalls.cancelInspection, because)
    expect((await upload(visited.other, aFile())).status).toBe(201)
    expect(await show()).toMatchObject({ status: 'cancelled', came_later: 3 })
  })

  it('that has ended changes nothing of it, whatever the file recommends', async () => {
    await sendFindings(portal, id, visited.lead, [findingOf(visited.questions.oxygen, 'met')])
    await finishVisit(portal, id, visited.lead, { unanswered: 3, expects: { findings: 1, photos: 0 } })
    const before = await show()
    const end = { recommendation: 'seal', departed_at: '2026-04-14T11:30:00.000Z', actions: [] }
    expect(await upload(visited.other, aFile({ end }))).toBeRefused('action_not_offered')
    const nothing = aFile({ findings: [], photos: [], end })
    await upload(visited.other, nothing)
    expect(await show()).toEqual(before)
  })

  it.each<[string, () => TestFile, 'file_refused' | 'invalid_input']>([
    [
      'a photo that is no photo',
      () => {
        const drawn = photoInFile(null, { sha256: sha256Of(png.bytes) })
        return aFile({ photos: [drawn] }, { [`photos/${drawn.key}.jpg`]: new Uint8Array(png.bytes) })
      },
      'file_refused',
    ],
    [
      'the same photo twice',
      () => {
        const twice = photoInFile(null)
        return aFile({ photos: [twice, twice] }, { [`photos/${twice.key}.jpg`]: new Uint8Array(jpeg.bytes) })
      },
      'file_refused',
    ],
    [
      '81 photos',
      () => {
        const photos = Array.from({ length: 81 }, () => photoInFile(null))
        const parts = photos.map(({ key }) => [`photos/${key}.jpg`, new Uint8Array(jpeg.bytes)] as const)
        return aFile({ photos }, Object.fromEntries(parts))
      },
      'file_refused',
    ],
    [
      'a finding for a question of nobody',
      () => aFile({ findings: [findingOf(2_000_000_000, 'met')] }),
      'invalid_input',
    ],
    [
      'an answer that the question does not allow',
      () => aFile({ findings: [findingOf(visited.questions.beds, 'does not apply')] }),
      'invalid_input',
    ],
  ])('with %s is refused, and nothing of it is stored', async (_, file, code) => {
    const refused = await upload(visited.lead, file())
    expect(refused).toBeRefused(code)
    expect(await show()).toMatchObject({ findings: [], photos: [] })
  })

  it('asks about the questions of its own visit alone', async () => {
    const other = await makeVisited(portal)
    const foreign = aFile({ findings: [findingOf(other.questions.beds, 'met')] })
    expect(await upload(visited.lead, foreign)).toBeRefused('invalid_input', 'findings')
  })

  it('is refused from the owner, a rival and a stranger', async () => {
    for (const person of [visited.owner, await makeOwner(portal.db)]) {
      expect((await upload(person, aFile())).status).toBe(403)
    }
    const stranger = await as(undefined, portal.app).send(
      calls.uploadVisitFile,
      { params: { id }, body: {} },
      { file: aFile() },
    )
    expect(stranger).toBeRefused('signed_out')
    expect((await show()).findings).toEqual([])
  })

  it('of a phone whose clock is a year off is taken in as it was told', async () => {
    const found_at = '2027-04-14T09:10:00.000Z'
    const taken = photoInFile(null, { taken_at: '2025-04-14T09:12:00.000Z' })
    const findings = [findingOf(visited.questions.oxygen, 'met', { found_at })]
    const file = aFile({ findings, photos: [taken] }, { [`photos/${taken.key}.jpg`]: new Uint8Array(jpeg.bytes) })
    expect((await upload(visited.lead, file)).status).toBe(201)
    expect(await show()).toMatchObject({
      findings: [{ found_at, recorded_at: '2026-04-14T09:00:00.000Z' }],
      photos: [{ taken_at: '2025-04-14T09:12:00.000Z' }],
    })
  })
})

describe('an inspector of another visit', () => {
  it('adds and removes no photo, and reads none by the number of another visit', async () => {
    const { data } = (await sendPhoto(visited.lead, id)).reply
    const stranger = await makeOfficer(portal.db, ['inspect'])
    expect(await sendPhoto(stranger, id)).toBeRefused('not_allowed')
    const params = { id, photo: data.id }
    expect(await as(stranger, portal.app).send(calls.removeInspectionPhoto, { params })).toBeRefused('not_allowed')
    const others = await makeVisited(portal)
    const elsewhere = (await planVisit(portal, others)).id
    await beginVisit(portal, elsewhere, others.lead)
    const link = { params: { id: elsewhere, photo: data.id } }
    expect(await as(others.lead, portal.app).send(calls.linkInspectionPhoto, link)).toBeRefused('not_found')
    expect(await as(others.lead, portal.app).send(calls.removeInspectionPhoto, link)).toBeRefused('not_found')
    expect((await show()).photos).toHaveLength(1)
  })

  it('learns nothing by sending the key of a finding that is not theirs', async () => {
    const mine = findingOf(visited.questions.oxygen, 'not met', { note: 'Empty' })
    await sendFindings(portal, id, visited.lead, [mine])
    const others = await makeVisited(portal)
    const elsewhere = (await planVisit(portal, others)).id
    await beginVisit(portal, elsewhere, others.lead)
    const same = { ...findingOf(others.questions.oxygen, 'met'), key: mine.key }
    const { reply } = await sendFindings(portal, elsewhere, others.lead, [same])
    expect(reply).toMatchObject({ conflicts: [], stored: [{ outcome: 'met', note: null, version: 1 }] })
    expect((await show()).findings).toMatchObject([{ outcome: 'not met', note: 'Empty' }])
  })
})

it('keeps findings and photos of a clock that is a year off as they were told', async () => {
  const found_at = '2025-04-14T09:10:00.000Z'
  await sendFindings(portal, id, visited.lead, [findingOf(visited.questions.oxygen, 'met', { found_at })])
  expect((await sendPhoto(visited.lead, id, { taken_at: '2027-04-14T09:12:00.000Z' })).status).toBe(201)
  expect(await show()).toMatchObject({
    findings: [{ found_at, recorded_at: '2026-04-14T09:00:00.000Z' }],
    photos: [{ taken_at: '2027-04-14T09:12:00.000Z' }],
  })
})
