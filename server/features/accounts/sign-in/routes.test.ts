import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

describe('my own account', () => {
  it('shows my facilities and registrations and nobody else’s', async () => {
    const { app, db } = await testApp()
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id })
    const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    await makeRegistration(db)
    const { data } = (await as(owner, app).send(calls.showOwnAccount, {})).reply
    expect(data).toMatchObject({ id: owner.id, first_name: owner.first_name, last_name: owner.last_name })
    expect(data.facilities.map(({ id }) => id)).toEqual([facility.id])
    expect(data.facilities[0]).toMatchObject({
      facility_types: { id: 2 },
      local_gov_areas: { list: 'Bida' },
      registration: { id: registration.id, registration_status: 'active' },
    })
    expect(data.registrations.map(({ id }) => id)).toEqual([registration.id])
  })

  it('is empty for an officer', async () => {
    const { app, db } = await testApp()
    const { data } = (await as(await makeOfficer(db), app).send(calls.showOwnAccount, {})).reply
    expect(data).toMatchObject({ privilege_type: 'admin', facilities: [], registrations: [] })
  })

  it('never contains the password or its hash', async () => {
    const { app, db } = await testApp()
    const answer = await as(await makeOwner(db), app).send(calls.showOwnAccount, {})
    expect(JSON.stringify(answer.reply)).not.toMatch(/password|signs in with a token/)
  })
})
