import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const comment = 'No doctor on duty in May.'

/** An approved facility, whose officers may penalise it on 15 June 2026. */
async function licensed() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [ownerAccount, rival, first, second] = [
    await makeOwner(db),
    await makeOwner(db),
    await makeOfficer(db),
    await makeOfficer(db),
  ]
  const owner = as(ownerAccount, app)
  const officer = as(first, app)
  const { id: facility_id } = await makeFacility(db, { user_id: ownerAccount.id })
  const registration = await makeRegistration(db, { facility_id, status: 'Approved' })
  const penalise = (body: object) => officer.send(calls.penaliseFacility, { body: { facility_id, comment, ...body } })
  const penalty = async () => {
    const { data } = (await penalise({ amount: 50_000, due_date: '2026-07-15' })).reply
    return { id: data.id, invoice_id: data.invoice_id ?? 0 }
  }
  const of = async (id: number) => {
    const { data } = (await officer.send(calls.listPenalties, { query: { per_page: 100 } })).reply
    return data.find((row) => row.id === id)
  }
  const waive = (id: number, who = first) =>
    as(who, app).send(calls.waivePenalty, { params: { id }, body: { reason: 'Flood.' } })
  const pay = (amount: number, invoice_id?: number, who = ownerAccount) =>
    as(who, app).send(contents.uploadPayment, { body: { facility_id, amount, invoice_id } }, { file: png })
  const decide = (id: number, status: 'confirmed' | 'submitted', who = first) =>
    as(who, app).send(payments.decidePayment, { params: { id }, body: { status, reason: 'The bank was wrong.' } })
  const invoice = async (id: number) => (await owner.send(invoices.showInvoice, { params: { id } })).reply.data
  return {
    db,
    owner,
    rival,
    officer,
    second,
    facility_id,
    registration,
    penalise,
    penalty,
    of,
    waive,
    pay,
    decide,
    invoice,
    setClock,
  }
}

it('asks for the amount on an invoice of its own, which tells the owner how much, until when and under which reference', async () => {
  const { owner, penalise, invoice, officer, setClock } = await licensed()
  const { data } = (await penalise({ amount: '50,000.50', due_date: '2026-07-15' })).reply
  expect(data).toMatchObject({
    amount: 50_000.5,
    due_date: '2026-07-15',
    status: 'open',
    is_overdue: false,
    invoice_number: expect.stringMatching(/^INV-2026-\d{6}$/),
    offered: ['Waive penalty'],
  })
  expect(await invoice(data.invoice_id ?? 0)).toMatchObject({
    registration_id: null,
    purpose: 'penalty',
    is_estimate: false,
    is_open: true,
    balance: 50_000.5,
    lines: [{ kind: 'penalty', description: 'Penalty', amount: 50_000.5 }],
  })
  const shown = (await owner.send(invoices.showInvoice, { params: { id: data.invoice_id ?? 0 } })).reply
  expect(shown.pay_by).toBe('2026-07-15')
  const [message] = (await owner.send(notifications.listNotifications, {})).reply.data
  expect(message?.body).toContain('₦50,000.50 is to be paid by 15 July 2026')
  const overdue = async () =>
    (await officer.send(calls.listPenalties, { query: { state: 'overdue', per_page: 100 } })).reply.data.map(
      ({ id }) => id,
    )
  expect(await overdue()).not.toContain(data.id)
  setClock('2026-07-15T22:59:59Z')
  expect(await overdue()).not.toContain(data.id)
  setClock('2026-07-15T23:00:00Z') // Midnight in Lagos.
  expect(await overdue()).toContain(data.id)
})

it('is paid once payments of its invoice are confirmed, and open again when a confirmation is taken back', async () => {
  const { db, owner, facility_id, registration, penalty, of, pay, decide, invoice } = await licensed()
  const { id, invoice_id } = await penalty()
  // Without its invoice, a payment would belong to the application, which is decided.
  expect(await pay(50_000)).toBeRefused('invalid_input', 'invoice_id')
  const [half, rest] = [(await pay(20_000, invoice_id)).reply.data, (await pay(30_000, invoice_id)).reply.data]
  await decide(half.id, 'confirmed')
  expect((await of(id))?.status).toBe('open')
  await decide(rest.id, 'confirmed')
  expect((await of(id))?.status).toBe('paid')
  expect((await owner.send(notifications.listNotifications, {})).reply.data[0]).toMatchObject({
    title: 'Your payment is confirmed',
    link: `/admin/single-facility/${facility_id}`,
  })
  expect(await invoice(invoice_id)).toMatchObject({ confirmed: 50_000, balance: 0, is_open: false })
  expect(await pay(1, invoice_id)).toBeRefused('action_not_offered')
  await decide(rest.id, 'submitted')
  expect((await of(id))?.status).toBe('open')
  const { n } = await db
    .selectFrom('payment')
    .where('registration_id', '=', registration.id)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(0)
})

it('is waived with a further line for what is left to pay, once, and not when it is paid', async () => {
  const { owner, rival, second, registration, penalty, penalise, of, waive, pay, decide, invoice } = await licensed()
  const { id, invoice_id } = await penalty()
  await decide((await pay(20_000, invoice_id)).reply.data.id, 'confirmed')
  expect((await waive(id)).status).toBe(200)
  expect(await waive(id, second)).toBeRefused('action_not_offered')
  expect(await invoice(invoice_id)).toMatchObject({
    total: 20_000,
    balance: 0,
    lines: [{ amount: 50_000 }, { kind: 'waiver', description: 'Waived. Penalty', amount: -30_000, reason: 'Flood.' }],
  })
  expect(await of(id)).toMatchObject({ status: 'waived', decision_reason: 'Flood.', offered: [] })
  const [message] = (await owner.send(notifications.listNotifications, {})).reply.data
  expect(message).toMatchObject({
    title: 'A penalty of your facility is waived',
    body: expect.stringMatching(/, APP-TEST-\S+\.\nFlood\.\nNothing more is to be paid for it\.$/),
  })
  const page = await owner.send(registrations.showRegistration, { params: { id: registration.id } })
  expect(page.reply.registration.history.map(({ reason }) => reason)).toEqual([
    'The facility was penalised: No doctor on duty in May.',
    'A penalty was waived. Flood.',
  ])
  const paid = await penalty()
  await decide((await pay(50_000, paid.invoice_id)).reply.data.id, 'confirmed')
  expect(await waive(paid.id)).toBeRefused('action_not_offered')
  // A penalty without an amount can be waived too.
  const { data } = (await penalise({})).reply
  expect(data).toMatchObject({ amount: null, due_date: null, invoice_id: null, status: 'open' })
  expect((await waive(data.id)).reply.data.status).toBe('waived')
  expect(await waive(2_000_000_000)).toBeRefused('not_found')
  expect(await waive(data.id, rival)).toBeRefused('not_allowed')
})

it('is either paid or waived when both happen at once, and the balance equals the rows', async () => {
  const { second, penalty, of, waive, pay, decide, invoice } = await licensed()
  const { id, invoice_id } = await penalty()
  const payment = (await pay(50_000, invoice_id)).reply.data
  const [confirmed, waived] = await Promise.all([decide(payment.id, 'confirmed', second), waive(id)])
  expect(confirmed.status).toBe(200)
  const { status, total, balance } = { ...(await invoice(invoice_id)), status: (await of(id))?.status }
  // What was paid for a waived penalty is paid too much.
  expect([waived.status, status, total, balance]).toEqual(
    waived.status === 200 ? [200, 'waived', 0, -50_000] : [409, 'paid', 50_000, 0],
  )
})

it('can be paid while an application is returned for the correction of something else', async () => {
  const { db, officer, facility_id, penalty, of, pay, decide } = await licensed()
  const submitted = { submitted_at: '2026-06-10T09:00:00Z' }
  const { id } = await makeRegistration(db, { facility_id, kind: 'renewal', status: 'pending', ...submitted })
  const items = [{ section: 'staff', remark: 'Whose folio number is this?' }] as const
  const body = { items: [...items], due_date: '2026-06-30' }
  expect((await officer.send(returns.returnRegistration, { params: { id }, body })).status).toBe(200)
  const charged = await penalty()
  const payment = await pay(50_000, charged.invoice_id)
  expect(payment.status).toBe(201)
  await decide(payment.reply.data.id, 'confirmed')
  expect((await of(charged.id))?.status).toBe('paid')
  // It is no part of the application.
  const changes = db.selectFrom('audit_entry').where('about_id', '=', String(facility_id))
  expect(await changes.where('action', '=', 'Change contents').select('body').execute()).toEqual([])
})

it('is corrected by finance in part, never as a whole', async () => {
  const { officer, penalty, of, pay, decide } = await licensed()
  const { id, invoice_id } = await penalty()
  const change = (kind: 'waiver' | 'correction', amount: number) =>
    officer.send(payments.addInvoiceLine, {
      params: { id: invoice_id },
      body: { kind, amount, reason: 'The first time.' },
    })
  expect(await change('waiver', 50_000)).toBeRefused('invalid_input', 'amount')
  expect((await change('waiver', 30_000)).reply.data.balance).toBe(20_000)
  await decide((await pay(20_000, invoice_id)).reply.data.id, 'confirmed')
  expect((await of(id))?.status).toBe('paid')
  await change('correction', 100)
  expect((await of(id))?.status).toBe('open')
})

it('is to be paid from today to the same day in a year', async () => {
  const { penalise } = await licensed()
  for (const due_date of ['2026-06-15', '2027-06-15']) {
    expect((await penalise({ amount: 50_000, due_date })).reply.data.due_date).toBe(due_date)
  }
})

it.each([
  [{ amount: 0.5, due_date: '2026-07-15' }, 'amount'],
  [{ amount: 50_000 }, 'due_date'],
  [{ amount: 50_000, due_date: '2026-06-14' }, 'due_date'],
  [{ amount: 50_000, due_date: '2027-06-16' }, 'due_date'],
  [{ due_date: '2026-07-15' }, 'amount'],
])('refuses %j because of its %s', async (body, field) => {
  const { penalise } = await licensed()
  expect(await penalise(body)).toBeRefused('invalid_input', field)
})

it('records a payment for a penalty in the audit record, though it is no part of an application', async () => {
  const { db, facility_id, penalty, pay } = await licensed()
  const { invoice_id } = await penalty()
  const { id } = (await pay(50_000, invoice_id)).reply.data
  const entries = await db
    .selectFrom('audit_entry')
    .where('about_kind', '=', 'payment')
    .where('about_id', '=', String(id))
    .select(['action', 'body'])
    .execute()
  expect(entries).toEqual([
    {
      action: 'record_payment',
      body: expect.objectContaining({ after: expect.objectContaining({ facility_id, invoice_id, amount: 50_000 }) }),
    },
  ])
})
