import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { inspectionPhoto } from '@portal/contract/inspections/finding.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubNetwork } from '../../testing/fake-network.ts'
import { type FakeReply, fakePortal, noAnswer, refusal, reply } from '../../testing/fake-portal.ts'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { officer } from '../../testing/sessions.ts'
import { aFinding, aKit } from '../../testing/visits.ts'
import { connectionFound } from '../connection.ts'
import { beginSession } from '../session.ts'
import { eraseVisits, keepVisit, listVisits, readVisit, updateVisit } from './kept-visits.ts'
import { addToLog, keepPhoto } from './record.ts'
import { sendVisit } from './send-visit.ts'
import { settleFinding } from './settle.ts'
import type { Change, KeptPhoto, LogRow } from './visit-rows.ts'
import { questionsOf } from './visit-state.ts'

const person = 1
const kit = aKit({ status: 'under way' })
const { id } = kit.inspection

const key = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const at = '2026-04-14T09:10:00.000Z'

function record(digit: number, change: Change, more: Partial<LogRow> = {}): Promise<LogRow> {
  return addToLog({ person, visit: id, key: key(digit), at, change, state: 'kept', ...more })
}

const found = (sub_list_id: number, outcome: 'met' | 'not met', note: string | null = null): Change => {
  return { is: 'finding', finding: { sub_list_id, outcome, number_seen: null, note } }
}

function photo(digit: number, state: KeptPhoto['state'] = 'kept'): KeptPhoto {
  return {
    ...{ person, visit: id, key: key(digit), sub_list_id: 3, taken_at: at, latitude: null, longitude: null },
    ...{ accuracy_m: null, sha256: 'a'.repeat(64), bytes: 3, state },
  }
}

function portal(...replies: FakeReply[]) {
  const fake = fakePortal(replies)
  stubNetwork(fake)
  connectionFound()
  const bodies = (path: string) =>
    fake.requests.filter((request) => request.path.endsWith(path)).map(({ body }) => body as Record<string, never>)
  return { ...fake, bodies }
}

const stores = (...stored: ReturnType<typeof aFinding>[]) => reply(visits.recordFindings, { stored, conflicts: [] })

async function states(): Promise<string[]> {
  return ((await readVisit(person, id))?.log ?? []).map(({ state }) => state)
}

withIndexedDb()
beforeEach(async () => {
  await eraseVisits(person)
  beginSession({ ...officer, id: person })
  await keepVisit(person, kit)
})

describe('findings that were recorded without a network', () => {
  it('are sent in order under their keys, based on what the inspector saw', async () => {
    await record(1, found(3, 'met'), { basedOn: 0 })
    await record(2, found(4, 'not met', 'No bed'), { basedOn: 0 })
    const { bodies } = portal(stores(aFinding(3), aFinding(4, { outcome: 'not met', note: 'No bed' })))
    await sendVisit(person, id)
    expect(bodies('/findings')).toEqual([
      {
        findings: [
          { key: key(1), sub_list_id: 3, outcome: 'met', number_seen: null, note: null, based_on: 0, found_at: at },
          {
            key: key(2),
            sub_list_id: 4,
            outcome: 'not met',
            number_seen: null,
            note: 'No bed',
            based_on: 0,
            found_at: at,
          },
        ],
      },
    ])
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('about one question follow each other, each based on what the one before became', async () => {
    await record(1, found(3, 'met'), { basedOn: 0 })
    await record(2, found(3, 'not met'))
    const { bodies } = portal(
      stores(aFinding(3, { version: 4 })),
      stores(aFinding(3, { outcome: 'not met', version: 5 })),
    )
    await sendVisit(person, id)
    const sent = bodies('/findings').map(({ findings }) => findings)
    expect(sent).toMatchObject([[{ key: key(1), based_on: 0 }], [{ key: key(2), based_on: 4 }]])
  })

  it('stay on the phone while there is no connection', async () => {
    await record(1, found(3, 'met'), { basedOn: 0 })
    portal(noAnswer(visits.recordFindings))
    await expect(sendVisit(person, id)).rejects.toThrow('We could not reach the portal')
    expect(await states()).toEqual(['kept'])
  })

  it('are all sent but the one that the portal does not accept', async () => {
    await record(1, found(3, 'met'), { basedOn: 0 })
    await record(2, found(4, 'met'), { basedOn: 0 })
    const bad = refusal(visits.recordFindings, {
      code: 'invalid_input',
      status: 422,
      message: 'Question 3 is not asked',
    })
    portal(bad, bad, stores(aFinding(4)))
    await sendVisit(person, id)
    expect(await states()).toEqual(['held', 'sent'])
    const kept = await readVisit(person, id)
    expect(kept && questionsOf(kept)[0]?.problem).toBe('Question 3 is not asked')
  })

  it('without an outcome wait for it', async () => {
    await record(1, { is: 'finding', finding: { sub_list_id: 3, outcome: null, number_seen: 2, note: null } })
    const { requests } = portal()
    await sendVisit(person, id)
    expect(requests).toEqual([])
  })
})

describe('a question that was changed on two phones', () => {
  const theirs = aFinding(3, { outcome: 'not met', version: 2, found_by: 'Hauwa Sani' })

  async function conflict() {
    await record(1, found(3, 'met'), { basedOn: 0 })
    portal(reply(visits.recordFindings, { stored: [], conflicts: [{ key: key(1), stored: theirs }] }))
    await sendVisit(person, id)
    const kept = await readVisit(person, id)
    if (!kept) throw new Error('The visit is not there')
    return kept
  }

  it('shows both findings and sends nothing more about it', async () => {
    const kept = await conflict()
    await record(2, found(3, 'met', 'Seen again'))
    const { requests } = portal()
    await sendVisit(person, id)
    expect(requests).toEqual([])
    expect(questionsOf(kept)[0]).toMatchObject({ finding: { outcome: 'met' }, conflict: { found_by: 'Hauwa Sani' } })
  })

  it('is sent on top of the other one if the inspector keeps theirs', async () => {
    const kept = await conflict()
    const own = { sub_list_id: 3, outcome: 'met', number_seen: null, note: null } as const
    await settleFinding(kept, theirs, own)
    const { bodies } = portal(stores(aFinding(3, { version: 3 })))
    await sendVisit(person, id)
    expect(bodies('/findings')).toMatchObject([{ findings: [{ outcome: 'met', based_on: 2 }] }])
  })

  it('shows the other one if the inspector uses that', async () => {
    await settleFinding(await conflict(), theirs, undefined)
    const kept = await readVisit(person, id)
    expect(kept && questionsOf(kept)[0]).toMatchObject({ finding: { outcome: 'not met' }, conflict: undefined })
  })

  it('is a conflict too where the reply to the first finding was lost and somebody changed it since', async () => {
    await record(1, found(3, 'met'), { basedOn: 0 })
    await record(2, found(3, 'met', 'Two bottles'))
    const { bodies } = portal(
      stores(theirs),
      reply(visits.recordFindings, { stored: [], conflicts: [{ key: key(2), stored: theirs }] }),
    )
    await sendVisit(person, id)
    expect(bodies('/findings')[1]).toMatchObject({ findings: [{ key: key(2), based_on: 1 }] })
    expect(await states()).toEqual(['sent', 'held'])
  })
})

describe('the end of a visit', () => {
  const end: Change = { is: 'finish', recommendation: 'no change', unanswered: 2, departed_at: at }

  it('is sent when everything has arrived, with the words and days of the corrective actions', async () => {
    await record(1, found(3, 'not met'), { basedOn: 0 })
    await record(2, { is: 'words', sub_list_id: 3, text: 'Buy a cylinder.', days: 14 })
    await record(3, { is: 'words', sub_list_id: 4, text: 'Not asked any more.' })
    await record(4, end)
    const done = { ...aKit({ status: 'done' }).inspection, findings: [aFinding(3, { outcome: 'not met' })] }
    const { bodies } = portal(
      stores(aFinding(3, { outcome: 'not met' })),
      reply(visits.finishInspection, { message: 'The inspection is done', data: done }),
    )
    await sendVisit(person, id)
    expect(bodies('/finish')).toEqual([
      {
        recommendation: 'no change',
        unanswered: 2,
        departed_at: at,
        expects: { findings: 1, photos: 0 },
        actions: [{ sub_list_id: 3, text: 'Buy a cylinder.', days: 14 }],
      },
    ])
    expect((await readVisit(person, id))?.visit.arrivedAt).toBeDefined()
  })

  it('waits for a photo that was not accepted', async () => {
    await keepPhoto(photo(9, 'refused'), new Blob(['abc']))
    await record(4, end)
    const { requests } = portal()
    await sendVisit(person, id)
    expect(requests).toEqual([])
    expect(await states()).toEqual(['kept'])
  })
})

describe('the copy on the phone', () => {
  it('is deleted a week after everything has arrived', async () => {
    await updateVisit(person, id, { arrivedAt: '2026-04-14T12:00:00.000Z' })
    expect(await listVisits(person)).toEqual([])
  })

  it('is kept after its last day while something is only on the phone', async () => {
    await keepVisit(person, { ...kit, keep_until: '2026-04-21' })
    await record(1, found(3, 'met'), { basedOn: 0 })
    expect(await listVisits(person)).toHaveLength(1)
  })

  it('is deleted after its last day otherwise', async () => {
    await keepVisit(person, { ...kit, keep_until: '2026-04-21' })
    expect(await listVisits(person)).toEqual([])
  })

  it('is not that of another person', async () => {
    expect(await listVisits(2)).toEqual([])
    expect(await readVisit(2, id)).toBeUndefined()
  })
})

it('loses nothing when the portal accepts nothing more of a visit, and says why', async () => {
  await record(1, found(3, 'met'), { basedOn: 0 })
  await keepPhoto(photo(8), new Blob(['abc']))
  const message = 'Only the inspectors of this visit may do this'
  portal(refusal(visits.recordFindings, { code: 'not_allowed', status: 403, message }))
  await sendVisit(person, id)
  expect(await readVisit(person, id)).toMatchObject({
    visit: { problem: message },
    log: [{ state: 'kept', change: { finding: { outcome: 'met' } } }],
    photos: [{ state: 'kept' }],
  })
})

it('a photo that the portal refuses holds back no other', async () => {
  for (const digit of [5, 6]) await keepPhoto(photo(digit), new Blob(['abc']))
  portal(
    refusal(visits.addInspectionPhoto, { code: 'file_refused', status: 415, message: 'This is not a JPEG' }),
    reply(visits.addInspectionPhoto, { data: { ...exampleOf(inspectionPhoto), key: key(6) } }),
  )
  await sendVisit(person, id)
  await vi.waitFor(async () => {
    const { photos = [] } = (await readVisit(person, id)) ?? {}
    expect(photos.map(({ state, problem }) => [state, problem])).toEqual([
      ['refused', 'This is not a JPEG'],
      ['sent', undefined],
    ])
  })
})
