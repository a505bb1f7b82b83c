import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/drafts.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const form = 'add-facility'
const value = {
  company_name: 'Alheri ',
  phone_number: '0803',
  facility_type_id: 2,
  ward_id: null,
  is_operating_officer: true,
  available_fac: ['Laboratory', 'Pharmacy'],
  facility__postal_address: '',
}

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock('2026-05-03T08:15:00Z')
  return { app, db, setClock, owner: as(await makeOwner(db), app), other: as(await makeOwner(db), app) }
}

type Sender = Awaited<ReturnType<typeof portal>>['owner']

const save = (person: Sender, typed: object, of = form) =>
  person.send(calls.saveDraft, { params: { form: of }, body: { value: { ...typed } } })
const draftOf = async (person: Sender, of = form) =>
  (await person.send(calls.showDraft, { params: { form: of } })).reply.data

describe('a draft', () => {
  it('is null before something was typed', async () => {
    const { owner } = await portal()
    expect(await draftOf(owner)).toBeNull()
  })

  it('is stored as it was typed, unfinished and with spaces', async () => {
    const { owner } = await portal()
    const saved = await save(owner, value)
    expect(saved.status).toBe(200)
    expect(saved.reply.data).toEqual({ value, updated_at: '2026-05-03T08:15:00.000Z' })
    expect(await draftOf(owner)).toEqual(saved.reply.data)
  })

  it('replaces the previous draft', async () => {
    const { owner, setClock } = await portal()
    await save(owner, value)
    setClock('2026-05-03T08:16:00Z')
    await save(owner, { address: 'Bosso Road' })
    expect(await draftOf(owner)).toEqual({
      value: { address: 'Bosso Road' },
      updated_at: '2026-05-03T08:16:00.000Z',
    })
  })

  it('is deleted when it is sent or discarded, also if that is repeated', async () => {
    const { owner } = await portal()
    await save(owner, value)
    for (const _time of ['first', 'second']) {
      const { status, reply } = await owner.send(calls.discardDraft, { params: { form } })
      expect([status, reply]).toEqual([204, undefined])
    }
    expect(await draftOf(owner)).toBeNull()
  })

  it('belongs to one form, and to one facility if the form is about a facility', async () => {
    const { owner } = await portal()
    await save(owner, { full_name: 'Ngozi' }, 'operating-officer-12')
    await save(owner, { full_name: 'Hauwa' }, 'operating-officer-13')
    await owner.send(calls.discardDraft, { params: { form: 'operating-officer-13' } })
    expect((await draftOf(owner, 'operating-officer-12'))?.value).toEqual({ full_name: 'Ngozi' })
    expect(await draftOf(owner, 'operating-officer-13')).toBeNull()
    expect(await draftOf(owner, 'operating-officer')).toBeNull()
  })

  it('is private: nobody else reads, changes or discards it, not even an officer', async () => {
    const { app, db, owner, other } = await portal()
    await save(owner, value)
    const officer = as(await makeOfficer(db), app)
    for (const person of [other, officer]) {
      expect(await draftOf(person)).toBeNull()
      await save(person, { company_name: 'Mine' })
      await person.send(calls.discardDraft, { params: { form } })
    }
    expect((await draftOf(owner))?.value).toEqual(value)
  })

  it('is not for visitors', async () => {
    const { app } = await portal()
    const visitor = as(undefined, app)
    expect(await visitor.send(calls.showDraft, { params: { form } })).toBeRefused('signed_out')
    expect(await save(visitor, value)).toBeRefused('signed_out')
    expect(await visitor.send(calls.discardDraft, { params: { form } })).toBeRefused('signed_out')
  })

  it('is a single row when several devices save at once', async () => {
    const { owner } = await portal()
    const typed = [{ address: 'One' }, { address: 'Two' }, { address: 'Three' }]
    const answers = await Promise.all(typed.map((each) => save(owner, each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(typed).toContainEqual((await draftOf(owner))?.value)
  })
})

describe('drafts', () => {
  it('are limited to fifty a person: the oldest is deleted', async () => {
    const { owner, other, setClock } = await portal()
    await save(other, value, 'penalise-1')
    for (let n = 1; n <= 51; n++) {
      setClock(`2026-05-03T09:${String(n).padStart(2, '0')}:00Z`)
      await save(owner, { comment: `Number ${n}` }, `penalise-${n}`)
    }
    expect(await draftOf(owner, 'penalise-1')).toBeNull()
    expect((await draftOf(owner, 'penalise-2'))?.value).toEqual({ comment: 'Number 2' })
    expect((await draftOf(owner, 'penalise-51'))?.value).toEqual({ comment: 'Number 51' })
    await save(other, value)
    expect(await draftOf(other, 'penalise-1')).not.toBeNull()
  })

  it.each([
    'Add-Facility',
    'add_facility',
    '1',
    '-',
    'add-facility-0',
    'add-facility-1-2-3',
    'a'.repeat(80),
    '..',
    'a b',
  ])('are refused for a form named %j', async (name) => {
    const { owner } = await portal()
    const params = { form: name }
    expect(await owner.send(calls.showDraft, { params })).toBeRefused('not_found')
    expect(await owner.send(calls.saveDraft, { params, body: { value } })).toBeRefused('not_found')
    expect(await owner.send(calls.discardDraft, { params })).toBeRefused('not_found')
  })

  it.each([
    ['a password', { password: 'seven-green-bicycles' }, 'A password is never kept'],
    ['a password typed again', { password_confirmation: 'seven' }, 'A password is never kept'],
    ['an invalid field name', { 'company name': 'Alheri' }, 'Send what was typed, by the names of the fields'],
    ['a field inside a field', { document: { name: 'scan.pdf' } }, 'Send text, numbers, choices or ticks'],
    ['half a character', { address: '\ud800' }, 'Send text, numbers, choices or ticks'],
    ['a control character', { address: 'a\u0000b' }, 'Use letters, digits and punctuation only'],
    ['a field that is too long', { address: 'x'.repeat(32_001) }, undefined],
    [
      'fields that are too long together',
      { one: 'x'.repeat(16_000), two: 'x'.repeat(16_000) },
      'This draft is too long to keep',
    ],
    [
      'more fields than a form has',
      Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`field_${n}`, 1])),
      'This draft has too many fields to keep',
    ],
  ])('are refused with %s', async (_what, typed, sentence) => {
    const { owner } = await portal()
    const answer = await save(owner, typed)
    expect(answer).toBeRefused('invalid_input', 'value')
    if (sentence) expect(answer.problem?.errors?.value).toEqual([sentence])
    expect(await draftOf(owner)).toBeNull()
  })

  it.each([[undefined], [null], ['text'], [7], [[1]]])('are refused with the value %j', async (typed) => {
    const { app, db } = await portal()
    const { token } = await makeOwner(db)
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/drafts/${form}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { value: typed },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.value).toEqual(['Send what was typed, by the names of the fields'])
  })

  it('are deleted with the account', async () => {
    const { app, db } = await portal()
    const person = await makeOwner(db)
    await save(as(person, app), value)
    await db.deleteFrom('user_account').where('id', '=', person.id).execute()
    const left = await db.selectFrom('draft').where('user_id', '=', person.id).select('form').execute()
    expect(left).toEqual([])
  })
})
