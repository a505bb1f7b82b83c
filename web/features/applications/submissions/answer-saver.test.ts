import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateKeptSummary } from '../../../api/kept-answers.ts'
import { type CompleteAnswer, eraseKept, listKeptAnswers } from '../../../api/phone-storage.ts'
import { beginSession } from '../../../api/session.ts'
import { stubNetwork } from '../../../testing/fake-network.ts'
import { type FakeReply, fakePortal, noAnswer, refusal, reply } from '../../../testing/fake-portal.ts'
import { withIndexedDb } from '../../../testing/indexed-db.ts'
import { anAnswer } from '../../../testing/requirements.ts'
import { createAnswerSaver, type SaveState } from './answer-saver.ts'

// Nobody logs out with this id in other tests; after logging out nothing is kept for a person.
const person = 15
const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
const notOffered = { code: 'action_not_offered', status: 409, message: 'This application is submitted' } as const
const first = '2026-05-03T08:00:00.000Z'
const second = '2026-05-03T09:00:00.000Z'

const saved = (respond: 0 | 1, updated_at = second) => {
  return anAnswer({ sub_list_id: 8, respond, number: null, description: null, updated_at })
}

function answer(respond: 0 | 1): CompleteAnswer {
  const { id: _id, updated_at: _at, ...rest } = saved(respond)
  return rest
}

function begin(...replies: FakeReply[]) {
  const portal = fakePortal(replies)
  stubNetwork(portal)
  const states: SaveState[] = []
  const stored: string[] = []
  const problems: string[] = []
  const saver = createAnswerSaver({
    version: first,
    onState: (state) => states.push(state),
    onSaved: ({ respond, updated_at }) => stored.push(`${respond} ${updated_at}`),
    onProblem: ({ message }) => problems.push(message),
  })
  const sent = () => portal.requests.filter(({ method, path }) => method === 'POST' && path === calls.submitAnswer.path)
  const seen = () => states.map((state) => state.is)
  return { saver, sent, seen, states, stored, problems }
}

withIndexedDb()
beforeEach(() => {
  const rest = { first_name: 'A', privilege_type: 'user', must_change_password: false } as const
  beginSession({ token: 'a-token', id: person, ...rest, duties: [] })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await eraseKept(person)
  updateKeptSummary({ count: 0, refusal: undefined, conflict: undefined, isWaiting: false })
})

describe('the answer to a question', () => {
  it('is saved in place of the version that the person saw', async () => {
    const { saver, sent, seen, stored } = begin(reply(calls.submitAnswer, { data: saved(1) }))
    await saver.save(answer(1))
    expect(sent().map(({ headers }) => headers['if-match'])).toEqual([`"${first}"`])
    expect(seen()).toEqual(['saving', 'saved'])
    expect(stored).toEqual([`1 ${second}`])
    expect(await listKeptAnswers(person)).toEqual([])
  })

  it('is sent once more if it was changed while it was being sent, in place of the version that was saved', async () => {
    const later = '2026-05-03T10:00:00.000Z'
    const replies = [
      reply(calls.submitAnswer, { data: saved(1) }),
      reply(calls.submitAnswer, { data: saved(0, later) }),
    ]
    const { saver, sent, seen, stored } = begin(...replies)
    await Promise.all([saver.save(answer(1)), saver.save(answer(0))])
    await vi.waitUntil(() => stored.length > 0)
    expect(sent().map(({ body }) => fieldsOf(body).respond)).toEqual([1, 0])
    expect(sent().map(({ headers }) => headers['if-match'])).toEqual([`"${first}"`, `"${second}"`])
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
    expect(stored).toEqual([`0 ${later}`])
    expect(seen()).toEqual(['saving', 'saving', 'saved'])
  })

  it('is kept on the phone without a connection, and sent with the same key by another try', async () => {
    const { saver, sent, seen, problems } = begin(
      noAnswer(calls.submitAnswer),
      reply(calls.submitAnswer, { data: saved(1) }),
    )
    await saver.save(answer(1))
    expect(seen()).toEqual(['saving', 'on phone'])
    expect(problems).toHaveLength(1)
    expect(await listKeptAnswers(person)).toMatchObject([{ id: '31-8', version: first }])
    await saver.retry()
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(seen()).toEqual(['saving', 'on phone', 'saving', 'saved'])
    await saver.retry()
    expect(sent()).toHaveLength(2)
  })

  it('says why it was refused, and is not kept', async () => {
    const { saver, states, problems } = begin(refusal(calls.submitAnswer, notOffered))
    await saver.save(answer(1))
    expect(states.at(-1)).toEqual({ is: 'failed', message: 'This application is submitted' })
    expect(problems).toEqual(['This application is submitted'])
    expect(await listKeptAnswers(person)).toEqual([])
  })
})

describe('an answer that somebody else has changed', () => {
  async function conflicting(...later: FakeReply[]) {
    const begun = begin(
      refusal(calls.submitAnswer, stale),
      ...later,
      reply(calls.listSubmissions, { data: [saved(0)] }),
    )
    await begun.saver.save(answer(1))
    const conflict = begun.states.at(-1)
    if (conflict?.is !== 'conflict') throw new Error('There is no conflict')
    return { ...begun, conflict }
  }

  it('shows both versions', async () => {
    const { conflict } = await conflicting()
    expect([conflict.own.respond, conflict.saved.respond]).toEqual([1, 0])
  })

  it('is replaced if the person chooses their own, in place of the other version', async () => {
    const { saver, sent, conflict, seen } = await conflicting(reply(calls.submitAnswer, { data: saved(1) }))
    await saver.choose('own', conflict)
    expect(sent().at(-1)?.headers['if-match']).toBe(`"${second}"`)
    expect(seen().at(-1)).toBe('saved')
  })

  it('stays if the person chooses it, and nothing is kept or sent any more', async () => {
    const { saver, sent, conflict } = await conflicting()
    await saver.choose('saved', conflict)
    await saver.retry()
    expect(sent()).toHaveLength(1)
    expect(await listKeptAnswers(person)).toEqual([])
  })
})
