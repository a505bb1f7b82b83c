import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { listChangeChoices } from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as calls from '@portal/contract/facilities/calls/staff-changes.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { staff } from '../../testing/contents.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { licensedHospital } from '../../testing/licensed-hospital.ts'

async function staffedHospital() {
  const hospital = await licensedHospital()
  const { app, owner, params } = hospital
  const join = (who = owner, fields: object = {}) =>
    hospital.send(who, calls.addJoining, { body: { ...staff, ...fields, facility_id: params.id } })
  const leave = (id: number, who = owner) =>
    as(who, app).send(calls.recordLeaving, { params: { id }, body: { reason: 'She retired.' } })
  const names = async () =>
    (await as(owner, app).send(rowCalls.listStaffs, { params })).reply.data.map(({ full_name }) => full_name)
  return { ...hospital, join, leave, names }
}

it('adds and takes off staff of a licensed hospital at once, and shows it in the timeline', async () => {
  const { app, officer, registration, join, leave, names } = await staffedHospital()
  const { reply, status } = await join()
  expect([status, reply.message, reply.data.full_name]).toEqual([201, 'The member of staff is added', 'Hauwa Sani'])
  expect(await names()).toEqual(['Hauwa Sani'])
  expect((await leave(reply.data.id)).reply.message).toBe('The member of staff is removed')
  expect(await names()).toEqual([])
  expect(await leave(reply.data.id)).toBeRefused('not_found')
  const seen = await as(officer, app).send(registrations.showRegistration, { params: { id: registration.id } })
  const timeline = seen.reply.registration.history.slice(-2)
  expect(timeline.map(({ reason, change }) => [reason, change?.part, change?.kind, change?.name])).toEqual([
    ['A member of staff joined', 'staffs', 'added', 'Hauwa Sani'],
    ['A member of staff left: She retired.', 'staffs', 'removed', 'Hauwa Sani'],
  ])
})

it('keeps the refusal of the calls of the specification while a registration is approved', async () => {
  const { app, owner, params } = await staffedHospital()
  const body = { ...staff, facility_id: params.id }
  expect(await as(owner, app).send(rowCalls.addStaff, { body })).toBeRefused('action_not_offered')
})

it('checks a new member of staff like those of an application, and refuses others', async () => {
  const { join, leave, rival, officer, names } = await staffedHospital()
  const wrong = await join(undefined, { cadre: 'Magician' })
  expect(wrong.problem?.errors).toEqual({ cadre: ['Choose the cadre from the list'] })
  expect(await join(rival)).toBeRefused('not_found')
  expect(await join(officer)).toBeRefused('not_allowed')
  const { id } = (await join()).reply.data
  expect(await leave(id, rival)).toBeRefused('not_found')
  expect(await leave(id, officer)).toBeRefused('not_allowed')
  expect(await names()).toEqual(['Hauwa Sani'])
})

it('leaves the staff to a registration that is open', async () => {
  const { db, params, setClock, join, leave, choices } = await staffedHospital()
  const { id } = (await join()).reply.data
  setClock('2026-12-01T09:00:00Z')
  const { reference } = await makeRegistration(db, { facility_id: params.id, kind: 'renewal', status: 'pending' })
  const sentence = `This facility has an open registration, ${reference}. Continue with that one`
  expect((await join()).problem?.detail).toBe(sentence)
  expect(await leave(id)).toBeRefused('already_exists')
  expect((await choices()).staff.why_not).toBe(sentence)
})

it('takes somebody off once, however often it is reported at the same time', async () => {
  const { join, leave } = await staffedHospital()
  const { id } = (await join()).reply.data
  const both = await Promise.all([leave(id), leave(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

it('lets an officer record who joins and leaves a facility without an owner account', async () => {
  const { app, db, owner, officer, catalogue, params, send, choices, names, registration } = await staffedHospital()
  const body = { ...staff, facility_id: params.id }
  const record = (who = officer) => send(who, calls.recordJoining, { body })
  const refusal = await record()
  expect([refusal.status, refusal.problem?.detail]).toEqual([
    409,
    'The owner of this facility reports who joins and leaves',
  ])
  const readByOfficer = async () => (await as(officer, app).send(listChangeChoices, { params })).reply.data
  expect((await readByOfficer()).staff.why_not).toBe('The owner of this facility reports who joins and leaves')
  expect(await record(owner)).toBeRefused('not_allowed')
  expect(await record(catalogue)).toBeRefused('not_allowed')

  await db.updateTable('facility').set({ user_id: null }).where('id', '=', params.id).execute()
  expect((await readByOfficer()).staff.why_not).toBeNull()
  const { reply, status } = await record()
  expect([status, reply.message, reply.data.full_name]).toEqual([200, 'The member of staff is added', 'Hauwa Sani'])
  const leave = { params: { id: reply.data.id }, body: { reason: 'Told at the counter.' } }
  expect(await send(owner, calls.recordDeparture, leave)).toBeRefused('not_allowed')
  expect(await send(catalogue, calls.recordDeparture, leave)).toBeRefused('not_allowed')
  const left = await send(officer, calls.recordDeparture, leave)
  expect([left.status, left.reply.message]).toEqual([200, 'The member of staff is removed'])
  const seen = await as(officer, app).send(registrations.showRegistration, { params: { id: registration.id } })
  expect(seen.reply.registration.history.slice(-2).map(({ reason }) => reason)).toEqual([
    'A member of staff joined',
    'A member of staff left: Told at the counter.',
  ])

  await db.updateTable('facility').set({ user_id: owner.id }).where('id', '=', params.id).execute()
  expect(await names()).toEqual([])
  expect((await choices()).staff.why_not).toBeNull()
})
