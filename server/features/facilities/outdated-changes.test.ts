import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as places from '@portal/contract/places/calls.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { types } from '../../testing/changing-clinic.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { asked, beds, licensedHospital, okafor } from '../../testing/licensed-hospital.ts'

it('accepts no request over what a later renewal has approved, and shows what stands there now', async () => {
  const { db, send, owner, officer, params, ask, decide, page, shown, setClock } = await licensedHospital()
  const { id } = (await ask()).reply.data
  const services = { ...beds, bed_space_capacity: 35, reason: 'A new ward is open.' }
  const bedChange = (await send(owner, calls.addServicesChange, { params, body: services })).reply.data
  setClock('2026-12-01T09:00:00Z')
  const renewal = await makeRegistration(db, { facility_id: params.id, kind: 'renewal', status: 'pending' })
  const adamu = { ...okafor, full_name: 'Dr Sani Adamu', folio_number: '55555' }
  await send(owner, contents.saveOperatingOfficer, { body: { ...adamu, facility_id: params.id } })
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', renewal.id).execute()
  const approve = { body: { id: renewal.id, status: 'Approved', reason: 'Complete on paper.' } }
  expect((await send(officer, registrations.decideRegistration, approve)).status).toBe(200)

  const seen = await page(id, officer)
  expect([seen.outdated, seen.offered]).toEqual(['This has changed since it was asked for', ['Refuse change']])
  expect(seen.changed_since).toEqual([
    { field: 'full_name', before: 'Dr Musa Bala', after: 'Dr Sani Adamu' },
    { field: 'phone_number', before: '+2348031112233', after: '+2348061112233' },
    { field: 'folio_number', before: 'MDCN/R/11111', after: '55555' },
  ])
  const refusal = await decide(id, 'accepted')
  expect([refusal.status, refusal.problem?.detail]).toEqual([
    409,
    'This has changed since it was asked for. Refuse it, so that the owner asks again',
  ])
  expect((await shown()).operating_officer?.full_name).toBe('Dr Sani Adamu')
  expect((await decide(id, 'refused')).status).toBe(200)
  expect(await page(id, officer)).toMatchObject({ outdated: null, changed_since: [] })

  // What is as it was can still be accepted.
  expect((await decide(bedChange.id, 'accepted')).status).toBe(200)
  expect((await shown()).available_facilities?.bed_space_capacity).toBe(35)
})

it('checks the new operating officer again, because the type may have changed', async () => {
  const { db, params, ask, decide, page, officer, shown } = await licensedHospital()
  const { id } = (await ask(undefined, { ...asked, folio_number: 'MDCN/R/45678' })).reply.data
  // A maternity home is asked for no folio.
  const other = { facility_type_id: types.maternity }
  await db.updateTable('facility').set(other).where('id', '=', params.id).execute()
  await db.updateTable('registration').set(other).where('facility_id', '=', params.id).execute()
  const refusal = await decide(id, 'accepted')
  expect([refusal.status, refusal.problem?.detail]).toEqual([
    409,
    'The operating officer who was asked for does not have what the type of the facility asks for now. Refuse it, so that the owner asks again',
  ])
  expect((await page(id, officer)).offered).toEqual(['Refuse change'])
  expect((await shown()).operating_officer?.full_name).toBe('Dr Musa Bala')
})

it('accepts a request although a place was renamed since, and shows its present name', async () => {
  const { app, db, officer, owner, params, send, decide, page, shown } = await licensedHospital()
  const { local_gov_areas } = await shown()
  const { id: ward_id } = await db
    .selectFrom('ward')
    .where('local_gov_area_id', '=', local_gov_areas.id)
    .select('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('facility').set({ ward_id }).where('id', '=', params.id).execute()
  const body = { address: '3 Paiko Road, Minna', reason: 'We moved.' }
  const { id } = (await send(owner, changes.addChange, { params, body })).reply.data
  const list = `${local_gov_areas.list} Renamed`
  const rename = { params: { id: local_gov_areas.id }, body: { list } }
  expect((await as(officer, app).send(places.editLga, rename)).status).toBe(200)
  const ward = { params: { id: ward_id }, body: { name: 'Ward with another name' } }
  expect((await as(officer, app).send(places.editWard, ward)).status).toBe(200)
  expect(await page(id, officer)).toMatchObject({ outdated: null, changed_since: [] })
  expect((await decide(id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ address: '3 Paiko Road, Minna', ward_name: 'Ward with another name' })
  expect((await shown()).local_gov_areas.list).toBe(list)
})
