import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { addFee } from '@portal/contract/money/calls/fees.ts'
import { expect, it } from 'vitest'
import { lapseDeclined } from '../../jobs/lapse-declined.ts'
import { insertInvoiceLine } from '../../records/money/invoices.ts'
import { lockPayablePenaltiesOf } from '../../records/standing/penalties.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { penalisedClinic } from '../../testing/penalised-clinic.ts'

const reason = 'It is paid with the application.'

it('leaves penalties on their own invoices, unless the ministry has set it so', async () => {
  const { ask, penalise, start, invoice, invoiceOf } = await penalisedClinic()
  await ask('no')
  const { invoice_id } = await penalise()
  expect(await invoiceOf((await start()).id)).toMatchObject({
    total: 50_000,
    lines: [{ kind: 'fee', penalty_id: null }],
  })
  expect(await invoice(invoice_id)).toMatchObject({ balance: 20_000, is_open: true })
})

it('asks for open penalties on the invoice of an application, once, and they are paid by paying it', async () => {
  const { setClock, penalise, start, shown, invoice, invoiceOf, pay, decide, confirmed } = await penalisedClinic()
  // Half past midnight in Lagos.
  setClock('2026-06-14T23:30:00Z')
  const [first, second, paid] = [await penalise(20_000.5), await penalise(5000), await penalise(700)]
  await confirmed(paid.invoice_id, 700)
  const asked = await invoiceOf((await start()).id)
  expect(asked).toMatchObject({
    total: 75_000.5,
    balance: 75_000.5,
    lines: [
      { kind: 'fee', amount: 50_000 },
      { kind: 'penalty', description: 'Penalty of 15 June 2026', amount: 20_000.5, penalty_id: first.id },
      { kind: 'penalty', description: 'Penalty of 15 June 2026', amount: 5000, penalty_id: second.id },
    ],
  })
  expect(await invoice(first.invoice_id)).toMatchObject({
    total: 0,
    balance: 0,
    is_open: false,
    lines: [
      { kind: 'penalty', amount: 20_000.5 },
      { kind: 'correction', description: `Moved to ${asked.number}. Penalty`, amount: -20_000.5, reason },
    ],
  })
  expect(await shown(first.id)).toMatchObject({ status: 'open', invoice_id: asked.id, invoice_number: asked.number })
  expect(await pay(first.invoice_id, 1)).toBeRefused('action_not_offered')
  const payment = await confirmed(asked.id, 75_000.5)
  expect([(await shown(first.id))?.status, (await shown(second.id))?.status]).toEqual(['paid', 'paid'])
  await decide(payment, 'submitted')
  expect([(await shown(first.id))?.status, (await shown(second.id))?.status]).toEqual(['open', 'open'])
})

it('asks for open penalties alone where there is no fee', async () => {
  const { officer, penalise, start, invoiceOf } = await penalisedClinic()
  await officer.send(addFee, { body: { facility_type_id: 2, purpose: 'registration', amount: null } })
  const { id } = await penalise()
  expect(await invoiceOf((await start()).id)).toMatchObject({
    total: 20_000,
    lines: [{ kind: 'penalty', amount: 20_000, penalty_id: id }],
  })
})

it('blocks an approval while a penalty on its invoice is unpaid, where the ministry has set it so', async () => {
  const { db, officer, penalise, start, invoiceOf, confirmed, waive } = await penalisedClinic()
  const value = JSON.stringify('blocks')
  await db.updateTable('setting').set({ value }).where('key', '=', 'unpaid').execute()
  const { id: penaltyId } = await penalise()
  const { id } = await start()
  await confirmed((await invoiceOf(id)).id, 50_000)
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
  const approve = () => officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  const refused = await approve()
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.detail).toContain('₦20,000')
  await waive(penaltyId)
  expect((await approve()).status).toBe(200)
})

it('corrects the line with further lines when the penalty is waived or set aside', async () => {
  const { penalise, start, shown, invoiceOf, waive, setAside } = await penalisedClinic()
  const [waived, contested] = [await penalise(), await penalise(5000)]
  const { id } = await start()
  await waive(waived.id)
  expect(await setAside(contested.id)).toBe(200)
  expect(await invoiceOf(id)).toMatchObject({
    total: 50_000,
    lines: [
      { amount: 50_000, penalty_id: null },
      { amount: 20_000, penalty_id: waived.id },
      { amount: 5000, penalty_id: contested.id },
      { kind: 'waiver', amount: -20_000, penalty_id: waived.id, reason: 'Flood.' },
      { kind: 'correction', amount: -5000, penalty_id: contested.id },
    ],
  })
  expect((await shown(waived.id))?.status).toBe('waived')
})

it('asks by its own invoice again for what is left when the application is withdrawn, and by the next application', async () => {
  const { penalise, start, shown, invoice, invoiceOf, confirmed, withdraw } = await penalisedClinic()
  const { id, invoice_id } = await penalise()
  const first = await start()
  const asked = await invoiceOf(first.id)
  await confirmed(asked.id, 58_000)
  expect((await withdraw(first.id)).status).toBe(200)
  expect(await invoiceOf(first.id)).toMatchObject({ total: 58_000, balance: 0 })
  expect(await invoice(invoice_id)).toMatchObject({ total: 12_000, balance: 12_000, is_open: true })
  expect(await shown(id)).toMatchObject({ status: 'open', invoice_id })
  const second = await invoiceOf((await start()).id)
  expect(second).toMatchObject({ total: 62_000 })
  await confirmed(second.id, 62_000)
  expect(await shown(id)).toMatchObject({ status: 'paid' })
})

it('is asked for by its own invoice again when a declined application lapses', async () => {
  const { db, officer, setClock, penalise, start, shown, invoice } = await penalisedClinic()
  const { id, invoice_id } = await penalise()
  const registration = await start()
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', registration.id).execute()
  const body = { id: registration.id, status: 'declined', reason: 'No water.' } as const
  await officer.send(registrations.decideRegistration, { body })
  setClock('2027-06-17T09:00:00Z')
  await lapseDeclined(db, new Date('2027-06-17T09:00:00Z'))
  expect(await shown(id)).toMatchObject({ status: 'open', invoice_id, is_overdue: true })
  const { lines } = await invoice(invoice_id)
  expect(lines.map(({ amount }) => amount)).toEqual([20_000, -20_000, 20_000])
})

it('leaves on its own invoice what a payment there may already pay', async () => {
  const { penalise, start, shown, invoice, invoiceOf, pay, decide } = await penalisedClinic()
  const { id, invoice_id } = await penalise()
  const payment = (await pay(invoice_id, 15_000)).reply.data
  const asked = await invoiceOf((await start()).id)
  expect(asked.total).toBe(55_000)
  expect(await invoice(invoice_id)).toMatchObject({ total: 15_000, is_open: true })
  await decide(payment.id, 'confirmed')
  expect((await shown(id))?.status).toBe('open')
  const rest = (await pay(asked.id, 55_000)).reply.data
  await decide(rest.id, 'confirmed')
  expect((await shown(id))?.status).toBe('paid')
})

it('is not charged twice when a refused payment of its own invoice is accepted after all', async () => {
  const { penalise, start, shown, invoice, invoiceOf, pay, decide } = await penalisedClinic()
  const { id, invoice_id } = await penalise()
  const payment = (await pay(invoice_id, 20_000)).reply.data
  await decide(payment.id, 'refused')
  const registration = await start()
  expect((await invoiceOf(registration.id)).total).toBe(70_000)
  await decide(payment.id, 'submitted')
  await decide(payment.id, 'confirmed')
  expect(await invoiceOf(registration.id)).toMatchObject({
    total: 50_000,
    lines: [{}, {}, { kind: 'correction', amount: -20_000, reason: 'It was paid with the other invoice.' }],
  })
  expect(await invoice(invoice_id)).toMatchObject({ total: 20_000, balance: 0 })
  expect(await shown(id)).toMatchObject({ status: 'paid', invoice_id })
})

it('is charged once when it is paid while the application starts', async () => {
  const { penalise, start, shown, invoice, invoiceOf, pay, decide } = await penalisedClinic()
  const { id, invoice_id } = await penalise()
  const payment = (await pay(invoice_id, 20_000)).reply.data
  const [registration] = await Promise.all([start(), decide(payment.id, 'confirmed')])
  expect((await invoiceOf(registration.id)).total).toBe(50_000)
  expect(await invoice(invoice_id)).toMatchObject({ total: 20_000, balance: 0 })
  expect((await shown(id))?.status).toBe('paid')
})

it('keeps finance from waiving a penalty as part of an application', async () => {
  const { penalise, start, invoiceOf, change, shown, confirmed } = await penalisedClinic()
  const { id } = await penalise()
  const asked = await invoiceOf((await start()).id)
  expect(await change(asked.id, 'waiver', 50_000.01)).toBeRefused('invalid_input', 'amount')
  expect((await change(asked.id, 'waiver', 50_000)).reply.data.balance).toBe(20_000)
  await confirmed(asked.id, 20_000)
  expect((await shown(id))?.status).toBe('paid')
})

it('stays paid when finance corrects the invoice of its application afterwards', async () => {
  const { penalise, start, invoiceOf, change, shown, pay, confirmed, decide } = await penalisedClinic()
  const { id } = await penalise()
  const asked = await invoiceOf((await start()).id)
  await confirmed(asked.id, 70_000)
  expect((await change(asked.id, 'correction', 100)).reply.data).toMatchObject({ balance: 100, is_open: true })
  expect((await shown(id))?.status).toBe('paid')
  // A payment that never counted reopens nothing.
  const refused = (await pay(asked.id, 100)).reply.data
  expect((await decide(refused.id, 'refused')).status).toBe(200)
  expect((await shown(id))?.status).toBe('paid')
  // Also when the payment of another penalty is taken back.
  const other = await penalise(700)
  const payment = await confirmed(other.invoice_id, 700)
  await decide(payment, 'submitted')
  expect([(await shown(id))?.status, (await shown(other.id))?.status]).toEqual(['paid', 'open'])
})

it('is paid once another penalty is waived, if nothing is left to pay of its invoice', async () => {
  const { penalise, start, invoiceOf, shown, confirmed, waive } = await penalisedClinic()
  const [waived, other] = [await penalise(), await penalise(5000)]
  const registration = await start()
  await confirmed((await invoiceOf(registration.id)).id, 55_000)
  expect((await shown(other.id))?.status).toBe('open')
  await waive(waived.id)
  expect(await invoiceOf(registration.id)).toMatchObject({ total: 55_000, balance: 0 })
  expect((await shown(other.id))?.status).toBe('paid')
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'is asked for no less than nothing when finance changes its invoice while it is moved from there',
  async () => {
    const { db, facility_id, penalise, change, invoice } = await penalisedClinic()
    const { id: penalty_id, invoice_id } = await penalise()
    const { changing } = await db.transaction().execute(async (moving) => {
      await lockPayablePenaltiesOf(moving, facility_id)
      const changing = change(invoice_id, 'waiver', 15_000)
      await expect.poll(() => countLockWaits(db)).toBe(1)
      const moved = { kind: 'correction', description: 'Moved to another invoice', amount_kobo: -1_000_000 } as const
      await insertInvoiceLine(moving, { ...moved, invoice_id, penalty_id, reason, created_at: '2026-06-15T09:00:00Z' })
      return { changing }
    })
    expect(await changing).toBeRefused('invalid_input', 'amount')
    expect(await invoice(invoice_id)).toMatchObject({ total: 10_000, balance: 10_000 })
  },
)
