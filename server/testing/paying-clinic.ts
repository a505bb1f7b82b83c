import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { as } from './as.ts'
import { makeFacility } from './factories.ts'
import { png } from './files.ts'
import { makeOfficer, makeOwner, type Person } from './people.ts'
import { testApp } from './test-app.ts'

/** A clinic whose registration has an invoice of 50,000 naira. */
export async function payingClinic() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, officer, second] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const started = await as(owner, app).send(registrations.startRegistration, { body: { facility_id } })
  const { id } = started.reply.data
  const page = async () => (await as(owner, app).send(registrations.showRegistration, { params: { id } })).reply
  const pay = (amount: number, fields: object = {}, file = png, who: Person = owner) =>
    as(who, app).send(contents.uploadPayment, { body: { facility_id, amount, ...fields } }, { file })
  const paid = async (amount: number, fields: object = {}, file = png) => (await pay(amount, fields, file)).reply.data
  const decide = (paymentId: number, status: 'confirmed' | 'refused' | 'submitted', who = officer) =>
    as(who, app).send(calls.decidePayment, {
      params: { id: paymentId },
      body: { status, ...(status === 'confirmed' ? {} : { reason: 'The bank has no such payment.' }) },
    })
  const change = async (kind: 'correction' | 'waiver', amount: number) =>
    as(officer, app).send(calls.addInvoiceLine, {
      params: { id: (await page()).invoice?.id ?? 0 },
      body: { kind, amount, reason: 'Flood' },
    })
  return { app, db, setClock, owner, officer, second, facility_id, id, page, pay, paid, decide, change }
}
