import '../../testing/matchers.ts'
import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'

it('confirms and refuses payments with a message, and takes decisions back, as rows that stay', async () => {
  const { app, db, owner, page, paid, decide } = await payingClinic()
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
  expect((await page()).totals).toMatchObject({ payments: 1, paid: 0 })
  const told = (await as(owner, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  expect(told).toEqual([
    'Your payment is refused',
    'The decision on your payment was taken back',
    'Your payment is confirmed',
  ])
  const rows = await db.selectFrom('payment_decision').where('payment_id', '=', first.id).select('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'submitted', 'refused'])
})

it('asks for a reason to refuse', async () => {
  const { app, officer, paid } = await payingClinic()
  const { id } = await paid(100)
  const body = { status: 'refused' } as const
  expect(await as(officer, app).send(calls.decidePayment, { params: { id }, body })).toBeRefused('invalid_input')
})

it('flags the same reference, however it is written, and the same file on both payments', async () => {
  const { page, paid } = await payingClinic()
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

it('counts no payment that was removed, neither in the invoice nor as a duplicate', async () => {
  const { app, owner, page, paid } = await payingClinic()
  const twice = { ...pdf(), bytes: Buffer.from('%PDF-1.4\n% a receipt that was sent twice\n%%EOF\n') }
  const wrong = await paid(30_000, { reference: 'TRF 777-001' }, twice)
  const right = await paid(20_000, { reference: 'TRF 777-001' }, twice)
  expect((await page()).payments.map(({ duplicates }) => duplicates)).toEqual([
    ['reference', 'file'],
    ['reference', 'file'],
  ])
  expect((await page()).invoice).toMatchObject({ submitted: 50_000, balance: 50_000 })
  const removal = await as(owner, app).send(corrections.removeFile, {
    params: { slug: wrong.document },
    body: { reason: 'Sent twice.' },
  })
  expect(removal.status).toBe(200)
  const { invoice, payments } = await page()
  expect(invoice).toMatchObject({ submitted: 20_000, balance: 50_000 })
  expect(payments).toMatchObject([{ id: right.id, duplicates: [] }])
})

it('accepts payments in every status while the invoice is open, and for another facility never', async () => {
  const { db, owner, id, page, pay, paid, decide, change } = await payingClinic()
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
  const foreign = (await (await payingClinic()).page()).invoice
  expect(await pay(1, { invoice_id: foreign?.id })).toBeRefused('invalid_input', 'invoice_id')
  expect(await pay(1, { invoice_id: 2_000_000_000 })).toBeRefused('invalid_input', 'invoice_id')
  expect(await pay(1, { paid_on: '2026-06-16' })).toBeRefused('invalid_input', 'paid_on')
  await decide(payment.id, 'confirmed')
  expect(await pay(1)).toBeRefused('action_not_offered')
  await change('correction', 1.5)
  expect((await pay(1, { paid_on: '2026-06-15' })).status).toBe(201)
})

it('keeps a confirmed payment from being removed, but not a refused one', async () => {
  const { app, owner, officer, paid, decide } = await payingClinic()
  const { id, document } = await paid(100)
  await decide(id, 'confirmed')
  for (const person of [owner, officer]) {
    const removal = await as(person, app).send(corrections.removeFile, {
      params: { slug: document },
      body: { reason: 'Wrong.' },
    })
    expect(removal).toBeRefused('action_not_offered')
  }
  const refused = await paid(200)
  await decide(refused.id, 'refused')
  const removal = { params: { slug: refused.document }, body: { reason: 'Wrong.' } }
  expect((await as(owner, app).send(corrections.removeFile, removal)).status).toBe(200)
})

it('blocks an approval while something is unpaid, where the ministry has set it so', async () => {
  const { app, db, id, officer, change } = await payingClinic()
  const value = JSON.stringify('blocks')
  await db.updateTable('setting').set({ value }).where('key', '=', 'unpaid').execute()
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
  const approve = () => as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  const refused = await approve()
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.detail).toContain('₦50,000')
  expect(await change('waiver', 50_000.01)).toBeRefused('invalid_input')
  expect((await change('waiver', 50_000)).reply.data).toMatchObject({ total: 0, balance: 0, is_open: false })
  expect((await approve()).status).toBe(200)
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify('warns') })
    .where('key', '=', 'unpaid')
    .execute()
})

it('waives no negative amount, which would ask for more', async () => {
  const { change, page } = await payingClinic()
  expect(await change('waiver', -1)).toBeRefused('invalid_input', 'amount')
  expect((await page()).invoice).toMatchObject({ total: 50_000, lines: [{ kind: 'fee' }] })
})

it('corrects an invoice upwards and downwards with the reason, and to no less than nothing', async () => {
  const { change, page } = await payingClinic()
  expect((await change('correction', -9_999.5)).status).toBe(201)
  await change('correction', 1.25)
  await change('waiver', 2)
  expect((await page()).invoice).toMatchObject({
    total: 39_999.75,
    lines: [
      { kind: 'fee', amount: 50_000, reason: null },
      { kind: 'correction', amount: -9_999.5, reason: 'Flood' },
      { kind: 'correction', amount: 1.25, reason: 'Flood' },
      { kind: 'waiver', amount: -2, reason: 'Flood' },
    ],
  })
  expect(await change('correction', -39_999.76)).toBeRefused('invalid_input', 'amount')
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'waives no more than the invoice asks for when two officers waive at once',
  async () => {
    const { db, facility_id, change, page } = await payingClinic()
    const first = await db.startTransaction().execute()
    await first.selectFrom('facility').where('id', '=', facility_id).forUpdate().select('id').execute()
    const waiving = Promise.all([change('waiver', 30_000), change('waiver', 30_000)])
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(2)
    await first.commit().execute()
    expect((await waiving).map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await page()).invoice).toMatchObject({ total: 20_000 })
  },
)

it('lists the payments of all facilities with one status, the oldest first, in pages', async () => {
  const { app, db, owner, officer, page, paid, decide } = await payingClinic()
  await db.updateTable('payment').set({ removed_at: '2026-06-15T08:00:00Z', removed_by: officer.id }).execute()
  const [first, second] = [await paid(20_000.5, { reference: 'TRF 11' }), await paid(300)]
  const third = await paid(700)
  const { invoice, registration } = await page()
  const list = async (query: object = {}) => (await as(officer, app).send(calls.listAllPayments, { query })).reply
  const { data, ...paging } = await list({ per_page: 2 })
  expect(data.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(paging).toMatchObject({ total: 3, current_page: 1, last_page: 2, per_page: 2 })
  expect((await list({ per_page: 2, page: 2 })).data.map(({ id }) => id)).toEqual([third.id])
  await decide(second.id, 'confirmed')
  await decide(third.id, 'refused')
  expect((await list()).data).toMatchObject([
    {
      id: first.id,
      status: 'submitted',
      amount: 20_000.5,
      balance: 49_700,
      reference: 'TRF 11',
      company_name: expect.stringMatching(/^Alheri Clinic/),
      registration_reference: registration.reference,
      invoice_number: invoice?.number,
      offered: ['Confirm payment', 'Refuse payment'],
    },
  ])
  expect((await list({ status: 'confirmed' })).data).toMatchObject([{ id: second.id, offered: ['Take back decision'] }])
  expect((await list({ status: 'refused' })).data).toMatchObject([
    { id: third.id, reason: 'The bank has no such payment.', offered: ['Take back decision'] },
  ])
  const removal = { params: { slug: first.document }, body: { reason: 'Sent twice.' } }
  expect((await as(owner, app).send(corrections.removeFile, removal)).status).toBe(200)
  expect(await list()).toMatchObject({ total: 0, data: [] })
})

it('lists the payments of a facility, or those of one of its applications alone', async () => {
  const { app, owner, facility_id, id, paid, db } = await payingClinic()
  const own = await paid(100)
  const other = await paid(200)
  const before = await makeRegistration(db, { facility_id, status: 'declined', ended_at: '2025-07-15T09:00:00Z' })
  await db.updateTable('payment').set({ registration_id: before.id }).where('id', '=', other.id).execute()
  const list = async (query: object = {}) =>
    (await as(owner, app).send(lists.listPayments, { params: { id: facility_id }, query })).reply
  expect((await list()).data.map((payment) => payment.id)).toEqual([own.id, other.id])
  expect((await list()).data.map(({ amount }) => amount)).toEqual([100, 200])
  expect(await list({ registration_id: id })).toMatchObject({ total: 1, data: [{ id: own.id, amount: 100 }] })
})
