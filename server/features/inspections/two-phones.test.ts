import '../../testing/matchers.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { beginVisit, findingOf, makeVisited, planVisit, sendFindings } from '../../testing/visits.ts'

/** Numbers from 0 to below `most`, always the same ones for a seed. */
function numbersFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

type Finding = ReturnType<typeof findingOf>

/** A phone of a person: what it has recorded and not sent, and what it has seen of each question. */
interface Phone {
  person: Person
  waiting: Finding[]
  /** What was sent last. The reply may be lost: then it is sent again. */
  last: Finding[]
  seen: Map<number, number>
}

const outcomes = ['met', 'partly met', 'not met', 'not seen'] as const satisfies readonly FindingOutcome[]

it('loses no finding and shows each conflict in 500 random steps of two phones', { timeout: 300_000 }, async () => {
  const portal = await testApp()
  portal.setClock('2026-04-14T09:00:00Z')
  const visited = await makeVisited(portal)
  const { id } = await planVisit(portal, visited)
  await beginVisit(portal, id, visited.lead)
  const random = numbersFrom(27)
  const questions = Object.values(visited.questions)
  const phoneOf = (person: Person): Phone => ({ person, waiting: [], last: [], seen: new Map() })
  const phones = [phoneOf(visited.lead), phoneOf(visited.other)]
  /** What the portal must have: of each question what was said last, and how often it was changed. */
  const model = new Map<number, { version: number; outcome: FindingOutcome }>()
  const made: Finding[] = []
  const shown = new Set<string>()
  const saidTheSame = new Set<string>()

  const record = ({ waiting, seen }: Phone) => {
    const question = questions[random(questions.length)] ?? 0
    // One of each question waits at a time, as on a phone that must know what its last one became.
    if (waiting.some(({ sub_list_id }) => sub_list_id === question)) return
    const finding = findingOf(question, outcomes[random(outcomes.length)] ?? 'met', {
      based_on: seen.get(question) ?? 0,
    })
    waiting.push(finding)
    made.push(finding)
  }

  const send = async (phone: Phone) => {
    const batch = phone.waiting
    if (batch.length === 0) return
    const expected = batch.map(({ sub_list_id, outcome, based_on }) => {
      const present = model.get(sub_list_id)
      if (present?.outcome === outcome) return 'same'
      return present && based_on < present.version ? 'conflict' : 'stored'
    })
    const { reply } = await sendFindings(portal, id, phone.person, batch)
    for (const [index, { key, sub_list_id, outcome }] of batch.entries()) {
      const conflict = reply.conflicts.find((one) => one.key === key)
      expect(conflict !== undefined).toBe(expected[index] === 'conflict')
      const present = model.get(sub_list_id)
      if (conflict) {
        expect(conflict.stored).toMatchObject(present ?? {})
        shown.add(key)
      }
      if (expected[index] === 'same') saidTheSame.add(key)
      if (expected[index] === 'stored') model.set(sub_list_id, { version: (present?.version ?? 0) + 1, outcome })
      phone.seen.set(sub_list_id, model.get(sub_list_id)?.version ?? 0)
    }
    phone.last = batch.filter(({ key }) => !shown.has(key) && !saidTheSame.has(key))
    phone.waiting = []
  }

  /** The reply was lost, so the phone sends the same again: nothing changes, whatever the other phone did meanwhile. */
  const repeat = async ({ person, last }: Phone) => {
    if (last.length === 0) return
    const { reply } = await sendFindings(portal, id, person, last)
    expect(reply.conflicts).toEqual([])
    for (const { sub_list_id, version, outcome } of reply.stored) {
      expect({ version, outcome }).toEqual(model.get(sub_list_id))
    }
  }

  for (let step = 0; step < 500; step += 1) {
    const phone = phones[random(2)]
    const what = random(10)
    if (!phone) continue
    if (what < 6) record(phone)
    else if (what < 9) await send(phone)
    else await repeat(phone)
  }
  for (const phone of phones) await send(phone)

  const rows = await portal.db
    .selectFrom('inspection_finding')
    .where('inspection_id', '=', id)
    .orderBy('sub_list_id')
    .orderBy('version')
    .select(['key', 'sub_list_id', 'version', 'outcome'])
    .execute()
  const stored = new Set(rows.map(({ key }) => key))
  const lost = made.filter(({ key }) => !stored.has(key) && !shown.has(key) && !saidTheSame.has(key))
  expect(lost).toEqual([])
  expect(stored.size + shown.size + saidTheSame.size).toBe(made.length)
  expect(shown.size).toBeGreaterThan(20)
  const newest = new Map(rows.map(({ sub_list_id, version, outcome }) => [sub_list_id, { version, outcome }]))
  expect(newest).toEqual(model)
})
