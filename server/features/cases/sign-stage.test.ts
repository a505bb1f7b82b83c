import '../../testing/matchers.ts'
import { considerRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { answerReturn, returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import * as calls from '@portal/contract/cases/calls/stages.ts'
import { decidePayment } from '@portal/contract/money/calls/payments.ts'
import { addOfficeHolder } from '@portal/contract/settings/calls/settings.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeInspection } from '../../testing/inspections.ts'
import { makeOfficer } from '../../testing/people.ts'
import { ministryWithStages } from '../../testing/stages.ts'

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

describe('the stages of an application', () => {
  it('are none in a new portal, and nothing is asked for beyond the specification', async () => {
    const { db, complete, submit, page, decide } = await ministryWithStages()
    const id = await complete()
    await submit(id)
    expect((await page(id)).stages).toEqual({ round: 0, stages: [], present: null, back_to: [] })
    await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
    expect((await decide(id, 'Approved', 'Seen on site.')).status).toBe(200)
    expect(await db.selectFrom('sign_off_round').selectAll().execute()).toEqual([])
  })

  it('are signed in their order, each by its duty, and then it can be approved', async () => {
    const { db, addThree, submitted, sign, states, decide, reviewer, inspector, decider, page } =
      await ministryWithStages()
    await addThree()
    const id = await submitted()
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –', 'Last word: –'])
    const early = await sign(decider, id)
    expect(early).toBeRefused('not_allowed')
    expect(early.problem?.message).toBe('“Recommendation” is signed by an officer with the duty review')
    expect((await sign(reviewer, id)).status).toBe(200)
    expect((await sign(inspector, id, { verdict: 'no objection', remark: 'Small, and clean.' })).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion: no objection', 'Last word*: –'])
    await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
    const unsigned = await decide(id, 'Approved', 'Seen on site.')
    expect(unsigned).toBeRefused('action_not_offered')
    expect(unsigned.problem?.message).toBe('The stage “Last word” is not signed yet')
    expect((await page(id, decider)).obstacles).toEqual([
      { action: 'Approve', message: 'The stage “Last word” is not signed yet' },
    ])
    const last = await sign(decider, id)
    expect(last.reply.message).toBe('The stage is signed')
    expect(last.reply.page.stages?.present).toBeNull()
    expect((await decide(id, 'Approved', 'Seen on site.')).status).toBe(200)
  })

  it('keep nobody from a temporary approval or a decline, and ask for sign-offs before the approval that follows', async () => {
    const { addThree, submitted, sign, decide, reviewer, inspector, decider } = await ministryWithStages()
    await addThree()
    const [id, other] = [await submitted(), await submitted()]
    expect((await decide(other, 'declined', 'No water.')).status).toBe(200)
    expect((await decide(id, 'Temporarily approved', 'Small.')).status).toBe(200)
    for (const one of [id, other]) {
      expect((await decide(one, 'Approved', 'Seen.')).problem?.message).toBe(
        'The stages “Recommendation”, “Technical opinion” and “Last word” are not signed yet',
      )
      for (const officer of [reviewer, inspector, decider]) expect((await sign(officer, one)).status).toBe(200)
      expect((await decide(one, 'Approved', 'Seen.')).status).toBe(200)
    }
  })

  it('ask for a reason where it is approved although somebody does not agree', async () => {
    const { db, app, add, submitted, sign, decide, page, reviewer, decider } = await ministryWithStages()
    await add()
    const id = await submitted()
    const silent = await sign(reviewer, id, { verdict: 'do not agree' })
    expect(silent).toBeRefused('invalid_input', 'remark')
    await sign(reviewer, id, { verdict: 'do not agree', remark: 'No water.' })
    await as(reviewer, app).send(considerRegistration, { params: { id }, body: bothVerdicts })
    const message = `Hadiza ${reviewer.last_name} does not agree (stage “Recommendation”)`
    expect((await page(id, decider)).against).toContainEqual({ check: 'not_agreed', message, concerns: ['Approve'] })
    await db
      .insertInto('setting_change')
      .values({ key: 'against_not_agreed', value: '"blocks"', start_date: '2026-06-01', recorded_by: reviewer.id })
      .execute()
    expect((await decide(id, 'Approved', 'A well is dug.')).problem?.message).toContain(
      `${message}. The ministry has set`,
    )
  })

  it('are those of the day of the Submit: one that is ended later stays, one that begins later is not asked for', async () => {
    const { app, add, submitted, states, sign, setClock, manager, reviewer } = await ministryWithStages()
    const first = await add()
    const id = await submitted()
    setClock('2026-06-16T09:00:00Z')
    await add({ name: 'Audit', place: 5, signed_by: 'audit' })
    const end = { place: 10, signed_by: 'decide' as const, promised_days: 3, purposes: [], back_to: [] }
    const needs = { needs_verdicts: false, needs_payment: false, needs_inspection: false }
    await as(manager, app).send(calls.addStageTerms, { params: { id: first }, body: { ...end, ...needs } })
    expect(await states(id)).toEqual(['Recommendation*: –'])
    expect((await sign(reviewer, id)).status).toBe(200)
    expect(await states(await submitted())).toEqual(['Audit*: –'])
  })

  it('are by the rules of today for one that was never submitted, so that none goes around them', async () => {
    const { add, complete, states, decide, sign, reviewer } = await ministryWithStages()
    await add()
    const id = await complete({ status: 'Awaiting decision' })
    expect(await states(id)).toEqual(['Recommendation*: –'])
    expect((await decide(id, 'Approved', 'Seen.')).problem?.message).toBe(
      'The stage “Recommendation” is not signed yet',
    )
    expect((await sign(reviewer, id)).status).toBe(200)
    expect((await decide(id, 'Approved', 'Seen.')).status).toBe(200)
  })

  it('are only for its type and purpose', async () => {
    const { db, add, submitted, states } = await ministryWithStages()
    await add({ facility_type_ids: [1] })
    await add({ name: 'Renewals', purposes: ['renewal'] })
    const [id, other] = [await submitted(), await submitted()]
    expect(await states(id)).toEqual([])
    await db.updateTable('registration').set({ kind: 'renewal' }).where('id', '=', other).execute()
    expect(await states(other)).toEqual(['Renewals*: –'])
  })
})

describe('a round', () => {
  it('begins with each Submit, and everything is signed again; older sign-offs stay', async () => {
    const { app, db, addThree, submitted, submit, sign, states, owner, reviewer, inspector, setClock } =
      await ministryWithStages()
    const [, opinion] = await addThree()
    const id = await submitted()
    await sign(reviewer, id)
    const items = [{ section: 'documents' as const, remark: 'The lease is missing.' }]
    const body = { due_date: '2026-07-01', items }
    expect((await as(reviewer, app).send(returnRegistration, { params: { id }, body })).status).toBe(200)
    expect(await sign(inspector, id, { stage_id: opinion })).toBeRefused('action_not_offered')
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion: –', 'Last word: –'])
    const answer = { item: { section: 'documents' as const, id: null }, text: 'It is attached.' }
    expect((await as(owner, app).send(answerReturn, { params: { id }, body: answer })).status).toBe(200)
    setClock('2026-06-18T09:00:00Z')
    expect((await submit(id)).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –', 'Last word: –'])
    await sign(reviewer, id)
    const rows = await db.selectFrom('sign_off').orderBy('id').select(['round', 'since', 'signed_at']).execute()
    expect(rows).toEqual([
      { round: 1, since: '2026-06-15T09:00:00.000Z', signed_at: '2026-06-15T09:00:00.000Z' },
      { round: 2, since: '2026-06-18T09:00:00.000Z', signed_at: '2026-06-18T09:00:00.000Z' },
    ])
  })

  it('begins too with a Submit through an older version, which records none', async () => {
    const { app, db, addThree, submitted, submit, sign, states, owner, reviewer, inspector, decider, page, setClock } =
      await ministryWithStages()
    await addThree()
    const id = await submitted()
    for (const officer of [reviewer, inspector, decider]) await sign(officer, id)
    const sendHome = async () => {
      const items = [{ section: 'documents' as const, remark: 'The lease is missing.' }]
      const body = { due_date: '2026-07-01', items }
      expect((await as(reviewer, app).send(returnRegistration, { params: { id }, body })).status).toBe(200)
      const answer = { item: { section: 'documents' as const, id: null }, text: 'It is attached.' }
      expect((await as(owner, app).send(answerReturn, { params: { id }, body: answer })).status).toBe(200)
    }
    await sendHome()
    // As the older version submits it again.
    await db.updateTable('registration_return').set({ resubmitted_at: '2026-06-18T09:00:00Z' }).execute()
    setClock('2026-06-19T09:00:00Z')
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –', 'Last word: –'])
    expect((await page(id)).stages?.present).toMatchObject({ since: '2026-06-18T09:00:00.000Z', days: 1 })
    expect((await sign(reviewer, id)).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion*: –', 'Last word: –'])
    await sendHome()
    setClock('2026-06-20T09:00:00Z')
    expect((await submit(id)).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –', 'Last word: –'])
    expect((await page(id)).stages?.round).toBe(3)
    expect((await sign(reviewer, id)).status).toBe(200)
  })

  it('begins with sending back: the stages from there on sign again, those before it count on', async () => {
    const { addThree, submitted, sign, sendBack, states, page, reviewer, inspector, decider } =
      await ministryWithStages()
    const [first, second, third] = await addThree()
    const id = await submitted()
    await sign(reviewer, id)
    await sign(inspector, id)
    expect((await page(id, decider)).stages?.back_to.map(({ name }) => name)).toEqual([
      'Recommendation',
      'Technical opinion',
    ])
    expect((await page(id, reviewer)).stages?.back_to).toEqual([])
    expect(await sendBack(reviewer, id, first)).toBeRefused('not_allowed')
    expect(await sendBack(decider, id, third)).toBeRefused('invalid_input', 'to_stage_id')
    const back = await sendBack(decider, id, second)
    expect(back.reply.message).toBe('The application is back at the earlier stage')
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion*: –', 'Last word: –'])
    await sign(inspector, id, { verdict: 'no objection' })
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion: no objection', 'Last word*: –'])
    await sendBack(decider, id, first)
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –', 'Last word: –'])
    expect((await page(id)).stages?.round).toBe(3)
  })

  it('can begin after the last sign-off too: whoever gave it, or decides, sends back to any stage', async () => {
    const { add, submitted, sign, sendBack, states, page, decide, reviewer, inspector, decider, manager } =
      await ministryWithStages()
    const first = await add()
    const last = await add({ name: 'Technical opinion', place: 20, signed_by: 'inspect' })
    const id = await submitted()
    await sign(reviewer, id)
    // The last stage itself may send back to none.
    expect((await page(id, inspector)).stages?.back_to).toEqual([])
    await sign(inspector, id)
    const any = [
      { id: first, name: 'Recommendation' },
      { id: last, name: 'Technical opinion' },
    ]
    for (const [officer, offered] of [
      [inspector, any],
      [decider, any],
      [reviewer, []],
      [manager, []],
    ] as const) {
      expect((await page(id, officer)).stages).toMatchObject({ present: null, back_to: offered })
    }
    const others = await sendBack(reviewer, id, first)
    expect(others).toBeRefused('not_allowed')
    expect(others.problem?.message).toBe(
      'Only whoever signed “Technical opinion”, or an officer with the duty decide, can send this application back',
    )
    expect(await sendBack(decider, id, first, ' ')).toBeRefused('invalid_input', 'reason')
    expect((await sendBack(inspector, id, last)).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation: agree', 'Technical opinion*: –'])
    await sign(inspector, id)
    expect((await sendBack(decider, id, first)).status).toBe(200)
    expect(await states(id)).toEqual(['Recommendation*: –', 'Technical opinion: –'])
    for (const officer of [reviewer, inspector]) await sign(officer, id)
    await decide(id, 'Temporarily approved', 'Small.')
    await decide(id, 'Approved', 'Seen on site.')
    expect((await page(id, decider)).stages?.back_to).toEqual([])
    expect(await sendBack(decider, id, first)).toBeRefused('action_not_offered')
  })

  it('does not begin after the last sign-off for whoever saw the application before it', async () => {
    const { app, add, submitted, sign, page, reviewer, decider } = await ministryWithStages()
    const only = await add()
    const id = await submitted()
    await sign(reviewer, id)
    const { round } = (await page(id)).stages ?? { round: 0 }
    const send = (stage_id: number | null, by = decider, seen = round) =>
      as(by, app).send(calls.sendBackToStage, {
        params: { id },
        body: { stage_id, round: seen, to_stage_id: only, reason: 'Look again.' },
      })
    expect((await send(only)).problem?.message).toBe(
      `Hadiza ${reviewer.last_name} has signed “Recommendation”. Look at the application again`,
    )
    const answers = await Promise.all([send(null), send(null, reviewer)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is the last one after fifty', async () => {
    const { db, addThree, submitted, sign, sendBack, page, reviewer, inspector } = await ministryWithStages()
    const [first] = await addThree()
    const id = await submitted()
    await sign(reviewer, id)
    const rounds = { registration_id: id, from_stage_id: first, reason: 'Again.', begun_at: '2026-06-15T09:00:00Z' }
    await db
      .insertInto('sign_off_round')
      .values(Array.from({ length: 49 }, (_, at) => ({ ...rounds, number: at + 2 })))
      .execute()
    await sign(reviewer, id)
    expect((await page(id, inspector)).stages?.back_to).toEqual([])
    expect(await sendBack(inspector, id, first)).toBeRefused('limit_reached')
  })
})

describe('a sign-off', () => {
  it('is given once when two officers sign at the same moment, and the second one reads who was first', async () => {
    const { db, app, add, submitted, page, reviewer } = await ministryWithStages()
    await add()
    const id = await submitted()
    const other = await makeOfficer(db, ['review'])
    const { stages } = await page(id)
    const body = { stage_id: stages?.present?.id ?? 0, round: 1, verdict: 'agree' } as const
    const answers = await Promise.all(
      [reviewer, other].map((by) => as(by, app).send(calls.signStage, { params: { id }, body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.problem?.message).toMatch(
      /^Hadiza Number \d+ has signed “Recommendation”. Look at the application again$/,
    )
    expect(await db.selectFrom('sign_off').select('id').execute()).toHaveLength(1)
  })

  it('is refused where the application was sent back meanwhile', async () => {
    const { app, addThree, submitted, sign, sendBack, reviewer, inspector } = await ministryWithStages()
    const [first, second] = await addThree()
    const id = await submitted()
    await sign(reviewer, id)
    await sendBack(inspector, id, first)
    const body = { stage_id: second, round: 1, verdict: 'agree' } as const
    const late = await as(inspector, app).send(calls.signStage, { params: { id }, body })
    expect(late.problem?.message).toBe('This application is at another stage by now. Look at it again')
  })

  it.each<[string, object, string]>([
    ['the verdicts', { needs_verdicts: true }, 'both verdicts'],
    ['the payment', { needs_payment: true }, 'the confirmed payment'],
    ['an inspection', { needs_inspection: true }, 'a done inspection'],
    [
      'all of them',
      { needs_verdicts: true, needs_payment: true, needs_inspection: true },
      'both verdicts, the confirmed payment and a done inspection',
    ],
  ])('waits for %s where the stage needs it', async (_, needs, words) => {
    const { app, db, add, start, submit, sign, page, reviewer, inspector } = await ministryWithStages()
    await add(needs)
    // With an invoice, which is not paid.
    const id = await start()
    await submit(id)
    const obstacle = `“Recommendation” can be signed once there is ${words}`
    const refused = await sign(reviewer, id)
    expect(refused).toBeRefused('action_not_offered')
    expect(refused.problem?.message).toBe(obstacle)
    expect((await page(id)).stages?.present).toMatchObject({ may_sign: false, obstacle })
    expect((await page(id, inspector)).stages?.present?.obstacle).toBe(
      '“Recommendation” is signed by an officer with the duty review',
    )
    await as(reviewer, app).send(considerRegistration, { params: { id }, body: bothVerdicts })
    const cashier = as(await makeOfficer(db, ['finance']), app)
    for (const payment of (await page(id)).payments) {
      await cashier.send(decidePayment, { params: { id: payment.id }, body: { status: 'confirmed' } })
    }
    const facility_id = (await page(id)).registration.facility_id
    await makeInspection(db, {
      facility_id,
      registration_id: id,
      kind: 'before licence',
      status: 'done',
      team: [inspector.id],
    })
    expect((await sign(reviewer, id)).status).toBe(200)
  })

  it('of two stages is not given by one person where two hands are needed', async () => {
    const { db, add, submitted, sign, page, manager } = await ministryWithStages()
    await add()
    await add({ name: 'Second look', place: 20 })
    const both = await makeOfficer(db, ['review'])
    const id = await submitted()
    await db
      .insertInto('setting_change')
      .values({ key: 'separate_hands', value: '"yes"', start_date: '2026-06-01', recorded_by: manager.id })
      .execute()
    await sign(both, id)
    const second = await sign(both, id)
    expect(second).toBeRefused('action_not_offered')
    expect(second.problem?.message).toBe(
      'You signed “Recommendation” of this application, so another officer must sign “Second look”',
    )
    expect((await page(id, both)).stages?.present?.obstacle).toBe(second.problem?.message)
    expect((await sign(await makeOfficer(db, ['review']), id)).status).toBe(200)
  })

  it('of two stages is given by one person where nobody else can sign, so that no case waits for good', async () => {
    const { db, add, submitted, sign, page, decider, manager } = await ministryWithStages()
    await add({ signed_by: 'Permanent Secretary' })
    await add({ name: 'Last word', place: 20, signed_by: 'Hon. Commissioner' })
    const [id, other] = [await submitted(), await submitted()]
    await db
      .insertInto('setting_change')
      .values({ key: 'separate_hands', value: '"yes"', start_date: '2026-06-01', recorded_by: manager.id })
      .execute()
    for (const one of [id, other]) expect((await sign(decider, one)).status).toBe(200)
    expect((await page(id, decider)).stages?.present).toMatchObject({ may_sign: true, obstacle: null })
    expect((await sign(decider, id)).status).toBe(200)
    // As soon as another officer decides, it is the other one who signs. An account that is disabled does not count.
    const { id: second } = await makeOfficer(db, ['decide'])
    expect((await sign(decider, other)).problem?.message).toBe(
      'You signed “Recommendation” of this application, so another officer must sign “Last word”',
    )
    await db.updateTable('user_account').set({ disabled_at: '2026-06-15T09:00:00Z' }).where('id', '=', second).execute()
    expect((await sign(decider, other)).status).toBe(200)
  })

  it('of an office is for whoever holds it; without such a user whoever decides signs in place', async () => {
    const { app, db, add, submitted, sign, page, decider, manager, reviewer } = await ministryWithStages()
    await add({ signed_by: 'Hon. Commissioner' })
    const [id, other] = [await submitted(), await submitted()]
    expect((await page(id)).stages?.present?.who).toBe(
      'an officer with the duty decide, because no user is Hon. Commissioner',
    )
    expect(await sign(reviewer, id)).toBeRefused('not_allowed')
    expect((await sign(decider, id)).reply.page.stages?.stages[0]?.sign_off?.signed_as).toBe('decide')
    // Somebody who can fill in the form of the office, and does not decide.
    const sule = await makeOfficer(db, ['review'])
    const term = { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: '2026-01-01' } as const
    await as(manager, app).send(addOfficeHolder, { body: { ...term, user_id: sule.id } })
    const refused = await sign(decider, other)
    expect(refused.problem?.message).toBe('“Recommendation” is signed by the Hon. Commissioner (Dr Fatima Sule)')
    expect((await sign(sule, other)).reply.page.stages?.stages[0]?.sign_off).toMatchObject({
      signed_as: 'Hon. Commissioner',
    })
  })

  it('of a duty that nobody has is given by whoever decides', async () => {
    const { db, add, submitted, sign, inspector, decider } = await ministryWithStages()
    await add({ signed_by: 'inspect' })
    const id = await submitted()
    expect(await sign(decider, id)).toBeRefused('not_allowed')
    await db
      .updateTable('user_account')
      .set({ disabled_at: '2026-06-15T09:00:00Z' })
      .where('id', '=', inspector.id)
      .execute()
    await db
      .updateTable('user_account')
      .set({ duties: sql`array_remove(duties, 'inspect')` })
      .where('id', '<>', inspector.id)
      .execute()
    expect((await sign(decider, id)).status).toBe(200)
  })

  it('is never changed, stands in the history of officers, and its owner reads nothing of it', async () => {
    const { db, app, add, submitted, sign, page, owner, reviewer, manager } = await ministryWithStages()
    await add()
    const id = await submitted()
    await sign(reviewer, id, { remark: 'A good place.' })
    const lines = (await page(id)).registration.history.map(({ reason }) => reason)
    expect(lines).toEqual([
      'Submitted to the ministry',
      'Signed: “Recommendation” as duty review, agree. A good place.',
    ])
    const own = await page(id, owner)
    expect(own.stages).toBeNull()
    expect(JSON.stringify(own)).not.toContain('A good place.')
    await expect(db.updateTable('sign_off').set({ verdict: 'no objection' }).execute()).rejects.toThrow()
    await expect(db.deleteFrom('sign_off').execute()).rejects.toThrow()
    const stage = { stage_id: 1, round: 1, verdict: 'agree' } as const
    expect(await as(owner, app).send(calls.signStage, { params: { id }, body: stage })).toBeRefused('not_allowed')
    expect(await as(manager, app).send(calls.signStage, { params: { id: 999_999 }, body: stage })).toBeRefused(
      'not_found',
    )
  })
})
