import { expect } from '@playwright/test'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { as } from '@portal/server/testing/as.ts'
import { completeApplication } from '@portal/server/testing/complete-application.ts'
import { bida } from '@portal/server/testing/factories.ts'
import { makeOfficer, makeOwner } from '@portal/server/testing/people.ts'
import type { TestApp } from '@portal/server/testing/test-app.ts'

const approvalDay = '2024-03-14T09:00:00Z'

/** A facility that was approved in 2024, with its owner and the officer. */
export async function approvedFacility({ app, db, setClock }: TestApp) {
  setClock(approvalDay)
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const added = await as(owner, app).send(facilities.addFacility, {
    body: {
      company_name: 'Alheri Clinic',
      owner_name: 'Amina Bello',
      phone_number: '0803 123 4567',
      facility_type_id: 2,
      local_gov_area_id: bida,
      address: '12 Market Road, Bida',
    },
  })
  const facility = added.reply.data
  const started = await as(owner, app).send(registrations.startRegistration, { body: { facility_id: facility.id } })
  const { id } = started.reply.data
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  await as(owner, app).send(registrations.submitRegistration, { params: { id } })
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  await as(officer, app).send(registrations.considerRegistration, { params: { id }, body: verdicts })
  const decided = await as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
  expect(decided.reply.data.expiry_date).toBe('2024-12-31')
  return { owner, officer, facility, id }
}
