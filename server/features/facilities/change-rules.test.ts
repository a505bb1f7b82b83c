import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as rules from '@portal/contract/facilities/calls/change-rules.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as fees from '@portal/contract/money/calls/fees.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { pdf } from '../../testing/files.ts'
import { makeInspection } from '../../testing/inspections.ts'
import { beds, licensedHospital } from '../../testing/licensed-hospital.ts'
import { makeOfficer } from '../../testing/people.ts'

const byOfficer = { decided_by: 'officer', documents: [], is_charged: false, needs_inspection: false }

it('has rules that nobody saved: contacts hold at once, an officer decides the rest', async () => {
  const { app, officer, owner } = await licensedHospital()
  const { data } = (await as(officer, app).send(rules.listChangeRules, {})).reply
  expect(data.map(({ kind, rule, since }) => [kind, rule, since])).toEqual([
    ['operating officer', byOfficer, null],
    ['contacts', { ...byOfficer, decided_by: 'at once' }, null],
    ['beds and services', byOfficer, null],
    ['details', byOfficer, null],
  ])
  expect(await as(owner, app).send(rules.listChangeRules, {})).toBeRefused('not_allowed')
})

it('keeps for a request the rule of the moment of asking, on both sides of the first day of a new one', async () => {
  const { app, db, setClock, officer, ask, decide, saveRule, send, owner } = await licensedHospital()
  const documents = ['Practising licence']
  const saved = await saveRule({
    kind: 'operating officer',
    start_date: '2026-10-01',
    decided_by: 'officer',
    documents,
  })
  expect([saved.status, saved.reply.data.rule.documents, saved.reply.data.planned[0]?.start_date]).toEqual([
    201,
    [],
    '2026-10-01',
  ])
  setClock('2026-09-30T22:59:59Z')
  const before = (await ask()).reply.data
  expect([before.rule.documents, before.waits_for]).toEqual([[], []])
  setClock('2026-10-01T09:00:00Z')
  expect((await decide(before.id, 'accepted')).status).toBe(200)
  const after = await ask(owner, { ...licensed, reason: 'She left again.' })
  expect(after.reply.data.waits_for).toEqual(['The document “Practising licence”'])
  const entry = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'change_change_rules')
    .select('action')
    .executeTakeFirst()
  expect(entry?.action).toBe('change_change_rules')
  expect(await as(officer, app).send(changes.listOpenChanges, {})).toMatchObject({ status: 200 })
  expect(await send(await makeOfficer(db, ['decide']), rules.addChangeRule, { body: rule() })).toBeRefused(
    'not_allowed',
  )
})

const licensed = {
  full_name: 'Dr Ali Yusuf',
  phone_number: '0809 111 2233',
  email_add: 'ali@example.com',
  highest_qualification: 'MBBS',
  folio_number: '88888',
  year_of_graduation: 2001,
  employment_status: 'Employed',
}
const rule = (fields: object = {}) => ({ kind: 'contacts', decided_by: 'officer', documents: [], ...fields })

it.each([
  [{ decided_by: 'at once', is_charged: true }, 'decided_by'],
  [{ decided_by: 'at once', documents: ['Letter'] }, 'decided_by'],
  [{ decided_by: 'at once', needs_inspection: true }, 'decided_by'],
  [{ start_date: '2026-09-20' }, 'start_date'],
  [{ documents: ['Letter', 'letter'] }, 'documents'],
  [{ documents: Array.from({ length: 11 }, (_, n) => `Letter ${n}`) }, 'documents'],
  [{ documents: [''] }, 'documents'],
  [{ kind: 'type' }, 'kind'],
])('refuses a rule of %j by its field %s', async (fields, field) => {
  const { saveRule } = await licensedHospital()
  expect(Object.keys((await saveRule(rule(fields))).problem?.errors ?? {})).toEqual([field])
})

it('waits for each document that the rule names, and takes no other', async () => {
  const { app, ask, decide, saveRule, page, owner, rival, officer, params } = await licensedHospital()
  const documents = ['Practising licence', 'Letter of appointment']
  await saveRule({ kind: 'operating officer', decided_by: 'officer', documents })
  const { id } = (await ask()).reply.data
  const sendAs = (who: { token: string }, name: string, change_id = id) =>
    as(who, app).send(calls.addChangeDocument, { params: { ...params, change_id }, body: { name } }, { file: pdf() })
  expect((await page(id, officer)).offered).toEqual(['Refuse change'])
  const refused = await decide(id, 'accepted')
  expect([refused.problem?.code, refused.problem?.detail]).toEqual([
    'action_not_offered',
    'This change waits for: The document “Practising licence”; The document “Letter of appointment”',
  ])
  const first = await sendAs(owner, 'Practising licence')
  expect([first.status, first.reply.data.waits_for]).toEqual([201, ['The document “Letter of appointment”']])
  expect(await sendAs(owner, 'Holiday picture')).toBeRefused('invalid_input', 'name')
  expect(await sendAs(rival, 'Letter of appointment')).toBeRefused('not_found')
  expect(await sendAs(officer, 'Letter of appointment')).toBeRefused('not_allowed')
  expect(await sendAs(owner, 'Letter of appointment', 2_000_000_000)).toBeRefused('not_found')
  await sendAs(owner, 'Letter of appointment')
  const anew = (await sendAs(owner, 'Practising licence')).reply.data.documents
  expect(anew.map(({ name }) => name)).toEqual(['Letter of appointment', 'Practising licence'])
  const opened = await as(officer, app).send(contents.linkDocument, { params: { slug: anew[0]?.file_slug ?? '' } })
  expect(opened.status).toBe(200)
  expect((await page(id, officer)).waits_for).toEqual([])
  expect((await decide(id, 'accepted')).status).toBe(200)
  expect(await sendAs(owner, 'Practising licence')).toBeRefused('action_not_offered')
})

it('lets nothing be decided about a document that came after the request was read', async () => {
  const { app, ask, saveRule, page, owner, officer, params } = await licensedHospital()
  await saveRule({ kind: 'operating officer', decided_by: 'officer', documents: ['Practising licence'] })
  const { id } = (await ask()).reply.data
  const send = () => {
    const sent = { params: { ...params, change_id: id }, body: { name: 'Practising licence' } }
    return as(owner, app).send(calls.addChangeDocument, sent, { file: pdf() })
  }
  const decide = (decision: 'accepted' | 'refused', version?: number) =>
    as(officer, app).send(changes.decideChange, { params: { id }, body: { decision, reason: 'Seen.', version } })
  const unread = (await page(id, officer)).version
  expect(unread).toBe(0)
  await send()
  const { version } = await page(id, officer)
  expect(version).toBeGreaterThan(0)
  for (const decision of ['accepted', 'refused'] as const) {
    const refusal = await decide(decision, unread)
    expect([refusal.status, refusal.problem?.detail]).toEqual([
      409,
      'A document was added while you read this request. Look at it, then decide',
    ])
  }
  await send()
  expect(await decide('accepted', version)).toBeRefused('action_not_offered')
  const { reply } = await decide('accepted', (await page(id, officer)).version)
  expect(reply.data.status).toBe('accepted')
})

it('takes no document of a request for another facility', async () => {
  const [one, other] = [await licensedHospital(), await licensedHospital()]
  await one.saveRule({ kind: 'operating officer', decided_by: 'officer', documents: ['Practising licence'] })
  const { id } = (await other.ask()).reply.data
  const sent = { params: { ...one.params, change_id: id }, body: { name: 'Practising licence' } }
  expect(await one.send(one.owner, calls.addChangeDocument, sent, pdf())).toBeRefused('not_found')
})

/** A change of the beds that costs ₦20,000. */
async function chargedChange() {
  const hospital = await licensedHospital()
  const { db, app, saveRule, send, owner, params } = hospital
  const cashier = await makeOfficer(db, ['finance'])
  await as(cashier, app).send(fees.addFee, { body: { purpose: 'change', amount: 20_000 } })
  await saveRule({ kind: 'beds and services', decided_by: 'officer', is_charged: true })
  const body = { ...beds, bed_space_capacity: 40, reason: 'A new ward is open.' }
  const { reply } = await send(owner, calls.addServicesChange, { params, body })
  const { id, invoice_id } = reply.data
  const invoice = async () =>
    (await as(owner, app).send(invoices.showInvoice, { params: { id: invoice_id ?? 0 } })).reply.data
  return { ...hospital, cashier, id, invoice_id, invoice, asked: reply.data }
}

it('charges the fee for a change, and accepts nothing before the payment is confirmed', async () => {
  const { app, cashier, id, invoice_id, invoice, asked, decide, owner, params, shown } = await chargedChange()
  expect(asked.waits_for).toEqual(['The payment of the fee, confirmed by the ministry'])
  expect(await invoice()).toMatchObject({ purpose: 'change', registration_id: null, total: 20_000, is_open: true })
  expect(await decide(id, 'accepted')).toBeRefused('action_not_offered')
  const body = { facility_id: params.id, invoice_id, amount: 20_000 }
  const paid = await as(owner, app).send(contents.uploadPayment, { body }, { file: pdf() })
  expect(paid.status).toBe(201)
  expect(await decide(id, 'accepted')).toBeRefused('action_not_offered')
  const confirm = { params: { id: paid.reply.data.id }, body: { status: 'confirmed' } } as const
  expect((await as(cashier, app).send(payments.decidePayment, confirm)).status).toBe(200)
  expect((await decide(id, 'accepted')).status).toBe(200)
  expect((await shown()).available_facilities?.bed_space_capacity).toBe(40)
})

it.each(['withdrawn', 'refused'] as const)('gives up the unpaid fee of a request that is %s', async (end) => {
  const { app, id, invoice, decide, owner } = await chargedChange()
  if (end === 'refused') await decide(id, 'refused')
  else await as(owner, app).send(changes.withdrawChange, { params: { id } })
  expect(await invoice()).toMatchObject({ total: 0, is_open: false, lines: [{ amount: 20_000 }, { amount: -20_000 }] })
})

it.each([
  [20_000, [{ amount: 20_000 }], 20_000],
  [5000, [{ amount: 20_000 }, { amount: -15_000 }], 5000],
])('gives up nothing of the %i naira that were sent before', async (amount, lines, total) => {
  const { app, id, invoice_id, invoice, decide, owner, cashier, params } = await chargedChange()
  const body = { facility_id: params.id, invoice_id, amount }
  const paid = await as(owner, app).send(contents.uploadPayment, { body }, { file: pdf() })
  expect((await decide(id, 'refused')).status).toBe(200)
  expect((await invoice()).lines).toMatchObject(lines)
  const confirm = { params: { id: paid.reply.data.id }, body: { status: 'confirmed' } } as const
  await as(cashier, app).send(payments.decidePayment, confirm)
  expect(await invoice()).toMatchObject({ total, balance: 0, is_open: false })
})

it('charges nothing where the ministry has no fee for a change', async () => {
  const { app, db, saveRule, send, owner, params } = await licensedHospital()
  await as(await makeOfficer(db, ['finance']), app).send(fees.addFee, { body: { purpose: 'change' } })
  await saveRule({ kind: 'beds and services', decided_by: 'officer', is_charged: true })
  const body = { ...beds, bed_space_capacity: 41, reason: 'A new ward is open.' }
  const { reply } = await send(owner, calls.addServicesChange, { params, body })
  expect(reply.data).toMatchObject({ invoice_id: null, waits_for: [] })
})

it('waits for an inspection that was done after the request', async () => {
  const { db, officer, saveRule, send, owner, params, decide } = await licensedHospital()
  await saveRule({ kind: 'beds and services', decided_by: 'officer', needs_inspection: true })
  await makeInspection(db, { facility_id: params.id, team: [officer.id], done_at: '2026-09-20T10:00:00Z' })
  const body = { ...beds, bed_space_capacity: 45, reason: 'A new ward is open.' }
  const { id, waits_for } = (await send(owner, calls.addServicesChange, { params, body })).reply.data
  expect(waits_for).toEqual(['An inspection of the facility'])
  expect(await decide(id, 'accepted')).toBeRefused('action_not_offered')
  await makeInspection(db, { facility_id: params.id, team: [officer.id], done_at: '2026-09-22T10:00:00Z' })
  expect((await decide(id, 'accepted')).status).toBe(200)
})

it('lets the details hold at once where the ministry says so, and names them on the certificate', async () => {
  const { saveRule, send, owner, params, shown, issues } = await licensedHospital()
  await saveRule({ kind: 'details', decided_by: 'at once' })
  const body = { owner_name: 'Hauwa Sani', reason: 'It was sold.' }
  const { reply } = await send(owner, changes.addChange, { params, body })
  expect([reply.message, reply.data.status]).toEqual(['The change is made', 'accepted'])
  expect((await shown()).owner_name).toBe('Hauwa Sani')
  expect(await issues()).toEqual([2, 1])
})
