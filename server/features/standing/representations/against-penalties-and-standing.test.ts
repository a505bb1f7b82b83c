import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../../../records/letters/letter-facts.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { pdf, png } from '../../../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

/** A licensed facility on 15 June 2026, which the first officer penalises and suspends; the other may decide on representations. */
async function sanctioned() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, taker, other] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const { id } = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  await makeRegistration(db, { facility_id: id, status: 'Approved' })
  const penalise = async () => {
    const body = { facility_id: id, comment: 'Sharps in the yard.', amount: 50_000, due_date: '2026-07-15' }
    return (await as(taker, app).send(penalties.penaliseFacility, { body })).reply.data
  }
  const suspend = async () => {
    const body = { kind: 'suspended', from_date: '2026-06-15', reason: 'No doctor.' } as const
    const { reply } = await as(taker, app).send(standing.restrictFacility, { params: { id }, body })
    return reply.data.restrictions.at(-1)?.id ?? 0
  }
  const text = 'It was put right before the visit.'
  const contestPenalty = (penaltyId: number, who: Person = owner) =>
    as(who, app).send(calls.contestPenalty, { params: { id: penaltyId }, body: { text } }, { file: pdf() })
  const contestRestriction = (restriction_id: number, who: Person = owner) =>
    as(who, app).send(calls.contestRestriction, { params: { id, restriction_id }, body: { text } }, { file: pdf() })
  const listed = async (who: Person) =>
    (await as(who, app).send(calls.listRepresentationsOfFacility, { params: { id } })).reply
  const decide = (who: Person, representationId: number, outcome: 'upheld' | 'set aside') =>
    as(who, app).send(calls.decideRepresentation, {
      params: { id: representationId },
      body: { outcome, reason: 'The inspector saw it.' },
    })
  const setDays = (days: number, start_date: string) =>
    db
      .insertInto('setting_change')
      .values({
        key: 'representation_days',
        value: JSON.stringify(days),
        start_date,
        recorded_by: other.id,
        recorded_at: '2026-06-15T09:00:00Z',
      })
      .execute()
  const lastLetterBody = async () => {
    const written = db.selectFrom('letter').where('facility_id', '=', id).orderBy('id', 'desc').select('facts')
    return readLetterFacts((await written.executeTakeFirstOrThrow()).facts).body
  }
  const lastLetter = async () =>
    (await as(owner, app).send(letters.listFacilityLetters, { params: { id }, query: {} })).reply.data[0]
  const titles = async (who: Person) =>
    (await as(who, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  const acting = { penalise, suspend, contestPenalty, contestRestriction, decide }
  const letterOf = { lastLetter, lastLetterBody }
  return { app, db, id, owner, taker, other, setClock, setDays, listed, titles, ...letterOf, ...acting }
}

it('sets aside a penalty that was paid in part: nothing of it is owed, and what was paid stays on its invoice', async () => {
  const { app, id: facility_id, owner, taker, other, ...portal } = await sanctioned()
  const { penalise, contestPenalty, listed, decide, titles, lastLetter, setClock, setDays } = portal
  setClock('2026-06-14T23:30:00Z') // The 15th in Lagos.
  const { id, invoice_id } = await penalise()
  const body = { facility_id, amount: 20_000, invoice_id: invoice_id ?? 0 }
  const params = { id: invoice_id ?? 0 }
  const paid = (await as(owner, app).send(contents.uploadPayment, { body }, { file: png })).reply.data
  await as(taker, app).send(payments.decidePayment, { params: { id: paid.id }, body: { status: 'confirmed' } })
  expect((await listed(owner)).contestable).toMatchObject([
    { against: 'penalty', penalty_id: id, subject: 'Sharps in the yard.', until: '2026-07-13' },
  ])
  expect((await listed(other)).contestable).toEqual([])
  // The days of the day on which it was imposed count.
  await setDays(5, '2026-06-16')
  setClock('2026-07-13T09:00:00Z')
  expect((await listed(owner)).contestable).toMatchObject([{ until: '2026-07-13' }])

  const { status, reply } = await contestPenalty(id)
  expect([status, reply.page]).toEqual([201, null])
  expect(reply.data).toMatchObject({ against: 'penalty', penalty_id: id, registration_id: null, may_add_files: true })
  expect(await titles(other)).toContain('An owner made a representation against a decision')
  expect(await contestPenalty(id)).toBeRefused('already_exists')
  expect((await listed(owner)).contestable).toEqual([])
  expect((await listed(taker)).data[0]?.offered).toEqual([])
  expect((await listed(other)).data).toMatchObject([{ offered: ['upheld', 'set aside'], may_add_files: false }])
  expect(await decide(taker, reply.data.id, 'set aside')).toBeRefused('action_not_offered')

  expect((await decide(other, reply.data.id, 'set aside')).reply.data).toMatchObject({ outcome: 'set aside' })
  expect(await titles(owner)).toContain('The ministry set its decision aside')
  expect((await lastLetter())?.subject).toBe('Your representation against the penalty of 15 June 2026')
  const shown = (await as(other, app).send(penalties.listPenalties, { query: { per_page: 100 } })).reply.data
  expect(shown.find((row) => row.id === id)).toMatchObject({ status: 'set aside', offered: [] })
  expect((await as(owner, app).send(invoices.showInvoice, { params })).reply.data).toMatchObject({
    total: 0,
    confirmed: 20_000,
    balance: -20_000,
    lines: [{ amount: 50_000 }, { kind: 'correction', amount: -50_000 }],
  })
})

it('upholds a penalty, and writes what is still due and when the owner contested it', async () => {
  const { other, penalise, contestPenalty, decide, setClock, lastLetterBody } = await sanctioned()
  const { id } = await penalise()
  setClock('2026-06-17T23:30:00Z') // The 18th in Lagos.
  const { data } = (await contestPenalty(id)).reply
  expect((await decide(other, data.id, 'upheld')).status).toBe(200)
  expect(await lastLetterBody()).toEqual([
    'On 18 June 2026 you made a representation against the penalty of 15 June 2026, which concerns Alheri Clinic. The Ministry has considered it, and upholds its decision for the following reason:',
    { quote: 'The inspector saw it.' },
    'The penalty stands. What is not paid yet of ₦50,000 is due on 15 July 2026.',
  ])
})

it('lifts a suspension that is set aside, and leaves one that is upheld', async () => {
  const { app, id, owner, other, suspend, contestRestriction, decide, listed, lastLetter } = await sanctioned()
  const suspension = await suspend()
  expect((await listed(owner)).contestable).toMatchObject([
    { against: 'suspension', restriction_id: suspension, subject: 'No doctor.', until: '2026-07-13' },
  ])
  const { data } = (await contestRestriction(suspension)).reply
  expect(await contestRestriction(suspension)).toBeRefused('already_exists')
  const shown = async () => (await as(owner, app).send(facilities.showFacility, { params: { id } })).reply.data.standing
  expect((await decide(other, data.id, 'set aside')).status).toBe(200)
  expect(await shown()).toBe('good')
  const again = await suspend()
  const second = (await contestRestriction(again)).reply.data
  expect((await decide(other, second.id, 'upheld')).reply).toMatchObject({
    message: 'The decision is upheld',
    data: { outcome: 'upheld', against: 'suspension', reason: 'The inspector saw it.' },
  })
  expect(await shown()).toBe('suspended')
  expect(await decide(other, second.id, 'set aside')).toBeRefused('action_not_offered')
  expect((await lastLetter())?.kind).toBe('decision upheld')
})

it('overtakes what waits when the penalty is waived or the suspension lifted, and refuses what is late or given up', async () => {
  const { app, id, owner, other, penalise, suspend, contestPenalty, contestRestriction, listed, setClock } =
    await sanctioned()
  const [penalty, late, suspension] = [await penalise(), await penalise(), await suspend()]
  await contestPenalty(penalty.id)
  await contestRestriction(suspension)
  const body = { reason: 'It was put right.' }
  await as(other, app).send(penalties.waivePenalty, { params: { id: penalty.id }, body })
  await as(other, app).send(standing.liftRestriction, { params: { id, restriction_id: suspension }, body })
  expect((await listed(owner)).data.map(({ against, outcome }) => [against, outcome])).toEqual([
    ['suspension', 'overtaken'],
    ['penalty', 'overtaken'],
  ])
  expect(await contestPenalty(penalty.id)).toBeRefused('action_not_offered')
  // What was given up is not contested any more.
  const [waived, lifted] = [await penalise(), await suspend()]
  await as(other, app).send(penalties.waivePenalty, { params: { id: waived.id }, body })
  await as(other, app).send(standing.liftRestriction, { params: { id, restriction_id: lifted }, body })
  expect((await listed(owner)).contestable.map(({ penalty_id }) => penalty_id)).toEqual([late.id])
  expect(await contestRestriction(lifted)).toBeRefused('action_not_offered')
  setClock('2026-07-13T23:00:00Z') // The 14th in Lagos.
  expect((await listed(owner)).contestable).toEqual([])
  expect(await contestPenalty(late.id)).toBeRefused('action_not_offered')
  expect(await contestRestriction(2_000_000_000)).toBeRefused('not_found')
})
