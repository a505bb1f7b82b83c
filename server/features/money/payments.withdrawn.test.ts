import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as fees from '@portal/contract/money/calls/fees.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

it('takes no payment for a renewal that its owner withdrew, neither with its invoice nor without', async () => {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const account = await makeOwner(db)
  const [owner, officer] = [as(account, app), as(await makeOfficer(db), app)]
  await officer.send(fees.addFee, { body: { facility_type_id: 2, purpose: 'renewal', amount: 30_000 } })
  const { id: facility_id } = await makeFacility(db, { user_id: account.id, facility_type_id: 2 })
  await makeRegistration(db, { facility_id, status: 'Approved', expiry_date: '2026-07-31' })
  const pay = (fields: object = {}) =>
    owner.send(contents.uploadPayment, { body: { facility_id, amount: 30_000, ...fields } }, { file: png })
  expect(await pay()).toBeRefused('action_not_offered')
  const { id } = (await owner.send(registrations.startRegistration, { body: { facility_id } })).reply.data
  const { invoice } = (await owner.send(registrations.showRegistration, { params: { id } })).reply
  expect(invoice).toMatchObject({ total: 30_000, is_open: true })
  expect((await pay()).status).toBe(201)
  expect((await owner.send(registrations.withdrawRegistration, { params: { id }, body: {} })).status).toBe(200)
  expect(await pay()).toBeRefused('action_not_offered')
  expect((await pay({ invoice_id: invoice?.id })).status).toBeGreaterThanOrEqual(400)
  const rows = db.selectFrom('payment').where('facility_id', '=', facility_id).select('amount_kobo')
  expect(await rows.execute()).toEqual([{ amount_kobo: 3_000_000 }])
})
