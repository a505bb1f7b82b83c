import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { asked, bala, beds, licensedHospital, okafor } from '../../testing/licensed-hospital.ts'

it('replaces the operating officer of a licensed hospital, and names the new one on the certificate', async () => {
  const { app, db, owner, officer, registration, ask, decide, shown, page, issues, setClock } = await licensedHospital()
  setClock('2026-11-02T09:00:00Z')
  const { reply, status } = await ask()
  expect([status, reply.message]).toEqual([201, 'Your request was sent to the ministry'])
  expect(reply.data).toMatchObject({
    kind: 'operating officer',
    status: 'open',
    offered: ['Withdraw change'],
    waits_for: [],
    invoice_id: null,
    rule: { decided_by: 'officer', documents: [], is_charged: false, needs_inspection: false },
  })
  expect(reply.data.fields).toEqual([
    { field: 'full_name', before: 'Dr Musa Bala', after: 'Dr Ngozi Okafor' },
    { field: 'phone_number', before: '+2348031112233', after: '+2348061112233' },
    { field: 'folio_number', before: 'MDCN/R/11111', after: '45678' },
  ])
  expect((await shown()).operating_officer?.full_name).toBe('Dr Musa Bala')
  expect((await page(reply.data.id, officer)).also_at).toEqual([])

  const decided = await decide(reply.data.id, 'accepted')
  expect([decided.reply.data.status, decided.reply.message]).toEqual(['accepted', 'The change is accepted'])
  expect((await shown()).operating_officer).toMatchObject({ full_name: 'Dr Ngozi Okafor', folio_number: '45678' })
  expect(await issues()).toEqual([2, 1])
  const printed = await as(owner, app).send(certificates.showCertificate, { params: { id: registration.id } })
  expect(printed.reply.data).toMatchObject({ issue: 2, operating_officer: 'Dr Ngozi Okafor' })
  const officers = await db
    .selectFrom('operating_officer')
    .where('facility_id', '=', reply.data.facility_id)
    .orderBy('id')
    .select(['full_name', 'recorded_by', 'replaced_at'])
    .execute()
  expect(officers).toMatchObject([
    { full_name: 'Dr Musa Bala', replaced_at: expect.any(String) },
    { full_name: 'Dr Ngozi Okafor', recorded_by: owner.id, replaced_at: null },
  ])
  const seen = await as(owner, app).send(registrations.showRegistration, { params: { id: registration.id } })
  expect(seen.reply.registration.history.at(-1)?.change).toMatchObject({ part: 'operating_officer', kind: 'changed' })
  // What was approved stays as it was approved.
  expect(seen.reply.operatingOff?.full_name).toBe('Dr Musa Bala')
})

it('checks the new operating officer like that of an application, and asks for the folio at once', async () => {
  const { ask, rival, officer, shown } = await licensedHospital()
  const wrong = async (body: object) => (await ask(undefined, { ...asked, ...body })).problem?.errors
  expect(await wrong({ folio_number: 'forty' })).toEqual({
    folio_number: ['Enter the folio number in digits, like 45678 or MDCN/R/45678'],
  })
  expect(await wrong({ folio_number: '' })).toEqual({ folio_number: ['Enter the folio number'] })
  expect(await wrong({ year_of_graduation: 2027 })).toEqual({ year_of_graduation: ['Enter a year up to 2026'] })
  expect(await wrong({ reason: '' })).toEqual({ reason: ['Enter the reason'] })
  expect(await wrong(bala)).toEqual({ form: ['Nothing would change. Enter what is different now'] })
  expect(await ask(rival)).toBeRefused('not_found')
  expect(await ask(officer)).toBeRefused('not_allowed')
  expect((await shown()).operating_officer?.full_name).toBe('Dr Musa Bala')
})

it('tells the officer, and nobody else, where the new operating officer is one already', async () => {
  const { app, db, owner, rival, officer, ask, page } = await licensedHospital()
  const other = await makeFacility(db, { user_id: rival.id, company_name: 'Bida Clinic' })
  await makeRegistration(db, { facility_id: other.id })
  const body = { ...okafor, full_name: 'A. Yusuf', phone_number: '0809 999 9999', folio_number: '77777' }
  expect(
    (await as(rival, app).send(contents.saveOperatingOfficer, { body: { ...body, facility_id: other.id } })).status,
  ).toBe(201)
  const { id } = (await ask(owner, { ...asked, full_name: 'Dr Ali Yusuf', folio_number: 'MDCN/R/77777' })).reply.data
  expect((await page(id, officer)).also_at).toEqual([{ id: other.id, company_name: 'Bida Clinic' }])
  expect((await page(id, owner)).also_at).toBeUndefined()
})

it('makes a change of the contacts at once, and issues no paper again', async () => {
  const { send, owner, rival, params, shown, issues, facility } = await licensedHospital()
  const contacts = { phone_number: '0805 000 1111', facility_email: 'desk@alheri.example', reason: 'A new line.' }
  const { reply, status } = await send(owner, calls.addContactsChange, { params, body: contacts })
  expect([status, reply.message, reply.data]).toMatchObject([201, 'The change is made', { status: 'accepted' }])
  expect(await shown()).toMatchObject({ phone_number: '+2348050001111', facility_email: 'desk@alheri.example' })
  expect((await shown()).company_name).toBe(facility.company_name)
  expect(await issues()).toEqual([1])
  expect(await send(rival, calls.addContactsChange, { params, body: contacts })).toBeRefused('not_found')
  const again = await send(owner, calls.addContactsChange, { params, body: contacts })
  expect(again.problem?.errors).toEqual({ form: ['Nothing would change. Enter what is different now'] })
})

it('has one open request of each kind, and counts them all', async () => {
  const { send, app, owner, officer, params, ask, decide, shown, choices } = await licensedHospital()
  const services = { ...beds, bed_space_capacity: 35, reason: 'A new ward is open.' }
  const officerChange = await ask()
  const bedChange = await send(owner, calls.addServicesChange, { params, body: services })
  const move = { address: '3 Paiko Road, Minna', local_gov_area_id: 544, reason: 'We moved.' }
  const details = await send(owner, changes.addChange, { params, body: move })
  expect([officerChange, bedChange, details].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await ask()).toBeRefused('already_exists')
  expect(await send(owner, calls.addServicesChange, { params, body: services })).toBeRefused('already_exists')
  const offered = (await choices()).kinds.map(({ kind, why_not, request_id }) => [kind, why_not, request_id])
  const open = 'A change has been asked for already. Withdraw that request, or wait for its decision'
  expect(offered).toEqual([
    ['operating officer', open, officerChange.reply.data.id],
    ['contacts', null, null],
    ['beds and services', open, bedChange.reply.data.id],
    ['details', open, details.reply.data.id],
  ])
  const waiting = await as(officer, app).send(changes.listOpenChanges, {})
  const own = waiting.reply.data.filter(({ facility_id }) => facility_id === params.id)
  expect(own.map(({ kind }) => kind)).toEqual(['operating officer', 'beds and services', 'details'])
  expect((await decide(bedChange.reply.data.id, 'accepted')).status).toBe(200)
  expect((await shown()).available_facilities?.bed_space_capacity).toBe(35)
  expect((await shown()).open_change_id).toBe(officerChange.reply.data.id)
})

it('lets exactly one of two officers accept, and one of two clicks ask', async () => {
  const { db, params, ask, decide, second } = await licensedHospital()
  const twice = await Promise.all([ask(), ask()])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { id } = await db
    .selectFrom('change_request')
    .where('facility_id', '=', params.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const both = await Promise.all([decide(id, 'accepted'), decide(id, 'accepted', second)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const officers = await db
    .selectFrom('operating_officer')
    .where('facility_id', '=', params.id)
    .select((row) => row.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(officers.n)).toBe(2)
})

it('leaves what belongs to an open renewal to that renewal, and lets no request hang', async () => {
  const { app, owner, officer, db, params, ask, decide, page, shown, choices, send, setClock } =
    await licensedHospital()
  const { id } = (await ask()).reply.data
  setClock('2026-12-01T09:00:00Z')
  const renewal = await makeRegistration(db, { facility_id: params.id, kind: 'renewal', status: 'pending' })
  const refusal = await decide(id, 'accepted')
  const sentence = `The registration ${renewal.reference} of this facility is open. Change the operating officer in it, or wait until it is decided`
  expect([refusal.problem?.code, refusal.problem?.detail]).toEqual(['action_not_offered', sentence])
  for (const who of [owner, officer]) expect((await page(id, who)).waits_for).toEqual([sentence])
  expect((await decide(id, 'refused')).status).toBe(200)
  expect(await ask()).toBeRefused('action_not_offered')
  const [first, contacts] = (await choices()).kinds
  expect([first?.why_not, contacts?.why_not]).toEqual([sentence, null])
  const edited = await as(owner, app).send(contents.saveOperatingOfficer, {
    body: { ...okafor, facility_id: params.id },
  })
  expect(edited.status).toBe(201)
  expect((await shown()).operating_officer?.full_name).toBe('Dr Ngozi Okafor')
  const contactChange = { phone_number: '0805 000 1111', reason: 'A new line.' }
  expect((await send(owner, calls.addContactsChange, { params, body: contactChange })).status).toBe(201)
})

it('asks for nothing of a closed facility, and accepts nothing there', async () => {
  const { app, owner, params, ask, decide } = await licensedHospital()
  const { id } = (await ask()).reply.data
  const body = { closed_from: '2026-09-21', reason: 'The owner retires.' }
  expect((await as(owner, app).send(closings.closeFacility, { params, body })).status).toBe(200)
  expect(await decide(id, 'accepted')).toBeRefused('action_not_offered')
  expect(await ask()).toBeRefused('action_not_offered')
  expect((await decide(id, 'refused')).status).toBe(200)
})

it('lets an officer record each kind for a facility without an owner account', async () => {
  const { app, db, officer, owner, params, send, shown, issues } = await licensedHospital()
  const record = (who = officer) => send(who, calls.recordOfficerChange, { params, body: asked }, pdf())
  expect(await record()).toBeRefused('action_not_offered')
  expect(await record(owner)).toBeRefused('not_allowed')
  await db.updateTable('facility').set({ user_id: null }).where('id', '=', params.id).execute()
  const { reply } = await record()
  expect(reply.data).toMatchObject({ status: 'accepted', offered: [], kind: 'operating officer' })
  expect(reply.data.file_slug).not.toBeNull()
  const services = { ...beds, bed_space_capacity: 12, reason: 'A ward was closed.' }
  expect((await send(officer, calls.recordServicesChange, { params, body: services })).status).toBe(200)
  const contacts = { phone_number: '0805 000 1111', reason: 'Told at the counter.' }
  expect((await send(officer, calls.recordContactsChange, { params, body: contacts })).status).toBe(200)
  await db.updateTable('facility').set({ user_id: owner.id }).where('id', '=', params.id).execute()
  expect(await shown()).toMatchObject({
    phone_number: '+2348050001111',
    operating_officer: { full_name: 'Dr Ngozi Okafor' },
    available_facilities: { bed_space_capacity: 12 },
  })
  expect(await issues()).toEqual([2, 1])
  const list = await as(owner, app).send(changes.listChanges, { params })
  expect(list.reply.data.map(({ kind }) => kind)).toEqual(['contacts', 'beds and services', 'operating officer'])
})
