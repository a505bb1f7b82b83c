import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { describe, expect, it } from 'vitest'
import { answeringOwner } from '../../testing/answering-owner.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'

describe('an answer', () => {
  it('is stored as given', async () => {
    const { owner, ids, answer, list, rows } = await answeringOwner()
    const { status, reply } = await answer({ respond: '1', number: '2', description: ' Two rooms.\nOne is new. ' })
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      ...ids,
      id: expect.any(Number),
      respond: 1,
      number: 2,
      description: 'Two rooms.\nOne is new.',
      updated_at: expect.any(String),
      evidence: null,
    })
    expect((await list()).reply.data).toEqual([reply.data])
    expect(await rows()).toMatchObject([{ recorded_by: owner.id, replaced_at: null }])
  })

  it('may be No without a number or a description', async () => {
    const { answer } = await answeringOwner()
    const { reply } = await answer({ respond: 0, number: '', description: null })
    expect(reply.data).toMatchObject({ respond: 0, number: null, description: null })
  })

  it('replaces the previous one, which stays in the history', async () => {
    const { db, owner, answer, list, rows, setClock } = await answeringOwner()
    const officer = await makeOfficer(db)
    setClock('2026-11-21T09:00:00Z')
    await answer({ respond: 0 })
    setClock('2026-11-21T10:00:00Z')
    const { reply } = await answer({ respond: 1, number: 3 }, officer)
    expect(reply.data.updated_at).toBe('2026-11-21T10:00:00.000Z')
    expect((await list()).reply.data).toEqual([reply.data])
    expect(await rows()).toMatchObject([
      { respond: 0, recorded_by: owner.id, replaced_at: '2026-11-21T10:00:00.000Z' },
      { respond: 1, number: 3, recorded_by: officer.id, replaced_at: null },
    ])
  })

  it('is refused when somebody else answered meanwhile, but not when the same request is sent again', async () => {
    const { owner, answer, list, setClock } = await answeringOwner()
    setClock('2026-11-21T09:00:00Z')
    const first = { 'if-none-match': '*', 'idempotency-key': 'first' }
    const { reply, headers } = await answer({ number: 1 }, owner, first)
    expect(headers.etag).toBe('"2026-11-21T09:00:00.000Z"')
    // The reply was lost, so the phone sends it again.
    expect((await answer({ number: 1 }, owner, first)).reply).toEqual(reply)
    expect(await answer({ number: 2 }, owner, { 'if-none-match': '*' })).toBeRefused('stale')
    // In the same millisecond it still becomes another version.
    const second = await answer({ number: 2 }, owner, { 'if-match': '"2026-11-21T09:00:00.000Z"' })
    expect(second.reply.data.updated_at).toBe('2026-11-21T09:00:00.001Z')
    expect(await answer({ number: 3 }, owner, { 'if-match': '"2026-11-21T09:00:00.000Z"' })).toBeRefused('stale')
    expect((await list()).reply.data).toEqual([second.reply.data])
  })

  it('leaves one current row when several are sent at once', async () => {
    const { answer, rows } = await answeringOwner()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => answer({ number })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const stored = await rows()
    expect(stored).toHaveLength(8)
    expect(stored.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1)
  })

  it('belongs to its registration: a renewal starts without answers', async () => {
    const { db, facility_id, registration_id, answer, list, show } = await answeringOwner()
    const before = (await answer()).reply.data
    await db
      .updateTable('registration')
      .set({ status: 'Approved', approved_at: '2025-02-01T00:00:00Z', expiry_date: '2025-12-31' })
      .where('id', '=', registration_id)
      .execute()
    const renewal = await makeRegistration(db, { facility_id, kind: 'renewal' })
    expect((await show()).reply.lists.data[0]?.submissions).toEqual([])

    const refused = await answer()
    expect(refused).toBeRefused('invalid_input', 'registration_id')
    const after = (await answer({ registration_id: renewal.id })).reply.data
    expect((await show()).reply.lists.data[0]?.submissions).toEqual([after])
    expect((await list({ registration_id })).reply.data).toEqual([before])
    expect((await list({ registration_id: renewal.id })).reply.data).toEqual([after])
    expect((await list()).reply.data).toEqual([before, after])
  })

  it.each([
    ['respond', 2, 'Choose Yes or No'],
    ['respond', 'yes', 'Choose Yes or No'],
    ['respond', undefined, 'Choose Yes or No'],
    ['number', -1, 'Enter a whole number from 0 to 99,999'],
    ['number', 100_000, 'Enter a whole number from 0 to 99,999'],
    ['number', '2.5', 'Enter a whole number from 0 to 99,999'],
    ['description', 'x'.repeat(2001), 'Use at most 2000 characters'],
    ['sub_list_id', 'first', 'Choose one from the list'],
    ['sub_list_id', 2_000_000_000, 'This question is not asked in this application'],
    ['requirement_id', 2_000_000_000, 'This requirement does not ask this question'],
    ['registration_id', 2_000_000_000, 'This is not the present registration of this facility'],
  ])('is refused with %s %s', async (field, value, sentence) => {
    const { answer, rows } = await answeringOwner()
    const refused = await answer({ [field]: value })
    expect(refused).toBeRefused('invalid_input', field)
    expect(refused.problem?.errors?.[field]).toEqual([sentence])
    expect(await rows()).toEqual([])
  })

  it('is refused when question, requirement, type, registration and facility do not belong together', async () => {
    const { db, owner, answer, elsewhere, questionsOf, rows } = await answeringOwner()
    const [other] = elsewhere
    const [ofAnotherType] = await questionsOf(3)
    const mine = await makeRegistration(db, { facility_id: (await makeFacility(db, { user_id: owner.id })).id })
    const foreign = await makeRegistration(db)

    const errorsOf = async (fields: object) => (await answer(fields)).problem?.errors
    expect(await errorsOf({ sub_list_id: other?.id })).toEqual({
      requirement_id: ['This requirement does not ask this question'],
    })
    expect(await errorsOf({ sub_list_id: ofAnotherType?.id, requirement_id: ofAnotherType?.requirement_id })).toEqual({
      sub_list_id: ['This question is not asked in this application'],
    })
    const notPresent = { registration_id: ['This is not the present registration of this facility'] }
    expect(await errorsOf({ registration_id: mine.id })).toEqual(notPresent)
    expect(await errorsOf({ registration_id: foreign.id })).toEqual(notPresent)
    expect(await rows()).toEqual([])
  })

  it('is refused before a registration is started', async () => {
    const { db, owner, answer, registration_id } = await answeringOwner()
    const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
    const refused = await answer({ facility_id, registration_id })
    expect(refused).toBeRefused('invalid_input', 'registration_id')
  })

  it.each(['Awaiting decision', 'Approved'] as const)(
    'is refused to the owner while the registration is %s, and open to officers only until it is Approved',
    async (status) => {
      const { db, answer, registration_id, rows } = await answeringOwner()
      const approved = status === 'Approved' ? { approved_at: '2026-02-01T00:00:00Z', expiry_date: '2099-12-31' } : {}
      await db
        .updateTable('registration')
        .set({ status, ...approved })
        .where('id', '=', registration_id)
        .execute()
      const refused = await answer()
      expect(refused).toBeRefused('action_not_offered')
      expect(refused.problem?.present_status).toBe(status)
      expect(await rows()).toEqual([])
      const byOfficer = await answer({}, await makeOfficer(db))
      if (status === 'Approved') expect(byOfficer).toBeRefused('action_not_offered')
      else expect(byOfficer.status).toBe(201)
    },
  )

  it('is refused to another owner as not found, and to visitors', async () => {
    const { app, db, answer, ids, rows } = await answeringOwner()
    expect(await answer({}, await makeOwner(db))).toBeRefused('not_found')
    const body = { respond: 1 as const, ...ids }
    expect(await as(undefined, app).send(calls.submitAnswer, { body })).toBeRefused('signed_out')
    expect(await rows()).toEqual([])
  })
})
