import * as calls from '@portal/contract/accounts/calls/users.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

it('says of each account its sessions, its facilities, and the cases that it still has', async () => {
  const { app, db } = await testApp(await newTestDatabase())
  const [manager, officer] = [await makeOfficer(db), await makeOfficer(db, ['review'])]
  const [owner, other] = [await makeOwner(db), await makeOwner(db)]
  const call = (first_name: string, { id }: Person) =>
    db.updateTable('user_account').set({ first_name }).where('id', '=', id).execute()
  for (const [name, person] of Object.entries({ Amina: manager, Bello: officer, Chidi: owner, Danladi: other })) {
    await call(name, person)
  }
  const [first, second] = [await makeFacility(db, { user_id: owner.id }), await makeFacility(db, { user_id: owner.id })]
  const foreign = await makeFacility(db, { user_id: other.id })
  const has = { assignee_id: officer.id }
  await makeRegistration(db, { facility_id: first.id, status: 'pending', ...has })
  const ended_at = '2026-03-02T09:00:00Z'
  await makeRegistration(db, { facility_id: second.id, status: 'declined', ended_at, ...has })
  await makeRegistration(db, { facility_id: second.id, status: 'Temporarily approved', ...has })
  await makeRegistration(db, { facility_id: foreign.id, status: 'Approved', ...has })
  await makeRegistration(db, { facility_id: foreign.id, status: 'pending', assignee_id: manager.id })

  const list = async (query: object = {}) => {
    const { data } = (await as(manager, app).send(calls.listUsers, { query })).reply
    return data.map(({ first_name, sessions, facilities, cases }) => [first_name, sessions, facilities, cases])
  }
  expect(await list()).toEqual([
    ['Amina', 1, 0, 1],
    ['Bello', 1, 0, 2],
    ['Chidi', 1, 2, 0],
    ['Danladi', 1, 1, 0],
  ])
  expect(await list({ privilege_type: 'user' })).toEqual([
    ['Chidi', 1, 2, 0],
    ['Danladi', 1, 1, 0],
  ])
  await db.updateTable('user_account').set({ phone_number: '+2348090001122' }).where('id', '=', other.id).execute()
  expect(await list({ q: '8090001122' })).toEqual([['Danladi', 1, 1, 0]])
})
