import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function clinic() {
  const { app, db } = await testApp()
  const [account, helper] = [await makeOwner(db), await makeOwner(db)]
  const owner = as(account, app)
  const { id } = await makeFacility(db, { user_id: account.id })
  const add = (email: string) => owner.send(calls.addHelper, { params: { id }, body: { email } })
  return { app, db, owner, helper, id, add }
}

it('gives nothing to an account that is disabled, also not when it is enabled again', async () => {
  const { app, db, helper, id, add } = await clinic()
  const disable = (disabled_at: string | null) =>
    db.updateTable('user_account').set({ disabled_at }).where('id', '=', helper.id).execute()
  await disable('2026-03-02T09:00:00Z')
  expect((await add(helper.email)).status).toBe(201)
  await disable(null)
  expect((await as(helper, app).send(facilities.showFacility, { params: { id } })).status).toBe(404)
  const told = db.selectFrom('notification').where('user_id', '=', helper.id).select('title')
  expect(await told.execute()).toEqual([])
})

it('offers a helper nothing that only the owner may do about a request for a change', async () => {
  const { app, db, owner, helper, id, add } = await clinic()
  await add(helper.email)
  await makeRegistration(db, { facility_id: id, status: 'Approved' })
  const body = { reason: 'We moved.', address: '3 Bosso Road' }
  const request = (await owner.send(changes.addChange, { params: { id }, body })).reply.data
  const offeredTo = async (who: typeof owner) =>
    (await who.send(changes.showChange, { params: { id: request.id } })).reply.data.offered
  expect(await offeredTo(owner)).toEqual(['Withdraw change'])
  expect(await offeredTo(as(helper, app))).toEqual([])
})
