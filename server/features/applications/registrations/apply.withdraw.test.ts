import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { expect, it } from 'vitest'
import { lapseDeclined } from '../../../jobs/lapse-declined.ts'
import { as } from '../../../testing/as.ts'
import { changingClinic, types } from '../../../testing/changing-clinic.ts'
import { staff } from '../../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const withdraw = (id: number, body: { reason?: string } = {}) =>
    as(owner, app).send(calls.withdrawRegistration, { params: { id }, body })
  const showFacility = async () =>
    (await as(owner, app).send(facilities.showFacility, { params: { id: facility.id } })).reply
  return { app, db, setClock, owner, officer, facility, withdraw, showFacility }
}

it('ends an application with the owner’s reason in its timeline, and another can be started', async () => {
  const { app, db, owner, facility, withdraw, showFacility } = await portal()
  const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  const answer = await withdraw(id, { reason: 'We open next year' })
  expect(answer.status).toBe(200)
  expect(answer.reply).toMatchObject({
    message: 'Your application is withdrawn',
    data: { id, status: 'Awaiting decision', ended_at: expect.stringMatching(/^20\d\d-/) },
    page: {
      offered: [],
      registration: {
        history: [
          {
            from: 'Awaiting decision',
            to: 'Awaiting decision',
            reason: 'Withdrawn: We open next year',
            actor: `${owner.first_name} ${owner.last_name}`,
          },
        ],
      },
    },
  })
  expect((await showFacility()).data.registration).toBeNull()
  // What the facility has recorded is open again.
  const added = await as(owner, app).send(rowCalls.addStaff, { body: { ...staff, facility_id: facility.id } })
  expect(added.status).toBe(201)
  const next = await as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
  expect(next.status).toBe(201)
  expect((await showFacility()).data.registration?.id).toBe(next.reply.data.id)
})

it('lets the ministry decide again on the licence before it', async () => {
  const { app, db, officer, facility, withdraw } = await portal()
  const over = await makeRegistration(db, { facility_id: facility.id, status: 'Approved', expiry_date: '2020-12-31' })
  const renewal = await makeRegistration(db, { facility_id: facility.id, kind: 'renewal' })
  const decline = () => as(officer, app).send(calls.decideRegistration, { body: { id: over.id, status: 'declined' } })
  expect(await decline()).toBeRefused('action_not_offered')
  await withdraw(renewal.id)
  expect((await decline()).status).toBe(200)
})

it('is refused the second time', async () => {
  const { db, facility, withdraw } = await portal()
  const { id } = await makeRegistration(db, { facility_id: facility.id })
  expect((await withdraw(id)).status).toBe(200)
  expect(await withdraw(id)).toBeRefused('action_not_offered')
})

it('happens once although the owner presses twice, and never beside a decision', async () => {
  const { app, db, officer, facility, withdraw } = await portal()
  const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  const answers = await Promise.all([
    withdraw(id),
    withdraw(id),
    as(officer, app).send(calls.decideRegistration, { body: { id, status: 'Approved' } }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('takes the application out of the queue and the counters of the status it had', async () => {
  const { app, db, officer, facility, withdraw } = await portal()
  const before = (await as(officer, app).send(dashboard.showSummary, {})).reply
  const { id } = await makeRegistration(db, { facility_id: facility.id })
  const query = { status: 'pending', sort: '-created_at', per_page: 100 } as const
  const listed = async () =>
    (await as(officer, app).send(calls.listRegistrations, { query })).reply.data.some((row) => row.id === id)
  expect(await listed()).toBe(true)
  await withdraw(id)
  expect(await listed()).toBe(false)
  const after = (await as(officer, app).send(dashboard.showSummary, {})).reply
  expect(after).toEqual({ ...before, registrations: before.registrations + 1 })
})

it('ends a declined registration twelve months after the decision, not a day earlier', async () => {
  const { db, facility } = await portal()
  const officer = await makeOfficer(db)
  const declined = {
    facility_id: facility.id,
    status: 'declined' as const,
    processed_by: officer.id,
    processed_at: '2025-03-10T22:59:00.000Z',
  }
  const { id } = await makeRegistration(db, declined)
  // In Lagos it was declined a day later.
  const later = await makeRegistration(db, {
    ...declined,
    facility_id: (await makeFacility(db)).id,
    processed_at: '2025-03-10T23:00:00.000Z',
  })
  const other = await makeRegistration(db, { ...declined, facility_id: (await makeFacility(db)).id })
  const ended = async (one = id) =>
    (await db.selectFrom('registration').where('id', '=', one).select('ended_at').executeTakeFirstOrThrow()).ended_at
  await lapseDeclined(db, new Date('2026-03-10T22:00:00.000Z'))
  expect(await ended()).toBeNull()
  await lapseDeclined(db, new Date('2026-03-10T23:00:00.000Z'))
  expect(await ended()).toBe('2026-03-10T23:00:00.000Z')
  expect([await ended(other.id), await ended(later.id)]).toEqual(['2026-03-10T23:00:00.000Z', null])
  const events = await db.selectFrom('registration_event').where('registration_id', '=', id).selectAll().execute()
  expect(events).toMatchObject([
    { actor_id: null, to_status: 'declined', reason: 'Ended: nothing followed the decision' },
  ])
})

it('says of a declined change of type that another application was started', async () => {
  const { started, toDecide, decide, page } = await changingClinic()
  const declined = await started()
  await toDecide(declined)
  expect((await decide(declined, 'declined')).status).toBe(200)
  await started(types.maternity)
  expect((await page(declined)).registration.history.at(-1)?.reason).toBe('Ended: another application was started')
})
