import '../../testing/matchers.ts'
import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import { countInbox, listInbox } from '@portal/contract/inbox/calls.ts'
import { showReport } from '@portal/contract/reports/calls/reports.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshReports } from '../../jobs/refresh-reports.ts'
import { as } from '../../testing/as.ts'
import { makeOfficer } from '../../testing/people.ts'
import { aStage, ministryWithStages } from '../../testing/stages.ts'

const { name: _, ...terms } = aStage

describe('the stages that an officer sets', () => {
  it('are listed in their order, with what holds today and later', async () => {
    const { app, add, manager, setClock } = await ministryWithStages()
    const last = await add({ name: 'Last word', place: 30, signed_by: 'Hon. Commissioner', facility_type_ids: [1] })
    const first = await add({ start_date: '2026-07-01', back_to: [] })
    const list = async () => (await as(manager, app).send(calls.listStages, {})).reply.data
    const [one, two] = await list()
    expect(one).toMatchObject({ id: first, terms: null, planned: [{ start_date: '2026-07-01', signed_by: 'review' }] })
    expect(two).toMatchObject({
      id: last,
      planned: [],
      terms: { promised_days: 3, recorded_by: `Hadiza ${manager.last_name}` },
    })
    expect(two?.terms?.facility_types).toEqual([{ id: 1, category_list: expect.any(String) }])
    setClock('2026-06-30T23:00:00Z') // Midnight in Lagos.
    expect((await list())[0]?.terms).toMatchObject({ start_date: '2026-07-01' })
  })

  it('are changed from today or a later day on, if nobody else changed them meanwhile', async () => {
    const { app, add, manager } = await ministryWithStages()
    const id = await add()
    const change = (body: object, ifMatch?: string) =>
      as(manager, app).send(
        calls.addStageTerms,
        { params: { id }, body: { ...terms, ...body } },
        { headers: ifMatch ? { 'if-match': ifMatch } : {} },
      )
    expect(await change({ start_date: '2026-06-14' })).toBeRefused('invalid_input', 'start_date')
    const saved = await change({ promised_days: 5 }, '"2026-06-15T09:00:00.000Z"')
    expect(saved.reply.data.terms?.promised_days).toBe(5)
    expect(await change({ promised_days: 7 }, '"2026-06-15T09:00:00.000Z"')).toBeRefused('stale')
  })

  it.each<[string, object, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['for nobody', { signed_by: 'governor' }, 'signed_by'],
    ['for a purpose that has none', { purposes: ['reissue'] }, 'purposes'],
    ['with one purpose twice', { purposes: ['renewal', 'renewal'] }, 'purposes'],
    ['for a type that does not exist', { facility_type_ids: [999] }, 'facility_type_ids'],
    ['that sends back to a stage that does not exist', { back_to: [999] }, 'back_to'],
    ['with no day', { promised_days: 0 }, 'promised_days'],
    ['in the past', { start_date: '2026-06-14' }, 'start_date'],
  ])('are refused %s', async (_case, body, field) => {
    const { app, manager } = await ministryWithStages()
    const answer = await as(manager, app).send(calls.addStage, { body: { ...aStage, ...body } })
    expect(answer).toBeRefused('invalid_input', field)
  })

  it('have different names, also when two officers add one at the same moment', async () => {
    const { app, manager } = await ministryWithStages()
    const add = (name: string) => as(manager, app).send(calls.addStage, { body: { ...aStage, name } })
    const answers = await Promise.all([add('Recommendation'), add('RECOMMENDATION')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('are twenty at most; one that is ended does not count', async () => {
    const { app, add, manager } = await ministryWithStages()
    const ids: number[] = []
    for (let place = 1; place <= 20; place++) ids.push(await add({ name: `Stage ${place}`, place }))
    const another = () => as(manager, app).send(calls.addStage, { body: { ...aStage, name: 'Another' } })
    expect(await another()).toBeRefused('limit_reached')
    const ended = { ...terms, purposes: [] }
    const change = (body: typeof terms) =>
      as(manager, app).send(calls.addStageTerms, { params: { id: ids[0] ?? 0 }, body })
    await change(ended)
    expect((await another()).status).toBe(201)
    const revived = await change(terms)
    expect(revived).toBeRefused('limit_reached')
    expect(revived.problem?.message).toBe('There are 20 stages already. End one first.')
  })

  it('are changed a hundred times at most, the last time to end one', async () => {
    const { app, db, add, manager } = await ministryWithStages()
    const id = await add()
    await sql`
      insert into stage_terms (stage_id, start_date, place, signed_by, promised_days, purposes, needs_verdicts, needs_payment,
        needs_inspection, back_to, recorded_by, recorded_at)
      select stage_id, start_date, place, signed_by, promised_days, purposes, false, false, false, back_to, recorded_by,
        recorded_at + nth * interval '1 millisecond'
      from stage_terms cross join generate_series(1, 98) as nth
    `.execute(db)
    const change = (body: typeof terms) => as(manager, app).send(calls.addStageTerms, { params: { id }, body })
    expect(await change(terms)).toBeRefused('limit_reached')
    expect((await change({ ...terms, purposes: [] })).status).toBe(201)
    const after = await change({ ...terms, purposes: [] })
    expect(after).toBeRefused('limit_reached')
    expect(after.problem?.message).toBe(
      'This stage was changed too often. End it, if it has not ended, and add another one.',
    )
  })

  it('are for officers with the duty settings; others read them, and owners nothing', async () => {
    const { app, add, owner, decider } = await ministryWithStages()
    const id = await add()
    for (const [by, sees] of [
      [owner, 403],
      [decider, 200],
    ] as const) {
      expect((await as(by, app).send(calls.listStages, {})).status).toBe(sees)
      expect(await as(by, app).send(calls.addStage, { body: aStage })).toBeRefused('not_allowed')
      expect(await as(by, app).send(calls.addStageTerms, { params: { id }, body: terms })).toBeRefused('not_allowed')
    }
  })
})

describe('the inbox', () => {
  it('has a case for whoever signs its present stage, until it is signed or goes back to its owner', async () => {
    const { app, addThree, submitted, sign, sendBack, reviewer, inspector, decider, manager, decide } =
      await ministryWithStages()
    const [first] = await addThree()
    const id = await submitted()
    const waiting = async (who: typeof reviewer) => {
      const { reply } = await as(who, app).send(listInbox, { query: { kind: 'sign-off' } })
      return reply.data.map(({ id: one, detail }) => `${one} ${detail}`)
    }
    const at = (stage: string) => [`${id} New registration, to be signed: ${stage}`]
    expect([await waiting(reviewer), await waiting(inspector)]).toEqual([at('Recommendation'), []])
    await sign(reviewer, id)
    expect([await waiting(reviewer), await waiting(inspector)]).toEqual([[], at('Technical opinion')])
    expect((await as(inspector, app).send(countInbox, {})).reply.data.inbox).toMatchObject({ total: 1 })
    await sendBack(inspector, id, first)
    expect(await waiting(reviewer)).toEqual(at('Recommendation'))
    await sign(reviewer, id)
    await decide(id, 'Temporarily approved', 'Small.')
    expect(await waiting(inspector)).toEqual(at('Technical opinion'))
    await sign(inspector, id)
    expect([await waiting(decider), await waiting(manager)]).toEqual([at('Last word'), []])
    await decide(id, 'declined', 'No water.')
    expect(await waiting(decider)).toEqual([])
  })

  it('has nothing more for anybody while there are no stages', async () => {
    const { app, db } = await ministryWithStages()
    const officer = await makeOfficer(db)
    const { reply } = await as(officer, app).send(listInbox, { query: {} })
    expect(reply.kinds.map(({ kind }) => kind)).not.toContain('sign-off')
  })
})

describe('the queue', () => {
  it('shows the stage of each case with its days, and is narrowed to one', async () => {
    const { app, addThree, submitted, sign, setClock, reviewer, decide, owner } = await ministryWithStages()
    const [first, second] = await addThree()
    const [id, other] = [await submitted(), await submitted()]
    setClock('2026-06-17T09:00:00Z')
    await sign(reviewer, other)
    setClock('2026-06-19T09:00:00Z')
    const list = async (query: object) =>
      (await as(reviewer, app).send(listRegistrations, { query })).reply.data.map((row) => [row.id, row.stage])
    const recommendation = { id: first, name: 'Recommendation', days: 4, promised_days: 3, is_late: true }
    const opinion = { id: second, name: 'Technical opinion', days: 2, promised_days: 3, is_late: false }
    expect(await list({ with: 'ministry', sort: 'submitted_at' })).toEqual([
      [id, recommendation],
      [other, opinion],
    ])
    expect(await list({ stage: second })).toEqual([[other, opinion]])
    expect(await list({ stage: 999 })).toEqual([])
    const { reply } = await as(owner, app).send(listRegistrations, { query: { stage: second } })
    expect(reply.data.every(({ stage }) => stage === undefined || stage === null)).toBe(true)
    await decide(other, 'declined', 'No water.')
    expect(await list({ stage: second })).toEqual([])
  })

  it('counts no days of a case that is with its owner, and does not list it at a stage', async () => {
    const { app, addThree, submitted, page, reviewer } = await ministryWithStages()
    const [first] = await addThree()
    const id = await submitted()
    const atFirst = async () =>
      (await as(reviewer, app).send(listRegistrations, { query: { stage: first } })).reply.data.map((row) => row.id)
    expect(await atFirst()).toEqual([id])
    const body = { due_date: '2026-07-01', items: [{ section: 'documents' as const, remark: 'No lease.' }] }
    await as(reviewer, app).send(returnRegistration, { params: { id }, body })
    expect(await atFirst()).toEqual([])
    const { reply } = await as(reviewer, app).send(listRegistrations, { query: { with: 'owner' } })
    expect(reply.data.map((row) => [row.id, row.stage])).toEqual([[id, null]])
    expect((await page(id)).stages?.present).toBeNull()
  })
})

describe('the report of days', () => {
  it('has a row for each stage that was signed, beside what it promises', async () => {
    const { app, db, addThree, submitted, sign, setClock, reviewer, inspector } = await ministryWithStages()
    await addThree()
    const [one, two] = [await submitted(), await submitted()]
    setClock('2026-06-16T09:00:00Z')
    await sign(reviewer, one)
    setClock('2026-06-20T09:00:00Z')
    await sign(reviewer, two)
    await sign(inspector, one)
    await refreshReports(db, new Date('2026-06-20T10:00:00Z'))
    const query = { from: '2026-06', to: '2026-06' }
    const { reply } = await as(reviewer, app).send(showReport, { params: { report: 'days' }, query })
    expect(reply.data.rows.filter(({ name }) => name.startsWith('Stage'))).toEqual([
      { name: 'Stage: Recommendation', figures: [2, 1, 5, 3, 0.5] },
      { name: 'Stage: Technical opinion', figures: [1, 4, 4, 3, 0] },
    ])
  })
})
