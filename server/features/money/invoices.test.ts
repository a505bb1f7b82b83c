import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import * as fees from '@portal/contract/money/calls/fees.ts'
import * as calls from '@portal/contract/money/calls/invoices.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication, makePayment } from '../../testing/complete-application.ts'
import { availableFacilities } from '../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A hospital whose owner may start a registration. */
async function hospital() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, rival, officer] = [await makeOwner(db), await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: 1 })
  const saveFee = (body: object) =>
    as(officer, app).send(fees.addFee, { body: { facility_type_id: 1, purpose: 'registration', ...body } })
  const start = async () => {
    const body = { facility_id: facility.id }
    return (await as(owner, app).send(registrations.startRegistration, { body })).reply.data.id
  }
  const invoiceOf = async (id: number) =>
    (await as(owner, app).send(registrations.showRegistration, { params: { id } })).reply.invoice
  const submit = async (id: number) =>
    (await as(owner, app).send(registrations.submitRegistration, { params: { id } })).reply.page.invoice
  const setBeds = (bed_space_capacity: number) =>
    as(owner, app).send(contents.saveAvailableFacilities, {
      body: { ...availableFacilities, bed_space_capacity, facility_id: facility.id },
    })
  return { app, db, owner, rival, officer, facility, saveFee, start, invoiceOf, submit, setBeds, setClock }
}

it('asks for the fee of the day of the start, as an estimate until Submit fixes the beds, whatever fees are saved later', async () => {
  const { app, db, owner, rival, officer, facility, saveFee, start, invoiceOf, submit, setBeds, setClock } =
    await hospital()
  await saveFee({ amount: 120_000 })
  await saveFee({ beds_from: 20, amount: 150_000.5 })
  const id = await start()
  const estimate = await invoiceOf(id)
  expect(estimate).toMatchObject({
    number: expect.stringMatching(/^INV-2026-\d{6}$/),
    issued_on: '2026-06-15',
    is_estimate: true,
    is_open: true,
    total: 120_000,
    balance: 120_000,
    lines: [{ kind: 'fee', description: 'Registration, Private Hospital, up to 19 beds', amount: 120_000 }],
  })
  await saveFee({ beds_from: 20, amount: 999_000 })
  setClock('2026-06-20T09:00:00Z')
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  expect((await setBeds(25)).status).toBe(201)
  const fixed = await submit(id)
  expect(fixed).toMatchObject({ is_estimate: false, total: 150_000.5, submitted: 50_000, confirmed: 0 })
  expect(fixed?.lines.map(({ description, amount }) => [description, amount])).toEqual([
    ['Registration, Private Hospital, up to 19 beds', 120_000],
    ['Difference: Registration, Private Hospital, 20 beds or more', 30_000.5],
  ])
  // A second Submit changes nothing.
  expect((await submit(id))?.lines).toHaveLength(2)
  const show = (who: { token: string }) => as(who, app).send(calls.showInvoice, { params: { id: fixed?.id ?? 0 } })
  expect((await show(owner)).reply.data).toEqual(fixed)
  const { reference } = await db
    .selectFrom('registration')
    .where('id', '=', id)
    .select('reference')
    .executeTakeFirstOrThrow()
  expect((await show(officer)).reply).toMatchObject({ reference, facility: { id: facility.id } })
  expect(await show(rival)).toBeRefused('not_found')
})

it('keeps the fee of the day of the start when a fee that was announced before begins until Submit', async () => {
  const { db, owner, facility, saveFee, start, invoiceOf, submit, setClock } = await hospital()
  await saveFee({ amount: 120_000 })
  await saveFee({ amount: 150_000, start_date: '2026-06-18' })
  const id = await start()
  expect(await invoiceOf(id)).toMatchObject({ total: 120_000 })
  setClock('2026-06-20T09:00:00Z')
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  expect(await submit(id)).toMatchObject({ is_estimate: false, total: 120_000 })
})

it('numbers invoices without gaps, also when starts fail or come at once', async () => {
  const { app, db, owner, start } = await hospital()
  const first = await start()
  const others = await Promise.all(Array.from({ length: 4 }, () => makeFacility(db, { user_id: owner.id })))
  const starting = [...others, ...others].map(({ id }) =>
    as(owner, app).send(registrations.startRegistration, { body: { facility_id: id } }),
  )
  expect((await Promise.all(starting)).map(({ status }) => status).toSorted()).toEqual([
    201, 201, 201, 201, 409, 409, 409, 409,
  ])
  const rows = await db
    .selectFrom('invoice')
    .where('registration_id', '>=', first)
    .orderBy('id')
    .select('number')
    .execute()
  const serials = rows.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other)
  expect(serials).toHaveLength(5)
  expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual([0, 1, 2, 3, 4])
})

it('numbers the invoices and receipts of the first hour of a year in Lagos with that year', async () => {
  const { app, db, officer, owner, facility, saveFee, start, invoiceOf, setClock } = await hospital()
  await saveFee({ amount: 120_000 })
  setClock('2041-12-31T23:30:00Z')
  expect(await invoiceOf(await start())).toMatchObject({ number: 'INV-2042-000001', issued_on: '2042-01-01' })
  await makePayment(db, { facility_id: facility.id, recorded_by: owner.id })
  const params = await db
    .selectFrom('payment')
    .where('facility_id', '=', facility.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const body = { status: 'confirmed' } as const
  const decided = await as(officer, app).send(payments.decidePayment, { params, body })
  expect(decided.reply.data.receipt_number).toBe('RCP-2042-000001')
})

it('makes no invoice for the past, and none where there is no fee', async () => {
  const { db, owner, saveFee, start, invoiceOf } = await hospital()
  const old = await makeRegistration(db, { facility_id: (await makeFacility(db, { user_id: owner.id })).id })
  expect(await invoiceOf(old.id)).toBeNull()
  await saveFee({ amount: null })
  await saveFee({ amount: null, beds_from: 20 })
  expect(await invoiceOf(await start())).toBeNull()
})

it('counts a payment that was recorded before the start', async () => {
  const { db, facility, owner, saveFee, start, invoiceOf } = await hospital()
  await saveFee({ amount: 100 })
  await makePayment(db, { facility_id: facility.id, recorded_by: owner.id, amount_kobo: 1234 })
  expect(await invoiceOf(await start())).toMatchObject({ total: 100, submitted: 12.34, balance: 100 })
})

it('adds the surcharge of a late renewal at its first Submit, by the table that held when it was started', async () => {
  const { app, db, owner, officer, facility, saveFee, start, invoiceOf, submit, setBeds, setClock } = await hospital()
  await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Approved',
    expiry_date: '2026-12-31',
    created_at: '2026-06-15T09:00:00Z',
  })
  await saveFee({ purpose: 'renewal', amount: 100_000.01 })
  await saveFee({ purpose: 'renewal', beds_from: 20, amount: 120_000 })
  setClock('2027-03-31T22:59:59Z')
  const id = await start()
  const estimated = async () => (await invoiceOf(id))?.surcharge
  expect(await estimated()).toEqual({
    licence_end: '2026-12-31',
    today: { percent: 0, amount: 0 },
    next: { from: '2027-04-01', percent: 50, amount: 50_000.01 },
  })
  const shown = await as(officer, app).send(calls.showInvoice, { params: { id: (await invoiceOf(id))?.id ?? 0 } })
  expect(shown.reply.data.surcharge).toMatchObject({ next: { from: '2027-04-01', percent: 50, amount: 50_000.01 } })
  setClock('2027-03-31T22:59:59.500Z')
  // A later change of the table counts for renewals that are started from then on.
  const { reply } = await as(officer, app).send(settings.showSettings, {})
  const { surcharge_steps: _, ...others } = Object.fromEntries(
    Object.entries(reply.data).flatMap(([name, dated]) =>
      dated && typeof dated === 'object' && 'value' in dated ? [[name, dated.value]] : [],
    ),
  )
  const body = settings.changeSettings.body.parse({ ...others, surcharge_steps: '10: 200' })
  expect((await as(officer, app).send(settings.changeSettings, { body })).status).toBe(200)
  setClock('2027-06-30T22:59:59Z')
  expect(await estimated()).toEqual({
    licence_end: '2026-12-31',
    today: { percent: 50, amount: 50_000.01 },
    next: { from: '2027-07-01', percent: 75, amount: 75_000.01 },
  })
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  await setBeds(5)
  const linesOf = (invoice: Awaited<ReturnType<typeof submit>>) => invoice?.lines.map(({ amount }) => amount)
  const submitted = await submit(id)
  expect(submitted?.lines.at(-1)).toMatchObject({
    kind: 'surcharge',
    description: 'Late renewal, 50 % of the fee; the licence ended on 31 December 2026',
  })
  expect(linesOf(submitted)).toEqual([100_000.01, 50_000.01])
  expect(submitted).toMatchObject({ is_estimate: false, total: 150_000.02 })
  expect(submitted?.surcharge).toBeUndefined()

  // Declined and submitted again: the day of the first Submit stays, the fee of the present beds counts.
  setClock('2027-11-01T09:00:00Z')
  await as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'declined' } })
  await setBeds(25)
  const charged = [100_000.01, 50_000.01, 19_999.99, 9_999.99]
  expect(linesOf(await submit(id))).toEqual(charged)
  // With fewer beds it is less again.
  await as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'declined' } })
  await setBeds(5)
  expect(linesOf(await submit(id))).toEqual([...charged, -19_999.99, -9_999.99])
})

it('adds no surcharge to a renewal that is submitted in time', async () => {
  const { app, db, owner, officer, facility, saveFee, start, submit, setClock } = await hospital()
  await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Approved',
    expiry_date: '2026-12-31',
    created_at: '2026-06-15T09:00:00Z',
  })
  await saveFee({ purpose: 'renewal', amount: 100_000 })
  setClock('2026-12-31T22:59:59Z')
  const id = await start()
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  expect(await submit(id)).toMatchObject({ total: 100_000, lines: [{ kind: 'fee' }] })
  setClock('2027-12-01T09:00:00Z')
  const items = [{ section: 'staff', remark: 'Whose folio number is this?' }] as const
  await as(officer, app).send(returns.returnRegistration, {
    params: { id },
    body: { items: [...items], due_date: '2027-12-20' },
  })
  const body = { item: { section: 'staff' }, text: 'It is hers.' } as const
  await as(owner, app).send(returns.answerReturn, { params: { id }, body })
  expect(await submit(id)).toMatchObject({ total: 100_000, lines: [{ kind: 'fee' }] })
})
