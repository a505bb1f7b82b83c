import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import type { PaymentStatus } from '@portal/domain/money/invoices.ts'
import { as } from './as.ts'
import { makeFacility } from './factories.ts'
import { png } from './files.ts'
import { makeOfficer, makeOwner } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

/** A clinic without a registration, whose invoices ask for its unpaid penalties when a registration starts. The fee is 50,000 naira. */
export async function penalisedClinic() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [ownerAccount, first, second] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const [owner, officer, other] = [as(ownerAccount, app), as(first, app), as(second, app)]
  const { id: facility_id } = await makeFacility(db, { user_id: ownerAccount.id })
  /** The ministry's choice. */
  const ask = (value: 'no' | 'yes') =>
    db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'penalties_on_invoices')
      .execute()
  await ask('yes')
  const penalise = async (amount = 20_000) => {
    const body = { facility_id, comment: 'No doctor on duty in May.', amount, due_date: '2026-07-15' }
    const { data } = (await officer.send(penalties.penaliseFacility, { body })).reply
    return { id: data.id, invoice_id: data.invoice_id ?? 0 }
  }
  const shown = async (id: number) => {
    const { data } = (await officer.send(penalties.listPenalties, { query: { per_page: 100 } })).reply
    return data.find((row) => row.id === id)
  }
  const start = async () => (await owner.send(registrations.startRegistration, { body: { facility_id } })).reply.data
  const invoice = async (id: number) => (await owner.send(invoices.showInvoice, { params: { id } })).reply.data
  const invoiceOf = async (id: number) => {
    const { invoice: found } = (await owner.send(registrations.showRegistration, { params: { id } })).reply
    if (!found) throw new Error(`Registration ${id} has no invoice`)
    return found
  }
  const pay = (invoice_id: number, amount: number) =>
    owner.send(contents.uploadPayment, { body: { facility_id, amount, invoice_id } }, { file: png })
  const decide = (id: number, status: PaymentStatus) =>
    officer.send(payments.decidePayment, { params: { id }, body: { status, reason: 'The bank says so.' } })
  const confirmed = async (invoice_id: number, amount: number) => {
    const { id } = (await pay(invoice_id, amount)).reply.data
    await decide(id, 'confirmed')
    return id
  }
  const change = (id: number, kind: 'waiver' | 'correction', amount: number) =>
    officer.send(payments.addInvoiceLine, { params: { id }, body: { kind, amount, reason: 'Flood.' } })
  const waive = (id: number) => officer.send(penalties.waivePenalty, { params: { id }, body: { reason: 'Flood.' } })
  const withdraw = (id: number) => owner.send(registrations.withdrawRegistration, { params: { id }, body: {} })
  const setAside = async (id: number) => {
    const body = { text: 'The doctor was there.' }
    const contested = await owner.send(representations.contestPenalty, { params: { id }, body })
    if (contested.status >= 400) return contested.status
    const decision = { outcome: 'set aside', reason: 'The duty list shows it.' } as const
    const params = { id: contested.reply.data.id }
    return (await other.send(representations.decideRepresentation, { params, body: decision })).status
  }
  const acting = { ask, penalise, start, pay, decide, confirmed, change, waive, withdraw, setAside }
  return { app, db, setClock, owner, officer, facility_id, shown, invoice, invoiceOf, ...acting }
}
