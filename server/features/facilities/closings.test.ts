import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A facility without a registration, and its owner. */
async function openFacility() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, rival, officer] = [await makeOwner(db), await makeOwner(db), await makeOfficer(db)]
  const { id } = await makeFacility(db, { user_id: owner.id })
  const params = { id }
  const close = (who: Person, closed_from = '2026-06-10') =>
    as(who, app).send(calls.closeFacility, { params, body: { closed_from, reason: 'The owner retires.' } })
  const reopen = (who: Person) =>
    as(who, app).send(calls.reopenFacility, { params, body: { reason: 'Closed by mistake.' } })
  const titles = async (who: Person) =>
    (await as(who, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  const listed = async () => (await as(owner, app).send(facilities.listFacilities, {})).reply.data.data[0]?.closed_from
  const start = () => as(owner, app).send(registrations.startRegistration, { body: { facility_id: id } })
  return { app, db, id, owner, rival, officer, close, reopen, titles, listed, start }
}

it('lets an owner close a facility, tells the officers, and lets only an officer reopen it', async () => {
  const { owner, rival, officer, close, reopen, titles, listed, start } = await openFacility()
  expect(await close(rival)).toBeRefused('not_found')
  expect((await close(owner)).reply.data.closed_from).toBe('2026-06-10')
  expect(await titles(officer)).toEqual(['An owner closed a facility'])
  expect(await titles(owner)).toEqual([])
  expect(await listed()).toBe('2026-06-10')
  expect(await start()).toBeRefused('action_not_offered')
  expect(await reopen(owner)).toBeRefused('not_allowed')
  expect((await reopen(officer)).reply.data.closed_from).toBeNull()
  expect(await titles(owner)).toEqual(['Your facility is open again'])
  expect((await start()).status).toBe(201)
})

it('tells the owner of a closing by an officer, and enters both in the timeline', async () => {
  const { app, db, id, owner, officer, close, reopen, titles } = await openFacility()
  const [registration, colleague] = [await makeRegistration(db, { facility_id: id }), await makeOfficer(db)]
  await close(officer)
  await reopen(officer)
  expect(await titles(colleague)).toEqual([])
  expect(await titles(owner)).toEqual(['Your facility is open again', 'The ministry closed your facility'])
  const page = await as(owner, app).send(registrations.showRegistration, { params: { id: registration.id } })
  expect(page.reply.registration.history.map(({ reason }) => reason)).toEqual([
    'The facility was closed: Closed from 2026-06-10. The owner retires.',
    'The facility was reopened: Closed by mistake.',
  ])
})

it.each([
  ['2027-06-15', 200],
  ['2027-06-16', 422],
  ['1899-12-31', 422],
  ['yesterday', 422],
])('answers to a closing from %s with %i', async (day, status) => {
  const { owner, close } = await openFacility()
  expect((await close(owner, day)).status).toBe(status)
})

it('lets exactly one of two people close it, and one of two officers reopen it', async () => {
  const { owner, officer, close, reopen } = await openFacility()
  const closed = await Promise.all([close(owner), close(officer)])
  expect(closed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const opened = await Promise.all([reopen(officer), reopen(officer)])
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
