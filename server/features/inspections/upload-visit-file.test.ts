import '../../testing/matchers.ts'
import * as planCalls from '@portal/contract/inspections/calls/inspections.ts'
import * as fileCalls from '@portal/contract/inspections/calls/visits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { inBytes, photoInFile, visitFileOf } from '../../testing/files-of-visits.ts'
import { makeOfficer, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { beginVisit, findingOf, makeVisited, planVisit, sendFindings, type Visited } from '../../testing/visits.ts'

let portal: TestApp
let visited: Visited
let id: number

beforeEach(async () => {
  portal = await testApp()
  portal.setClock('2026-04-14T09:00:00Z')
  visited = await makeVisited(portal)
  id = (await planVisit(portal, visited)).id
})

/** The file of the visit as a phone writes it. */
const aFile = (changed: object = {}, damages: Record<string, Uint8Array> = {}) =>
  visitFileOf({ id, questions: visited.questions }, changed, damages)

type TestFile = ReturnType<typeof aFile>

const upload = (person: Person, file: TestFile, body: { settles?: string; site_version?: string } = {}) =>
  as(person, portal.app).send(fileCalls.uploadVisitFile, { params: { id }, body }, { file })

async function shown() {
  return (await as(visited.lead, portal.app).send(planCalls.showInspection, { params: { id } })).reply.data
}

describe('the file of a visit', () => {
  it('is taken in once, also from an officer who was not there, and marked in the history', async () => {
    const colleague = await makeOfficer(portal.db, ['inspect'])
    const file = aFile()
    expect((await upload(colleague, file)).reply).toMatchObject({ conflicts: [], site_conflict: null })
    expect((await upload(visited.lead, file)).status).toBe(201)
    const { status, findings, photos, history } = await shown()
    expect([status, findings.length, photos.length]).toEqual(['under way', 2, 1])
    expect(findings.map(({ outcome, version }) => [outcome, version])).toEqual([
      ['met', 1],
      ['not met', 1],
    ])
    expect(history.filter(({ text }) => text === 'Recorded from a file')).toHaveLength(1)
  })

  it('hands over how the visit ended on the phone, and ends nothing itself', async () => {
    const end = {
      recommendation: 'no change',
      departed_at: '2026-04-14T11:30:00.000Z',
      actions: [{ sub_list_id: visited.questions.beds, text: 'Replace the mattresses.', days: 14 }],
    }
    expect((await upload(visited.lead, aFile({ end }))).reply).toMatchObject({ end, data: { status: 'under way' } })
    expect((await upload(visited.lead, aFile())).reply.end).toBeNull()
    const unknown = { ...end, recommendation: 'seal it at once' }
    expect(await upload(visited.lead, aFile({ end: unknown }))).toBeRefused('file_refused')
  })

  it('shows as a conflict what somebody else has recorded meanwhile', async () => {
    await beginVisit(portal, id, visited.lead)
    const file = aFile()
    await sendFindings(portal, id, visited.other, [findingOf(visited.questions.oxygen, 'not met')])
    const { conflicts } = (await upload(visited.lead, file)).reply
    expect(conflicts).toMatchObject([{ stored: { sub_list_id: visited.questions.oxygen, outcome: 'not met' } }])
    expect((await shown()).findings.map(({ outcome }) => outcome).sort()).toEqual(['not met', 'not met'])
  })

  it('settles conflicts by the version that was seen, and asks again if that has changed since', async () => {
    const { oxygen } = visited.questions
    await beginVisit(portal, id, visited.lead)
    const [first, site] = [findingOf(oxygen, 'met'), { met_name: 'Hauwa Sani', remarks: 'Seen by phone 1.' }]
    const file = aFile({ findings: [first], photos: [], site })
    await sendFindings(portal, id, visited.other, [findingOf(oxygen, 'not met', { note: 'Empty' })])
    const other = { params: { id }, body: { met_name: 'Musa Bello' } }
    expect((await as(visited.other, portal.app).send(fileCalls.recordSite, other)).status).toBe(200)

    const colleague = await makeOfficer(portal.db, ['inspect'])
    const { conflicts, site_conflict } = (await upload(colleague, file)).reply
    expect(conflicts).toMatchObject([
      { key: first.key, stored: { outcome: 'not met', note: 'Empty', version: 1 }, sent: { outcome: 'met' } },
    ])
    expect(site_conflict).toMatchObject({
      stored: { met_name: 'Musa Bello' },
      sent: { met_name: 'Hauwa Sani', remarks: 'Seen by phone 1.', is_signed: false },
    })

    await sendFindings(portal, id, visited.other, [findingOf(oxygen, 'partly met', { based_on: 1 })])
    const seen = { settles: `${first.key}:1`, site_version: site_conflict?.stored.updated_at }
    const again = (await upload(colleague, file, seen)).reply
    expect(again).toMatchObject({
      conflicts: [{ key: first.key, stored: { outcome: 'partly met', version: 2 } }],
      site_conflict: null,
      data: { site: { met_name: 'Hauwa Sani' } },
    })
    expect(again.data.history.at(-1)).toMatchObject({
      text: 'Recorded from a file',
      note: 'Not taken from it, because somebody else had recorded it: 1 finding',
    })
    const last = (await upload(colleague, file, { settles: `${first.key}:2` })).reply
    expect(last).toMatchObject({ conflicts: [], data: { findings: [{ outcome: 'met', version: 3 }] } })
    expect(await upload(colleague, file, { settles: 'everything' })).toBeRefused('invalid_input', 'settles')
  })

  it.each([
    ['is damaged', () => aFile({}, { 'visit.json': inBytes('{}') }), /^This file is damaged/],
    ['lacks a photo', () => aFile({ photos: [photoInFile(null)] }), /^This file is damaged/],
    [
      'is that of another visit',
      () => aFile({ inspection_id: id + 1 }),
      /^This is the file of the visit INS-2026-000001, not of INS-/,
    ],
    ['is no ZIP', () => ({ ...aFile(), bytes: Buffer.from('no ZIP at all') }), /^This is not the file of a visit/],
  ])('that %s is refused, and nothing of it is stored', async (_, file, sentence) => {
    const refused = await upload(visited.lead, file())
    expect(refused).toBeRefused('file_refused')
    expect(refused.problem?.detail).toMatch(sentence)
    const { status, findings, photos } = await shown()
    expect([status, findings, photos]).toEqual(['planned', [], []])
  })

  it('is refused from an officer without the duty', async () => {
    expect(await upload(await makeOfficer(portal.db, ['review']), aFile())).toBeRefused('not_allowed')
  })
})
