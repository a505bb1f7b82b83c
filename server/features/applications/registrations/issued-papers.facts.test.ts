import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { operatingOfficer } from '../../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

it('names on every paper whoever is the operating officer on its day, and nobody who was replaced before', async () => {
  const { app, db, setClock } = await testApp()
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, facility_type_id: 3, owner_name: 'Alheri Limited' })
  const { id } = await makeRegistration(db, { facility_id: facility.id })
  const replaceBy = (full_name: string) =>
    as(owner, app).send(contents.saveOperatingOfficer, {
      body: { ...operatingOfficer, full_name, facility_id: facility.id },
    })
  const decide = async (status: 'Temporarily approved' | 'Approved' | 'declined') =>
    expect((await as(officer, app).send(calls.decideRegistration, { body: { id, status } })).status).toBe(200)
  const statement = async () => (await as(owner, app).send(certificates.showStatement, { params: { id } })).reply.data
  setClock('2026-06-15T09:00:00Z')
  for (const name of ['Dr Ngozi Okafor', 'Dr Ibrahim Musa', 'Dr Aisha Bello']) {
    expect((await replaceBy(name)).status).toBe(201)
  }
  await decide('Temporarily approved')
  const place = { facility_name: facility.company_name, category: 'Maternity Home', lga: 'Bida' }
  const printed = { ...place, address: '12 Market Road, Bida', owner_name: 'Alheri Limited' }
  expect(await statement()).toMatchObject({ ...printed, operating_officer: 'Dr Aisha Bello' })
  await decide('declined')
  expect((await replaceBy('Dr Sani Umar')).status).toBe(201)
  await decide('Approved')
  const { data } = (await as(owner, app).send(certificates.showCertificate, { params: { id } })).reply
  expect(data).toMatchObject({ ...printed, operating_officer: 'Dr Sani Umar' })
})

it('bears the ministry, its address and its officers as of the day of each issue', async () => {
  const { app, db, setClock } = await testApp()
  const account = await makeOfficer(db)
  const officer = as(account, app)
  const { id: facility_id } = await makeFacility(db, { user_id: null })
  const { id } = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  const recorded = { recorded_by: account.id, recorded_at: '2026-01-02T09:00:00Z' }
  await db
    .insertInto('setting_change')
    .values([
      { key: 'ministry_name', value: '"Ministry of Health and Hygiene"', start_date: '2026-07-01', ...recorded },
      { key: 'ministry_address', value: '"1 New Secretariat, Minna"', start_date: '2026-07-01', ...recorded },
    ])
    .execute()
  const term = { title: 'Hon. Commissioner', ...recorded } as const
  await db
    .insertInto('office_holder')
    .values([
      { ...term, name: 'Dr Amina Sule', start_date: '2026-01-01', end_date: '2026-06-30' },
      { ...term, name: 'Dr Garba Isa', start_date: '2026-07-01', end_date: null },
    ])
    .execute()
  const shown = async () => {
    const { data } = (await officer.send(certificates.showCertificate, { params: { id } })).reply
    const { issue, issue_date, reissued_on, ministry, ministry_address, address, signatories } = data
    const commissioner = signatories.find(({ title }) => title === 'Hon. Commissioner')?.name
    return [issue, issue_date, reissued_on, ministry, ministry_address, address, commissioner]
  }
  setClock('2026-06-30T22:59:00Z')
  await officer.send(calls.decideRegistration, { body: { id, status: 'Approved' } })
  const first = [1, '2026-06-30', null, 'Niger State Ministry of Health', expect.any(String), '12 Market Road, Bida']
  expect(await shown()).toEqual([...first, 'Dr Amina Sule'])
  setClock('2026-06-30T23:00:00Z')
  expect(await shown()).toEqual([...first, 'Dr Amina Sule'])
  const body = { reason: 'They moved.', address: '3 Bosso Road, Bida' }
  expect((await officer.send(changes.recordChange, { params: { id: facility_id }, body })).status).toBe(200)
  const present = ['Ministry of Health and Hygiene', '1 New Secretariat, Minna', '3 Bosso Road, Bida', 'Dr Garba Isa']
  expect(await shown()).toEqual([2, '2026-06-30', '2026-07-01', ...present])
})
