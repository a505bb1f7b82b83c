import '../testing/matchers.ts'
import * as contents from '@portal/contract/calls/contents.ts'
import * as corrections from '@portal/contract/calls/corrections.ts'
import * as notifications from '@portal/contract/calls/notifications.ts'
import * as calls from '@portal/contract/calls/payments.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { pdf, png } from '../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

/** A clinic whose registration has an invoice of 50,000 naira. */
async function clinic() {
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
  return { app, db, owner, officer, second, facility_id, id, page, pay, paid, decide, change }
}

it('confirms and refuses payments with a message, and takes decisions back, as rows that stay', async () => {
  const { app, db, owner, page, paid, decide } = await clinic()
  const first = await paid(20_000.5, { reference: 'TRF 1', bank: 'Zenith Bank', paid_on: '2026-06-14' })
  expect(first).toMatchObject({ status: 'submitted', reference: 'TRF 1', bank: 'Zenith Bank', paid_on: '2026-06-14' })
  const confirmed = (await decide(first.id, 'confirmed')).reply
  expect(confirmed.data).toMatchObject({
    status: 'confirmed',
    receipt_number: expect.stringMatching(/^RCP-2026-\d{6}$/),
  })
  expect((await page()).invoice).toMatchObject({ total: 50_000, confirmed: 20_000.5, balance: 29_999.5 })
  const receipt = await as(owner, app).send(calls.showReceipt, { params: { id: first.id } })
  expect(receipt.reply.data).toMatchObject({ amount: 20_000.5, confirmed_on: '2026-06-15', reference: 'TRF 1' })
  expect(await decide(first.id, 'refused')).toBeRefused('action_not_offered')
  expect((await decide(first.id, 'submitted')).status).toBe(200)
  expect(await as(owner, app).send(calls.showReceipt, { params: { id: first.id } })).toBeRefused('action_not_offered')
  expect((await decide(first.id, 'refused')).reply.data.reason).toBe('The bank has no such payment.')
  expect((await page()).invoice).toMatchObject({ confirmed: 0, submitted: 0, balance: 50_000 })
  expect((await page()).missing.map(({ section }) => section)).toContain('payment')
  const told = (await as(owner, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  expect(told).toEqual([
    'Your payment is refused',
    'The decision on your payment was taken back',
    'Your payment is confirmed',
  ])
  const rows = await db.selectFrom('payment_decision').where('payment_id', '=', first.id).select('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'submitted', 'refused'])
})

it('lets exactly one of two officers decide, and asks for a reason to refuse', async () => {
  const { app, officer, second, paid, decide } = await clinic()
  const { id } = await paid(100)
  const body = { status: 'refused' } as const
  expect(await as(officer, app).send(calls.decidePayment, { params: { id }, body })).toBeRefused('invalid_input')
  const answers = await Promise.all([decide(id, 'confirmed'), decide(id, 'refused', second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('flags the same reference, however it is written, and the same file on both payments', async () => {
  const { page, paid } = await clinic()
  const own = { ...pdf(), bytes: Buffer.from('%PDF-1.4\n% a receipt of its own\n%%EOF\n') }
  await paid(100, { reference: 'TRF/204-118' })
  await paid(200, { reference: 'trf 204118' }, own)
  await paid(300, { reference: 'TRF 9' })
  expect((await page()).payments.map(({ duplicates }) => duplicates)).toEqual([
    ['reference', 'file'],
    ['reference'],
    ['file'],
  ])
})

it('accepts payments in every status while the invoice is open, and for another facility never', async () => {
  const { db, owner, id, page, pay, paid, decide, change } = await clinic()
  await db
    .updateTable('registration')
    .set({
      status: 'Approved',
      approved_at: '2026-06-15T09:00:00Z',
      expiry_date: '2026-12-31',
      processed_by: owner.id,
      processed_at: '2026-06-15T09:00:00Z',
    })
    .where('id', '=', id)
    .execute()
  const payment = await paid(50_000)
  expect((await page()).payments).toHaveLength(1)
  expect(await pay(1, { invoice_id: (await clinic()).id })).toBeRefused('invalid_input')
  expect(await pay(1, { paid_on: '2026-06-16' })).toBeRefused('invalid_input')
  await decide(payment.id, 'confirmed')
  expect(await pay(1)).toBeRefused('action_not_offered')
  await change('correction', 1.5)
  expect((await pay(1)).status).toBe(201)
})

it('keeps a confirmed payment from being removed', async () => {
  const { app, owner, paid, decide } = await clinic()
  const { id, document } = await paid(100)
  await decide(id, 'confirmed')
  const removal = await as(owner, app).send(corrections.removeFile, {
    params: { slug: document },
    body: { reason: 'Wrong.' },
  })
  expect(removal).toBeRefused('action_not_offered')
})

it('blocks an approval while something is unpaid, where the ministry has set it so', async () => {
  const { app, db, id, officer, change } = await clinic()
  const value = JSON.stringify('blocks')
  await db.updateTable('setting').set({ value }).where('key', '=', 'unpaid').execute()
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
  const approve = () => as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  const refused = await approve()
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.detail).toContain('₦50,000.00')
  expect(await change('waiver', 50_000.01)).toBeRefused('invalid_input')
  expect((await change('waiver', 50_000)).reply.data).toMatchObject({ total: 0, balance: 0, is_open: false })
  expect((await approve()).status).toBe(200)
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify('warns') })
    .where('key', '=', 'unpaid')
    .execute()
})

it('has after random payments, decisions, corrections and waivers the balance of its rows, to the kobo', async () => {
  const { page, paid, decide, change } = await clinic()
  const kobo = fc.integer({ min: 100, max: 3_000_000 })
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('pay' as const, 'correction' as const, 'waiver' as const), kobo }),
    fc.record({
      kind: fc.constantFrom('confirmed' as const, 'refused' as const, 'submitted' as const),
      kobo: fc.nat({ max: 9 }),
    }),
  )
  let owed = 5_000_000n
  let total = 5_000_000n
  const payments: { id: number; kobo: number; status: string }[] = []
  const play = async ({ kind, kobo: amount }: { kind: string; kobo: number }) => {
    if (kind === 'pay') {
      if (owed <= 0n) return
      payments.push({ id: (await paid(amount / 100)).id, kobo: amount, status: 'submitted' })
    } else if (kind === 'correction' || kind === 'waiver') {
      const added = kind === 'correction' ? BigInt(amount) : -BigInt(amount)
      const { status } = await change(kind, amount / 100)
      expect(status).toBe(total + added < 0n ? 422 : 201)
      if (status === 201) [owed, total] = [owed + added, total + added]
    } else {
      const payment = payments[amount]
      if (!payment) return
      const next = kind === 'confirmed' || kind === 'refused' ? kind : 'submitted'
      const isOffered = payment.status === 'submitted' ? next !== 'submitted' : next === 'submitted'
      expect((await decide(payment.id, next)).status).toBe(isOffered ? 200 : 409)
      if (!isOffered) return
      if (next === 'confirmed') owed -= BigInt(payment.kobo)
      if (payment.status === 'confirmed') owed += BigInt(payment.kobo)
      payment.status = next
    }
  }
  const balance = async () => BigInt(Math.round(((await page()).invoice?.balance ?? 0) * 100))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const one of steps) await play(one)
      expect(await balance()).toBe(owed)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
