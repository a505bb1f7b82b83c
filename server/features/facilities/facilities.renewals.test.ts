import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

it('says of a facility whose renewal is begun beside the licence how much the renewal still needs', async () => {
  const { app, db, setClock } = await testApp()
  setClock('2026-12-01T09:00:00Z')
  const account = await makeOwner(db)
  const owner = as(account, app)
  const begun = async (company_name: string) => {
    const { id: facility_id } = await makeFacility(db, { user_id: account.id, company_name })
    await makeRegistration(db, { facility_id, status: 'Approved', expiry_date: '2026-12-31' })
    return makeRegistration(db, { facility_id, kind: 'renewal' })
  }
  await begun('A begun')
  await completeApplication(db, await begun('B complete'))
  const { data } = (await owner.send(calls.listFacilities, { query: { sort: 'name' } })).reply.data
  const shown = data.map(({ company_name, registration, renewal, missing_count }) => [
    company_name,
    registration?.kind,
    renewal?.kind,
    missing_count,
  ])
  expect(shown).toEqual([
    ['A begun', 'new', 'renewal', 11],
    ['B complete', 'new', 'renewal', 0],
  ])
  const kinds = (await owner.send(registrations.listRegistrations, {})).reply.data.map(({ kind }) => kind)
  expect(kinds).toEqual(['renewal', 'new', 'renewal', 'new'])
})
