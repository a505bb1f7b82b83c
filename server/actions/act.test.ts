import '../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

async function portal() {
  const { app, db } = await testApp()
  const [ownerAccount, officerAccount] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(ownerAccount, app), as(officerAccount, app)]
  const facility = await makeFacility(db, { user_id: ownerAccount.id })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  const { id } = registration
  const pageFor = async (actor: typeof owner) => (await actor.send(calls.showRegistration, { params: { id } })).reply
  return { db, owner, officer, facility, id, pageFor }
}

it('returns with every action the page that the person would load next', async () => {
  const { owner, officer, id, pageFor } = await portal()
  const submitted = await owner.send(calls.submitRegistration, { params: { id } })
  expect(submitted.reply.page).toEqual(await pageFor(owner))
  expect(submitted.reply.page.offered).toEqual(['Withdraw'])
  const again = await owner.send(calls.submitRegistration, { params: { id } })
  expect(again.reply.page).toEqual(submitted.reply.page)
  const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const considered = await officer.send(calls.considerRegistration, { params: { id }, body })
  expect(considered.reply.page).toEqual(await pageFor(officer))
  expect(considered.reply.page.registration.status).toBe('Awaiting decision')
  expect(considered.reply.page.registration.consideration).toEqual(considered.reply.data)
  await officer.send(contents.addComment, { body: { registration_id: id, body: 'The roof leaks.' } })
  const approved = await officer.send(calls.decideRegistration, { body: { id, status: 'Approved' } })
  expect(approved.reply.page).toEqual(await pageFor(officer))
  expect(approved.reply.page.offered).toEqual(['Print Certificate'])
  expect(approved.reply.page.registration.comments.map((comment) => comment.body)).toEqual(['The roof leaks.'])
  expect(approved.reply.page.registration.history.map(({ to, reason }) => [to, reason])).toEqual([
    ['pending', 'Submitted to the ministry'],
    ['Awaiting decision', 'Considered'],
    ['Approved', null],
  ])
})

it.each([
  { status: 'Temporarily approved', conditions: [{ text: 'Fence the yard.', due_date: null }] },
  { status: 'declined', conditions: [] },
] as const)('returns the page as it is after a decision: $status', async ({ status, conditions }) => {
  const { officer, id, pageFor } = await portal()
  const body = { id, status, reason: 'The fence is missing.', conditions: [...conditions] }
  const decided = await officer.send(calls.decideRegistration, { body })
  expect(decided.reply.page).toEqual(await pageFor(officer))
  const again = await officer.send(calls.decideRegistration, {
    body: { id, status: status === 'declined' ? 'Temporarily approved' : 'declined', reason: 'The fence is there.' },
  })
  expect(again.reply.page).toEqual(await pageFor(officer))
})

it('returns the page as it is after a renewal was approved, beside the licence before it', async () => {
  const { db, officer, facility } = await portal()
  const day = lagosDate(Date.now())
  const licence = { valid_from: '2025-01-01', expiry_date: day, approved_at: '2025-01-01T09:00:00Z' }
  await db
    .updateTable('registration')
    .set({ status: 'Approved', ...licence })
    .where('facility_id', '=', facility.id)
    .execute()
  const { id } = await makeRegistration(db, { facility_id: facility.id, kind: 'renewal', status: 'Awaiting decision' })
  const body = { id, status: 'Approved', reason: 'Paid in cash.' } as const
  const approved = await officer.send(calls.decideRegistration, { body })
  const page = (await officer.send(calls.showRegistration, { params: { id } })).reply
  expect(approved.reply.page).toEqual(page)
  expect(approved.reply.page.registration.facility.registration?.id).not.toBe(id)
})

it('returns the page as it is after a returned application was declined', async () => {
  const { owner, officer, id, pageFor } = await portal()
  await owner.send(calls.submitRegistration, { params: { id } })
  const due_date = addDays(lagosDate(Date.now()), 7)
  const item = { section: 'documents', id: null, remark: 'Too dark.' } as const
  await officer.send(returns.returnRegistration, { params: { id }, body: { due_date, items: [item] } })
  expect((await pageFor(officer)).registration.returned).not.toBeNull()
  const declined = await officer.send(calls.decideRegistration, { body: { id, status: 'declined', reason: 'No.' } })
  expect(declined.reply.page).toEqual(await pageFor(officer))
})

it('hides remarks of officers from an owner, also in the reply of an action', async () => {
  const { owner, officer, id } = await portal()
  await officer.send(calls.considerRegistration, { params: { id }, body: { information_verdict: 'Not-satisfactory' } })
  await officer.send(contents.addComment, { body: { registration_id: id, body: 'The roof leaks.' } })
  const { page } = (await owner.send(calls.submitRegistration, { params: { id } })).reply
  expect([page.registration.consideration, page.registration.comments]).toEqual([null, []])
})

it('writes nothing when an action is refused by its own check', async () => {
  const { db, owner, facility, id } = await portal()
  await db.deleteFrom('payment').where('facility_id', '=', facility.id).execute()
  expect(await owner.send(calls.submitRegistration, { params: { id } })).toBeRefused('invalid_input', 'payment')
  const { status, submitted_at } = await db
    .selectFrom('registration')
    .where('id', '=', id)
    .select(['status', 'submitted_at'])
    .executeTakeFirstOrThrow()
  const events = await db.selectFrom('registration_event').where('registration_id', '=', id).selectAll().execute()
  expect([status, submitted_at, events]).toEqual(['pending', null, []])
})

it('notifies nobody about a facility that an officer recorded from paper', async () => {
  const { db, officer } = await portal()
  const facility = await makeFacility(db, { user_id: null })
  const { id } = await makeRegistration(db, { facility_id: facility.id })
  const countNotifications = async () => (await db.selectFrom('notification').select('id').execute()).length
  const before = await countNotifications()
  await officer.send(calls.decideRegistration, { body: { id, status: 'declined', reason: 'No doctor.' } })
  await officer.send(penalties.penaliseFacility, { body: { facility_id: facility.id, comment: 'No doctor.' } })
  expect(await countNotifications()).toBe(before)
})
