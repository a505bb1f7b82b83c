import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
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
