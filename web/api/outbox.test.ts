import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Call } from '@portal/contract/call.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubNetwork } from '../testing/fake-network.ts'
import { type FakeReply, fakePortal, noAnswer, refusal, reply } from '../testing/fake-portal.ts'
import { withIndexedDb } from '../testing/indexed-db.ts'
import { anAnswer } from '../testing/requirements.ts'
import { onKeptAnswersSent, updateKeptSummary } from './kept-answers.ts'
import { sendAllKept } from './outbox.ts'
import {
  eraseKept,
  findKeptAnswer,
  type KeptAnswer,
  keepAnswer,
  keepDraft,
  listKeptAnswers,
  listKeptDrafts,
} from './phone-storage.ts'
import { sendKeptAnswer } from './send-kept.ts'
import { beginSession, endSession } from './session.ts'

// Nobody logs out with these ids in other tests; after logging out nothing is kept for a person.
const amina = 12
const binta = 13
const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile. Look at it again' } as const
const signedOut = { code: 'signed_out', status: 401, message: 'Please log in to continue' } as const
const tooMany = { code: 'too_many_requests', status: 429, message: 'Too many requests. Wait a minute' } as const
const notOffered = { code: 'action_not_offered', status: 409, message: 'This application is submitted' } as const

function keptAnswer(changed: Partial<KeptAnswer> = {}, respond: 0 | 1 = 1): KeptAnswer {
  const { id: _id, updated_at: _at, ...answer } = anAnswer({ sub_list_id: 8, respond, number: null, description: null })
  const keptAt = new Date().toISOString()
  return { person: amina, id: '31-8', answer, version: null, idempotencyKey: 'key-1', keptAt, ...changed }
}

function connect(...replies: FakeReply[]) {
  const portal = fakePortal(replies)
  stubNetwork(portal)
  const of = ({ method, path }: Call) => portal.requests.filter((one) => one.method === method && one.path === path)
  return {
    answers: () => of(calls.submitAnswer),
    drafts: () => portal.requests.filter(({ method }) => method === 'PUT'),
  }
}

const signIn = (id: number) =>
  beginSession({
    token: 'a-token',
    id,
    first_name: 'A',
    privilege_type: 'user',
    duties: [],
    must_change_password: false,
  })
const saved = (respond: 0 | 1) => anAnswer({ sub_list_id: 8, respond, number: null, description: null })

withIndexedDb()
beforeEach(() => signIn(amina))
afterEach(async () => {
  vi.unstubAllGlobals()
  updateKeptSummary({ refusal: undefined })
  await eraseKept(amina)
  await eraseKept(binta)
})

describe('an answer that is kept on the phone', () => {
  it('is sent once, with its key and the version that the person saw, and then forgotten', async () => {
    const portal = connect(reply(calls.submitAnswer, { data: saved(1) }))
    await keepAnswer(keptAnswer({ version: '2026-05-03T08:15:00.000Z' }))
    await Promise.all([sendAllKept(), sendAllKept()])
    expect(portal.answers()).toHaveLength(1)
    expect(portal.answers()[0]?.headers).toMatchObject({
      'idempotency-key': 'key-1',
      'if-match': '"2026-05-03T08:15:00.000Z"',
    })
    expect(await listKeptAnswers(amina)).toEqual([])
  })

  it.each([true, false])('is not sent again while its form sends it (with locks: %s)', async (hasLocks) => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work))
    vi.stubGlobal('navigator', hasLocks ? { locks: { request } } : {})
    const portal = connect(reply(calls.submitAnswer, { data: saved(1) }))
    const kept = keptAnswer()
    await keepAnswer(kept)
    const { promise: isReached, resolve: reach } = Promise.withResolvers<void>()
    const connected = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      await isReached
      return connected(address, init)
    })
    const told = vi.fn()
    onKeptAnswersSent(told)
    const both = Promise.all([sendKeptAnswer(kept), sendAllKept()])
    // The database answers in the order of the questions: by then both have found what is kept.
    await listKeptAnswers(amina)
    await findKeptAnswer(amina, kept.id)
    reach()
    await both
    expect(portal.answers()).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    ['the connection is lost again', noAnswer(calls.submitAnswer)],
    ['the session has ended', refusal(calls.submitAnswer, signedOut)],
    ['too much was sent at once', refusal(calls.submitAnswer, tooMany)],
  ])('stays when %s, and is sent with the same key later', async (_, failure) => {
    await keepAnswer(keptAnswer())
    connect(failure)
    await sendAllKept()
    expect(await listKeptAnswers(amina)).toMatchObject([{ idempotencyKey: 'key-1' }])
    const portal = connect(reply(calls.submitAnswer, { data: saved(1) }))
    signIn(amina)
    await sendAllKept()
    await vi.waitFor(async () => expect(await listKeptAnswers(amina)).toEqual([]))
    expect(portal.answers().map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1'])
  })

  it('is neither seen nor sent by another person, and survives their visit', async () => {
    await keepAnswer(keptAnswer())
    endSession('expired')
    signIn(binta)
    const portal = connect()
    await sendAllKept()
    expect(portal.answers()).toEqual([])
    expect(await listKeptAnswers(binta)).toEqual([])
    expect(await listKeptAnswers(amina)).toHaveLength(1)
  })

  it('waits for the person to choose when somebody else answered differently', async () => {
    await keepAnswer(keptAnswer())
    const portal = connect(refusal(calls.submitAnswer, stale), reply(calls.listSubmissions, { data: [saved(0)] }))
    await sendAllKept()
    expect(await listKeptAnswers(amina)).toMatchObject([{ isConflict: true }])
    await sendAllKept()
    expect(portal.answers()).toHaveLength(1)
  })

  it('is no conflict with itself: the reply was lost, then the person changed it', async () => {
    await keepAnswer(keptAnswer({ sentBefore: keptAnswer({}, 0).answer }))
    const portal = connect(
      refusal(calls.submitAnswer, stale),
      reply(calls.submitAnswer, { data: saved(1) }),
      reply(calls.listSubmissions, { data: [saved(0)] }),
    )
    await sendAllKept()
    expect(portal.answers()[1]?.headers['if-match']).toBe(`"${saved(0).updated_at}"`)
    expect(await listKeptAnswers(amina)).toEqual([])
  })

  it('is erased with the drafts of the same person only', async () => {
    await keepAnswer(keptAnswer())
    await keepAnswer(keptAnswer({ person: binta }))
    await keepDraft({ person: amina, form: 'add-facility', value: {}, keptAt: new Date().toISOString() })
    await eraseKept(amina)
    expect([await listKeptAnswers(amina), await listKeptDrafts(amina)]).toEqual([[], []])
    expect(await listKeptAnswers(binta)).toHaveLength(1)
  })

  it('is forgotten when the server does not accept it any more', async () => {
    await keepAnswer(keptAnswer())
    connect(refusal(calls.submitAnswer, notOffered))
    await sendAllKept()
    expect(await listKeptAnswers(amina)).toEqual([])
  })

  it('is not kept beyond 500 of one person', async () => {
    const some = Array.from({ length: 500 }, (_, index) => keptAnswer({ id: `31-${index}` }))
    expect(await Promise.all(some.map(keepAnswer))).not.toContain(false)
    expect(await keepAnswer(keptAnswer({ id: '31-500' }))).toBe(false)
    expect(await keepAnswer(keptAnswer({ id: '31-499', idempotencyKey: 'newer' }))).toBe(true)
    expect(await keepAnswer(keptAnswer({ person: binta }))).toBe(true)
  })
})

it('a draft that is kept on the phone is sent together with what another device has saved', async () => {
  const keptAt = '2026-11-20T10:00:00.000Z'
  await keepDraft({
    person: amina,
    form: 'add-facility',
    value: { company_name: 'Alheri', owner_name: 'Amina' },
    keptAt,
  })
  const portal = connect(
    reply(drafts.showDraft, {
      data: { value: { company_name: 'Nasara', website: 'x' }, updated_at: '2026-11-20T09:00:00.000Z' },
    }),
  )
  await sendAllKept()
  expect(portal.drafts().map(({ body }) => body)).toEqual([
    { value: { company_name: 'Alheri', owner_name: 'Amina', website: 'x' } },
  ])
  expect(await listKeptDrafts(amina)).toEqual([])
})

it('what one person keeps is not sent in the name of another who signs in meanwhile', async () => {
  await keepAnswer(keptAnswer())
  await keepDraft({ person: amina, form: 'add-facility', value: {}, keptAt: '2026-11-20T10:00:00.000Z' })
  const portal = connect()
  const sending = sendAllKept()
  signIn(binta)
  await sending
  expect([portal.answers(), portal.drafts()]).toEqual([[], []])
  expect([await listKeptAnswers(amina), await listKeptDrafts(amina)]).toMatchObject([
    [{ id: '31-8' }],
    [{ form: 'add-facility' }],
  ])
})
