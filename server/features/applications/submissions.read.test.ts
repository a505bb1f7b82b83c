import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { describe, expect, it } from 'vitest'
import { answeringOwner, clinic } from '../../testing/answering-owner.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

describe('the questions of a requirement', () => {
  it('are shown one a page, each with the present answer', async () => {
    const { questions, answer, show, requirement_id } = await answeringOwner()
    const given = (await answer({ sub_list_id: questions[1]?.id })).reply.data
    for (const [index, question] of questions.entries()) {
      const { reply } = await show({ page: index + 1, requirement_id })
      expect(reply).toEqual({
        data: {
          id: requirement_id,
          list: expect.any(String),
          facility_type_id: clinic,
          part_req_id: expect.any(Number),
        },
        lists: {
          data: [{ ...question, question_type: 'yes_no', submissions: index === 1 ? [given] : [] }],
          current_page: index + 1,
          last_page: questions.length,
        },
        total: questions.length,
      })
    }
    expect(questions.length).toBeGreaterThan(1)
  })

  it('end after the last page', async () => {
    const { questions, show } = await answeringOwner()
    const { lists, total } = (await show({ page: questions.length + 1 })).reply
    expect(lists).toEqual({ data: [], current_page: questions.length + 1, last_page: questions.length })
    expect(total).toBe(questions.length)
  })

  it('may be read by anybody who is signed in, without answers', async () => {
    const { db, answer, show } = await answeringOwner()
    await answer()
    const { reply } = await show({ facility_id: undefined }, await makeOwner(db))
    expect(reply.lists.data[0]?.submissions).toEqual([])
  })

  it('include answers for the owner and for officers only', async () => {
    const { app, db, answer, show, requirement_id } = await answeringOwner()
    const given = (await answer()).reply.data
    expect((await show({}, await makeOfficer(db))).reply.lists.data[0]?.submissions).toEqual([given])
    expect(await show({}, await makeOwner(db))).toBeRefused('not_found')
    const params = { id: requirement_id }
    expect(await as(undefined, app).send(calls.showRequirementQuestions, { params })).toBeRefused('signed_out')
  })

  it('are refused for a requirement that does not exist', async () => {
    const { app, owner } = await answeringOwner()
    const answer = await as(owner, app).send(calls.showRequirementQuestions, { params: { id: 2_000_000_000 } })
    expect(answer).toBeRefused('not_found')
    expect(answer.problem?.message).toBe('This requirement does not exist')
  })

  it('are refused with an invalid page, or with two requirements', async () => {
    const { elsewhere, show } = await answeringOwner()
    expect(await show({ page: 0 })).toBeRefused('invalid_input', 'page')
    expect(await show({ requirement_id: elsewhere[0]?.requirement_id })).toBeRefused('invalid_input', 'requirement_id')
  })

  it('stay in a registration that was started before they were retired, and are not asked in a later one', async () => {
    const { app, db, owner, questions, requirement_id, answer, show } = await answeringOwner(await newTestDatabase())
    const retired = { retired_at: '2026-01-01T00:00:00Z' }
    const [question] = questions
    await db
      .updateTable('sub_list')
      .set(retired)
      .where('id', '=', question?.id ?? 0)
      .execute()
    const later = await makeFacility(db, { user_id: owner.id, facility_type_id: clinic })
    await makeRegistration(db, { facility_id: later.id })
    const ofLater = { facility_id: later.id }
    expect((await show()).reply.lists.data[0]?.id).toBe(question?.id)
    expect((await show(ofLater)).reply.lists.data[0]?.id).toBe(questions[1]?.id)
    expect((await show(ofLater)).reply.total).toBe(questions.length - 1)

    await db.updateTable('requirement').set(retired).where('id', '=', requirement_id).execute()
    await db.updateTable('part').set(retired).where('id', '=', 2).execute()
    const last = await makeFacility(db, { user_id: owner.id, facility_type_id: clinic })
    const { id: registration_id } = await makeRegistration(db, { facility_id: last.id })
    expect((await show()).reply.total).toBe(questions.length)
    expect((await answer()).status).toBe(201)
    expect(await show({ facility_id: last.id })).toBeRefused('not_found')
    const refused = await as(owner, app).send(calls.submitAnswer, {
      body: { respond: 1, sub_list_id: question?.id ?? 0, requirement_id, facility_id: last.id, registration_id },
    })
    expect(refused).toBeRefused('invalid_input', 'sub_list_id')
  })
})

describe('the answers of a facility', () => {
  it('can be filtered by requirement', async () => {
    const { answer, elsewhere, list, requirement_id } = await answeringOwner()
    const here = (await answer()).reply.data
    const [other] = elsewhere
    const there = (await answer({ sub_list_id: other?.id, requirement_id: other?.requirement_id })).reply.data
    expect((await list({ requirement_id })).reply.data).toEqual([here])
    expect((await list({ requirement_id: other?.requirement_id })).reply.data).toEqual([there])
    expect((await list()).reply.data).toEqual([here, there])
  })

  it('never include those of another facility', async () => {
    const { db, answer, list } = await answeringOwner()
    await answer()
    const officer = await makeOfficer(db)
    const { id: registration_id } = await makeRegistration(db)
    expect((await list({ registration_id }, officer)).reply.data).toEqual([])
  })

  it('are read by the owner and by officers', async () => {
    const { app, db, answer, list, facility_id } = await answeringOwner()
    const given = (await answer()).reply.data
    expect((await list({}, await makeOfficer(db))).reply.data).toEqual([given])
    expect(await list({}, await makeOwner(db))).toBeRefused('not_found')
    expect(await list({ registration_id: (await makeRegistration(db)).id })).toBeRefused('not_found')
    expect(await as(undefined, app).send(calls.listSubmissions, { query: { facility_id } })).toBeRefused('signed_out')
  })

  it('are refused without a facility', async () => {
    const { list } = await answeringOwner()
    expect(await list({ facility_id: undefined })).toBeRefused('invalid_input', 'facility_id')
  })
})
