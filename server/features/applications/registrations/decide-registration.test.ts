import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const today = '2026-11-21'

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock(`${today}T09:00:00Z`)
  const officer = await makeOfficer(db)
  const decide = (id: number, status: DecidedStatus, reason?: string) =>
    as(officer, app).send(calls.decideRegistration, { body: { id, status, reason } })
  return { app, db, officer, decide, setClock }
}

/** Each status with the decisions that an officer is offered in it, in the order of their buttons. Spec §4. */
const offers = [
  { status: 'pending', expiry_date: null, offered: ['Temporary Approval', 'Decline'] },
  { status: 'Awaiting decision', expiry_date: null, offered: ['Approve', 'Decline'] },
  { status: 'Temporarily approved', expiry_date: '2026-11-21', offered: ['Approve', 'Decline', 'Extend'] },
  { status: 'Temporarily approved', expiry_date: '2026-11-20', offered: ['Approve', 'Decline', 'Extend'] },
  { status: 'Approved', expiry_date: '2026-11-21', offered: [] },
  { status: 'Approved', expiry_date: '2026-11-20', offered: ['Decline'] },
  { status: 'declined', expiry_date: null, offered: ['Temporary Approval', 'Approve'] },
] as const

/** Each decision with the status that it leads to. */
const decisions = [
  { decision: 'Temporary Approval', leadsTo: 'Temporarily approved' },
  { decision: 'Approve', leadsTo: 'Approved' },
  { decision: 'Decline', leadsTo: 'declined' },
] as const

describe('deciding on a registration', () => {
  for (const { status, expiry_date, offered } of offers) {
    for (const { decision, leadsTo } of decisions) {
      const isOffered = offered.some((name) => name === decision)
      const present = expiry_date === null ? status : `${status} until ${expiry_date}`
      it(`${isOffered ? 'accepts' : 'refuses'} ${decision} while it is ${present}`, async () => {
        const { db, decide } = await portal()
        const registration = await makeRegistration(db, { status, expiry_date })
        const answer = await decide(registration.id, leadsTo)
        const after = await db
          .selectFrom('registration')
          .where('id', '=', registration.id)
          .selectAll()
          .executeTakeFirst()
        if (isOffered) {
          expect(answer.reply.data.status).toBe(leadsTo)
          expect(after?.status).toBe(leadsTo)
        } else {
          expect(answer).toBeRefused('action_not_offered')
          expect(answer.problem).toMatchObject({ present_status: status, offered })
          expect(after).toEqual(registration)
        }
      })
    }
  }

  it('records the time of an approval, but not of other decisions', async () => {
    const { db, decide } = await portal()
    const { id } = await makeRegistration(db)
    const approvedAt = async () =>
      (await db.selectFrom('registration').where('id', '=', id).select('approved_at').executeTakeFirstOrThrow())
        .approved_at
    await decide(id, 'declined')
    expect(await approvedAt()).toBeNull()
    await decide(id, 'Temporarily approved')
    expect(await approvedAt()).toBeNull()
    await decide(id, 'Approved')
    expect(await approvedAt()).toBe('2026-11-21T09:00:00.000Z')
  })

  it('is not possible after a renewal has replaced it', async () => {
    const { app, db, officer, decide } = await portal()
    const before = await makeRegistration(db, { status: 'Approved', expiry_date: '2026-11-20' })
    await makeRegistration(db, { facility_id: before.facility_id, kind: 'renewal' })
    const answer = await decide(before.id, 'declined')
    expect(answer).toBeRefused('action_not_offered')
    expect(answer.problem).toMatchObject({ present_status: 'Approved', offered: [] })
    const page = await as(officer, app).send(calls.showRegistration, { params: { id: before.id } })
    expect(page.reply.offered).toEqual(['Print Certificate'])
  })

  it('returns the message of the specification for each decision', async () => {
    const { db, decide } = await portal()
    const { id } = await makeRegistration(db)
    expect((await decide(id, 'Temporarily approved')).reply.message).toBe('Temporarily approved successfully!')
    expect((await decide(id, 'Approved')).reply.message).toBe('Approved successfully!')
    const other = await makeRegistration(db)
    expect((await decide(other.id, 'declined')).reply.message).toBe('Declined successfully!')
  })

  it('accepts a status in any letter case and stores the one spelling', async () => {
    const { app, db, officer } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const answer = await as(officer, app).send(calls.decideRegistration, { body: { id, status: 'approved' } })
    expect(answer.reply.data.status).toBe('Approved')
  })

  it('approves to the end of the calendar year and names the officer who decided', async () => {
    const { db, decide, officer, setClock } = await portal()
    setClock('2026-09-30T22:59:59Z')
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const { data } = (await decide(id, 'Approved')).reply
    expect(data).toMatchObject({ expiry_date: '2026-12-31', registration_status: 'active' })
    expect(data.processed_by).toMatchObject({ first_name: officer.first_name, last_name: officer.last_name })
  })

  it('approves temporarily for six months', async () => {
    const { db, decide } = await portal()
    const { id } = await makeRegistration(db)
    expect((await decide(id, 'Temporarily approved')).reply.data).toMatchObject({
      expiry_date: '2027-05-21',
      registration_status: 'provisional',
    })
  })

  it('uses the date in Lagos, not in UTC', async () => {
    const { db, decide, setClock } = await portal()
    setClock('2026-12-31T23:30:00Z')
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const { data } = (await decide(id, 'Approved')).reply
    expect(data).toMatchObject({ valid_from: '2027-01-01', expiry_date: '2027-12-31' })
  })

  it('adds the decision to the timeline with officer and reason, and notifies the owner', async () => {
    const { app, db, decide, officer } = await portal()
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id })
    const { id } = await makeRegistration(db, { facility_id: facility.id })
    await decide(id, 'declined', 'No fire safety certificate')
    const { registration } = (await as(owner, app).send(calls.showRegistration, { params: { id } })).reply
    expect(registration.history.at(-1)).toMatchObject({
      actor: `${officer.first_name} ${officer.last_name}`,
      from: 'pending',
      to: 'declined',
      reason: 'No fire safety certificate',
    })
    const [notification] = await db.selectFrom('notification').where('user_id', '=', owner.id).selectAll().execute()
    expect(notification).toMatchObject({
      title: 'Your registration was declined',
      about_kind: 'registration',
      about_id: id,
      created_at: `${today}T09:00:00.000Z`,
    })
    expect(notification?.body.split('\n')).toEqual([
      `${facility.company_name}, ${registration.reference}.`,
      'No fire safety certificate',
      'Read the remarks, put right what is missing and submit again.',
    ])
  })

  it('lets exactly one of eight officers succeed who decide at once', async () => {
    const { app, db } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const officers = await Promise.all(Array.from({ length: 8 }, () => makeOfficer(db)))
    const answers = await Promise.all(
      officers.map((officer) => as(officer, app).send(calls.decideRegistration, { body: { id, status: 'Approved' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const events = await db
      .selectFrom('registration_event')
      .where('registration_id', '=', id)
      .where('is_internal', '=', false)
      .selectAll()
      .execute()
    const issued = await db.selectFrom('certificate').where('registration_id', '=', id).selectAll().execute()
    expect([events.length, issued.length]).toEqual([1, 1])
  })

  it('is refused to an owner', async () => {
    const { app, db } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const answer = await as(await makeOwner(db), app).send(calls.decideRegistration, {
      body: { id, status: 'Approved' },
    })
    expect(answer).toBeRefused('not_allowed')
  })

  it('is refused with a status that is not a decision, and for an unknown registration', async () => {
    const { app, db, officer } = await portal()
    const { id } = await makeRegistration(db)
    const wrong = { id, status: 'pending' as DecidedStatus }
    expect(await as(officer, app).send(calls.decideRegistration, { body: wrong })).toBeRefused(
      'invalid_input',
      'status',
    )
    const missing = { id: 2_000_000_000, status: 'Approved' as const }
    expect(await as(officer, app).send(calls.decideRegistration, { body: missing })).toBeRefused('not_found')
  })
})
