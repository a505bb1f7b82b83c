import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { staff } from '../../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

it('compares a renewal with the last approval of the licence, though there was one before', async () => {
  const { app, db, setClock } = await testApp()
  const [account, officer] = [await makeOwner(db), as(await makeOfficer(db), app)]
  const owner = as(account, app)
  const { id: facility_id } = await makeFacility(db, { user_id: account.id })
  const registration = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  const decide = async (status: 'Approved' | 'declined') =>
    expect((await officer.send(calls.decideRegistration, { body: { id: registration.id, status } })).status).toBe(200)
  const addStaff = async (full_name: string) =>
    expect((await owner.send(rowCalls.addStaff, { body: { ...staff, full_name, facility_id } })).status).toBe(201)

  setClock('2026-05-07T10:00:00Z')
  await decide('Approved')
  setClock('2027-03-01T10:00:00Z')
  await decide('declined')
  await addStaff('Hauwa Sani')
  setClock('2027-03-02T10:00:00Z')
  await decide('Approved')
  setClock('2027-12-01T10:00:00Z')
  const { id } = (await owner.send(calls.startRegistration, { body: { facility_id } })).reply.data
  await addStaff('Musa Garba')
  const { data } = (await officer.send(calls.reviewRegistration, { params: { id } })).reply
  expect(data.licence?.since).toEqual({ action: 'Approve', at: '2027-03-02T10:00:00.000Z' })
  const people = data.licence?.rows.filter(({ part }) => part === 'staffs').map(({ kind, name }) => [kind, name])
  expect(people).toEqual([['added', 'Musa Garba']])
})
