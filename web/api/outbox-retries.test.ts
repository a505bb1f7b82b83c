import * as drafts from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Call } from '@portal/contract/call.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubNetwork } from '../testing/fake-network.ts'
import { type FakeReply, fakePortal, noAnswer, refusal, reply } from '../testing/fake-portal.ts'
import { withIndexedDb } from '../testing/indexed-db.ts'
import { anAnswer } from '../testing/requirements.ts'
import { connectionFound, connectionLost } from './connection.ts'
import { onKeptAnswersSent, updateKeptSummary, useKeptSummary } from './kept-answers.ts'
import { sendAllKept, startOutbox } from './outbox.ts'
import * as phone from './phone-storage.ts'
import { beginSession } from './session.ts'

// Nobody logs out with this id in other tests; after logging out nothing is kept for a person.
const person = 14
const unavailable = { code: 'unavailable', status: 503, message: 'The portal is being updated' } as const
const notOffered = { code: 'action_not_offered', status: 409, message: 'This application is submitted' } as const
const stale = { code: 'stale', status: 412, message: 'Somebody else changed this meanwhile' } as const
const invalid = { code: 'invalid_input', status: 422, message: 'This draft is too long' } as const

const saved = (sub_list_id: number) => anAnswer({ sub_list_id, respond: 1, number: null, description: null })

function keep(sub_list_id: number, changed: Partial<phone.KeptAnswer> = {}) {
  const { id: _id, updated_at: _at, ...answer } = saved(sub_list_id)
  const key = `key-${sub_list_id}`
  const kept = {
    person,
    id: `31-${sub_list_id}`,
    answer,
    version: null,
    idempotencyKey: key,
    keptAt: '2026-11-20T10:00:00.000Z',
  }
  return phone.keepAnswer({ ...kept, ...changed })
}

function keepDraft(form: string, keptAt = '2026-11-20T10:00:00.000Z') {
  return phone.keepDraft({ person, form, value: { company_name: 'Alheri' }, keptAt })
}

function connect(...replies: FakeReply[]) {
  const portal = fakePortal(replies)
  stubNetwork(portal)
  const of = ({ method, path }: Call) => portal.requests.filter((one) => one.method === method && one.path === path)
  return { answers: () => of(calls.submitAnswer), puts: () => portal.requests.filter(({ method }) => method === 'PUT') }
}

const summary = () => renderHook(useKeptSummary).result.current
const keptIds = async () => (await phone.listKeptAnswers(person)).map(({ id }) => id)

withIndexedDb()
const signIn = (token = 'a-token') => {
  const rest = { first_name: 'A', privilege_type: 'user', duties: [], must_change_password: false } as const
  beginSession({ token, id: person, ...rest, duties: [] })
}

beforeEach(() => signIn())
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await phone.eraseKept(person)
  updateKeptSummary({ count: 0, refusal: undefined, conflict: undefined, isWaiting: false })
})

describe('several kept answers', () => {
  it('are all sent, each with its own key, and are told of once', async () => {
    await keep(8)
    await keep(9)
    const told: number[] = []
    onKeptAnswersSent((count) => told.push(count))
    const portal = connect(reply(calls.submitAnswer, { data: saved(8) }))
    await sendAllKept()
    expect(portal.answers().map(({ headers }) => headers['idempotency-key'])).toEqual(['key-8', 'key-9'])
    expect(portal.answers().map(({ headers }) => headers['if-match'])).toEqual([undefined, undefined])
    expect(told).toEqual([2])
    expect(summary()).toMatchObject({ count: 0, isWaiting: false })
  })

  it('wait together when one of them finds no portal, and nothing is said to be sent', async () => {
    await keep(8)
    await keep(9)
    const portal = connect(refusal(calls.submitAnswer, unavailable))
    await sendAllKept()
    expect(portal.answers()).toHaveLength(1)
    expect(await keptIds()).toEqual(['31-8', '31-9'])
    expect(summary()).toMatchObject({ count: 2, isWaiting: true })
  })

  it('are tried again after half a minute, and no longer once they are sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await keep(8)
    const portal = connect(refusal(calls.submitAnswer, unavailable), reply(calls.submitAnswer, { data: saved(8) }))
    await sendAllKept()
    vi.advanceTimersByTime(29_999)
    expect(portal.answers()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await vi.waitUntil(async () => (await keptIds()).length === 0)
    expect(portal.answers()).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('go on after one that is refused, which is told and forgotten', async () => {
    await keep(8)
    await keep(9)
    const portal = connect(refusal(calls.submitAnswer, notOffered), reply(calls.submitAnswer, { data: saved(9) }))
    await sendAllKept()
    expect(portal.answers()).toHaveLength(2)
    expect(await keptIds()).toEqual([])
    expect(summary()).toMatchObject({ count: 0, refusal: 'This application is submitted' })
  })

  it('name the requirement where the person has to choose', async () => {
    await keep(8)
    const other = { ...saved(8), respond: 0 } as const
    connect(refusal(calls.submitAnswer, stale), reply(calls.listSubmissions, { data: [other] }))
    await sendAllKept()
    const { facility_id, requirement_id } = saved(8)
    expect(summary()).toMatchObject({ count: 1, conflict: { facilityId: facility_id, requirementId: requirement_id } })
  })
})

describe('a stale answer', () => {
  it('is forgotten if the same answer is saved: only the reply was lost', async () => {
    await keep(8)
    connect(refusal(calls.submitAnswer, stale), reply(calls.listSubmissions, { data: [saved(7), saved(8)] }))
    await sendAllKept()
    expect(await keptIds()).toEqual([])
    expect(summary().conflict).toBeUndefined()
  })

  it.each([
    ['the saved one cannot be read', noAnswer(calls.listSubmissions)],
    ['there is no saved one', reply(calls.listSubmissions, { data: [saved(7)] })],
  ])('stays kept, and is no conflict, if %s', async (_, listed) => {
    await keep(8)
    connect(refusal(calls.submitAnswer, stale), listed)
    await sendAllKept()
    expect(await phone.findKeptAnswer(person, '31-8')).toMatchObject({ idempotencyKey: 'key-8' })
    expect((await phone.findKeptAnswer(person, '31-8'))?.isConflict).toBeUndefined()
    expect(summary().isWaiting).toBe(true)
  })
})

describe('a kept answer', () => {
  it('is not forgotten if a newer one took its place while it was sent', async () => {
    await keep(8)
    const [older] = await phone.listKeptAnswers(person)
    await keep(8, { idempotencyKey: 'newer' })
    if (older) await phone.forgetAnswer(older)
    expect(await phone.listKeptAnswers(person)).toMatchObject([{ idempotencyKey: 'newer' }])
    await phone.dropAnswer(person, '31-8')
    expect(await keptIds()).toEqual([])
  })
})

describe('a kept draft', () => {
  it('gives way to a newer one of another device, field by field', async () => {
    await keepDraft('add-facility')
    const newer = { value: { company_name: 'Nasara' }, updated_at: '2026-11-20T11:00:00.000Z' }
    const portal = connect(reply(drafts.showDraft, { data: newer }))
    await sendAllKept()
    expect(portal.puts().map(({ body }) => body)).toEqual([{ value: { company_name: 'Nasara' } }])
  })

  it('stays when there is no connection, and the next one is not tried', async () => {
    await keepDraft('add-facility')
    await keepDraft('claim')
    const portal = connect(noAnswer(drafts.showDraft))
    await sendAllKept()
    expect((await phone.listKeptDrafts(person)).map(({ form }) => form)).toEqual(['add-facility', 'claim'])
    expect(portal.puts()).toEqual([])
  })

  it('is forgotten when the server does not accept it', async () => {
    await keepDraft('add-facility')
    connect(reply(drafts.showDraft, { data: null }), refusal(drafts.saveDraft, invalid))
    await sendAllKept()
    expect(await phone.listKeptDrafts(person)).toEqual([])
  })

  it('is not kept beyond 50 of one person, but replaces an earlier one', async () => {
    const forms = Array.from({ length: 50 }, (_, index) => `form-${String(index).padStart(2, '0')}`)
    expect(await Promise.all(forms.map((form) => keepDraft(form)))).not.toContain(false)
    expect(await keepDraft('form-50')).toBe(false)
    expect(await keepDraft('form-49', '2026-11-20T12:00:00.000Z')).toBe(true)
    expect((await phone.findKeptDraft(person, 'form-49'))?.keptAt).toBe('2026-11-20T12:00:00.000Z')
    await phone.forgetDraft(person, 'form-49')
    expect(await phone.listKeptDrafts(person)).toHaveLength(49)
  })
})

describe('what is kept, once the page watches it', () => {
  beforeEach(async () => {
    connect()
    // A round that the login or the start began ends with counting what is kept.
    await phone.listKeptAnswers(person)
    updateKeptSummary({ count: -1 })
    startOutbox()
    void sendAllKept()
    await vi.waitUntil(() => summary().count === 0)
  })

  it('is counted as soon as it is kept', async () => {
    await keep(8)
    await vi.waitUntil(() => summary().count === 1)
  })

  it('is sent when the person logs in again', async () => {
    await keep(8)
    const portal = connect(reply(calls.submitAnswer, { data: saved(8) }))
    signIn('another-token')
    await vi.waitUntil(async () => (await keptIds()).length === 0)
    expect(portal.answers()).toHaveLength(1)
  })

  it('is sent when the connection is back, after the forms of the page had time for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await keep(8)
    const portal = connect(reply(calls.submitAnswer, { data: saved(8) }))
    connectionLost()
    connectionFound()
    vi.advanceTimersByTime(1499)
    await new Promise((resolve) => setImmediate(resolve))
    expect(portal.answers()).toEqual([])
    vi.advanceTimersByTime(1)
    await vi.waitUntil(async () => (await keptIds()).length === 0)
    expect(portal.answers()).toHaveLength(1)
  })
})
