import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import { showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as inbox from '@portal/contract/inbox/calls.ts'
import * as fees from '@portal/contract/money/calls/fees.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listJustPaidChanges } from '../../records/facilities/complete-changes.ts'
import { insertPaymentDecisions } from '../../records/money/payments.ts'
import { as } from '../../testing/as.ts'
import { pdf } from '../../testing/files.ts'
import { beds, licensedHospital } from '../../testing/licensed-hospital.ts'
import { makeOfficer } from '../../testing/people.ts'

/** A hospital, with what officers have in their inbox, lists and notifications about its requests. */
async function hospital() {
  const portal = await licensedHospital()
  const { app, db, officer, owner, registration, params } = portal
  const decider = await makeOfficer(db, ['decide'])
  /** Since when each of its requests waits for the decider. */
  const waiting = async () => {
    const { reply } = await as(decider, app).send(inbox.listInbox, { query: { kind: 'change', per_page: 100 } })
    const { rows } = await sql<{ id: number }>`select id from change_request where facility_id = ${params.id}`.execute(
      db,
    )
    const own = new Set(rows.map(({ id }) => id))
    return reply.data.filter(({ id }) => own.has(id)).map(({ since, days }) => [since, days])
  }
  const inMenu = async () => (await as(decider, app).send(inbox.countInbox, {})).reply.data.changes.total
  const listed = async () =>
    (await as(officer, app).send(changes.listOpenChanges, { query: { per_page: 100 } })).reply.data
      .filter(({ facility_id }) => facility_id === params.id)
      .map(({ is_complete }) => is_complete)
  const told = async () => {
    const { rows } = await sql<{ title: string }>`
      select title from notification where user_id = ${decider.id} and about_id = ${params.id} and kind = 'change' order by id
    `.execute(db)
    return rows.map(({ title }) => title)
  }
  const timeline = async () => {
    const answer = await as(owner, app).send(showRegistration, { params: { id: registration.id } })
    return answer.reply.registration.history.slice(1).map(({ reason }) => reason)
  }
  return { ...portal, decider, waiting, inMenu, listed, told, timeline }
}

const complete = 'The request for a change has the documents and the payment that were asked for'

it('waits for the ministry since the last document arrived, and for its owner until then', async () => {
  const { app, setClock, owner, params, ask, saveRule, waiting, inMenu, listed, told, timeline } = await hospital()
  await saveRule({ kind: 'operating officer', decided_by: 'officer', documents: ['Licence', 'Letter'] })
  const before = await inMenu()
  const { id } = (await ask()).reply.data
  const send = (name: string) =>
    as(owner, app).send(
      calls.addChangeDocument,
      { params: { ...params, change_id: id }, body: { name } },
      { file: pdf() },
    )
  await send('Licence')
  expect([await waiting(), await inMenu(), await listed()]).toEqual([[], before, [false]])
  expect(await told()).toEqual(['An owner asks for a change'])
  setClock('2026-10-12T09:00:00Z')
  await send('Letter')
  setClock('2026-10-15T09:00:00Z')
  await send('Licence')
  expect(await waiting()).toEqual([['2026-10-12T09:00:00.000Z', 3]])
  expect([await inMenu(), await listed()]).toEqual([before + 1, [true]])
  expect(await told()).toEqual(['An owner asks for a change', 'A change has everything asked for'])
  const added = 'A document was added to the request for a change'
  expect(await timeline()).toEqual(['A change was asked for', added, added, complete, added])
})

it('waits for the ministry since its payment was confirmed, and for nobody but the cashier before', async () => {
  const { app, db, setClock, owner, params, saveRule, send, waiting, told, timeline } = await hospital()
  const cashier = await makeOfficer(db, ['finance'])
  await as(cashier, app).send(fees.addFee, { body: { purpose: 'change', amount: 20_000 } })
  await saveRule({ kind: 'beds and services', decided_by: 'officer', is_charged: true })
  const body = { ...beds, bed_space_capacity: 40, reason: 'A new ward is open.' }
  const { invoice_id } = (await send(owner, calls.addServicesChange, { params, body })).reply.data
  const pay = async (amount: number) => {
    const sent = { facility_id: params.id, invoice_id, amount }
    return (await as(owner, app).send(contents.uploadPayment, { body: sent }, { file: pdf() })).reply.data.id
  }
  const confirm = (id: number) =>
    as(cashier, app).send(payments.decidePayment, { params: { id }, body: { status: 'confirmed' } })
  const [half, rest, again] = [await pay(8000), await pay(12_000), await pay(12_000)]
  await confirm(half)
  expect([await waiting(), await told()]).toEqual([[], ['An owner asks for a change']])
  setClock('2026-10-12T09:00:00Z')
  await confirm(rest)
  expect(await waiting()).toEqual([['2026-10-12T09:00:00.000Z', 0]])
  await confirm(again)
  expect(await told()).toEqual(['An owner asks for a change', 'A change has everything asked for'])
  expect((await timeline()).filter((line) => line === complete)).toHaveLength(1)
})

/** A hospital that is charged for a request which asks for a document, too. */
async function charged() {
  const portal = await hospital()
  const { app, db, owner, params, saveRule, send } = portal
  const cashier = await makeOfficer(db, ['finance'])
  await as(cashier, app).send(fees.addFee, { body: { purpose: 'change', amount: 20_000 } })
  await saveRule({ kind: 'beds and services', decided_by: 'officer', is_charged: true, documents: ['Letter'] })
  const sent = { ...beds, bed_space_capacity: 40, reason: 'A new ward is open.' }
  const { id, invoice_id } = (await send(owner, calls.addServicesChange, { params, body: sent })).reply.data
  const document = { params: { ...params, change_id: id }, body: { name: 'Letter' } }
  return {
    ...{ ...portal, cashier, change_id: id, invoice_id },
    sendLetter: () => as(owner, app).send(calls.addChangeDocument, document, { file: pdf() }),
    waive: (amount: number) =>
      as(cashier, app).send(payments.addInvoiceLine, {
        params: { id: invoice_id ?? 0 },
        body: { kind: 'waiver', amount, reason: 'A public hospital.' },
      }),
  }
}

it('waits for the ministry since the rest of its fee was waived', async () => {
  const { setClock, sendLetter, waive, waiting, told, timeline } = await charged()
  await sendLetter()
  setClock('2026-10-11T09:00:00Z')
  expect((await waive(5000)).status).toBe(201)
  expect([await waiting(), await told()]).toEqual([[], ['An owner asks for a change']])
  setClock('2026-10-12T09:00:00Z')
  await waive(15_000)
  setClock('2026-10-15T09:00:00Z')
  expect(await waiting()).toEqual([['2026-10-12T09:00:00.000Z', 3]])
  expect(await told()).toEqual(['An owner asks for a change', 'A change has everything asked for'])
  expect((await timeline()).filter((line) => line === complete)).toHaveLength(1)
})

it('tells nobody of a waiver while a document is missing', async () => {
  const { sendLetter, waive, told } = await charged()
  await waive(20_000)
  expect(await told()).toEqual(['An owner asks for a change'])
  await sendLetter()
  expect(await told()).toEqual(['An owner asks for a change', 'A change has everything asked for'])
})

it.runIf(process.env.TEST_DATABASE === 'postgres').each(['the last document', 'the rest of the payment'] as const)(
  'is told of once when %s arrives while a payment is being confirmed',
  async (other) => {
    const { app, db, owner, params, cashier, invoice_id, sendLetter, told, timeline } = await charged()
    const pay = async (amount: number) => {
      const body = { facility_id: params.id, invoice_id, amount }
      return (await as(owner, app).send(contents.uploadPayment, { body }, { file: pdf() })).reply.data.id
    }
    const confirm = (id: number) =>
      as(cashier, app).send(payments.decidePayment, { params: { id }, body: { status: 'confirmed' } })
    const first = other === 'the last document' ? 20_000 : 12_000
    const [payment_id, rest] = [await pay(first), await pay(8000)]
    if (other === 'the rest of the payment') await sendLetter()
    const begun = await db.transaction().execute(async (confirming) => {
      const decision = { payment_id, status: 'confirmed', receipt_number: `TRY-${payment_id}` } as const
      await insertPaymentDecisions(confirming, [
        { ...decision, decided_by: cashier.id, decided_at: '2026-09-21T09:00:00Z' },
      ])
      await listJustPaidChanges(confirming, [{ invoice_id, amount_kobo: first * 100 }])
      const arriving = other === 'the last document' ? sendLetter() : confirm(rest)
      await expect
        .poll(
          async () => {
            const { rows } = await sql<{ n: number }>`
              select count(*)::int as n from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'
            `.execute(db)
            return rows[0]?.n
          },
          { timeout: 10_000 },
        )
        .toBe(1)
      return { arriving }
    })
    await begun.arriving
    expect(await told()).toEqual(['An owner asks for a change', 'A change has everything asked for'])
    expect((await timeline()).filter((line) => line === complete)).toHaveLength(1)
  },
)

it('waits for the ministry at once where the rule asks nothing of the owner, and while an inspection is to be done', async () => {
  const { ask, saveRule, send, owner, params, waiting, listed, told } = await hospital()
  await saveRule({ kind: 'operating officer', decided_by: 'officer' })
  await ask()
  await saveRule({ kind: 'beds and services', decided_by: 'officer', needs_inspection: true })
  await send(owner, calls.addServicesChange, { params, body: { ...beds, bed_space_capacity: 40, reason: 'New ward.' } })
  expect(await waiting()).toHaveLength(2)
  expect(await listed()).toEqual([true, true])
  expect(await told()).toEqual(['An owner asks for a change', 'An owner asks for a change'])
})
