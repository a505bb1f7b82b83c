import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const niger = 27
const agaie = 539

async function portal() {
  const { app, db } = await testApp(await newTestDatabase())
  const [account, officer] = [await makeOwner(db), as(await makeOfficer(db), app)]
  const owner = as(account, app)
  const { id } = await makeFacility(db, { user_id: account.id })
  const wardOf = async (local_gov_area_id: number) => {
    const wards = (await owner.send(calls.listWards, { params: { local_gov_area_id } })).reply.data
    return wards[0]?.id ?? 0
  }
  return { db, owner, officer, id, wardOf }
}

it('moves no approved facility to an LGA or a ward that is retired', async () => {
  const { db, owner, officer, id, wardOf } = await portal()
  await makeRegistration(db, { facility_id: id, status: 'Approved' })
  const ward_id = await wardOf(agaie)
  const move = () =>
    owner.send(changes.addChange, { params: { id }, body: { reason: 'We moved.', local_gov_area_id: agaie, ward_id } })
  const retireLga = (retired: boolean) => officer.send(calls.editLga, { params: { id: agaie }, body: { retired } })
  const retireWard = (retired: boolean) => officer.send(calls.editWard, { params: { id: ward_id }, body: { retired } })
  await retireLga(true)
  expect(await move()).toBeRefused('invalid_input', 'local_gov_area_id')
  await retireLga(false)
  await retireWard(true)
  expect(await move()).toBeRefused('invalid_input', 'ward_id')
  await retireWard(false)
  expect((await move()).reply.data.new).toMatchObject({ lga: 'Agaie', ward: expect.any(String) })
})

it('takes no LGA of a retired state for an applicant, who keeps the one stated before', async () => {
  const { db, owner, officer, id } = await portal()
  const registration = await makeRegistration(db, { facility_id: id })
  const { reply } = await owner.send(calls.listLgas, { params: { state_id: 3 } })
  const [first, second] = reply.data
  const state = (local_gov_area_id: number | undefined, state_id = 3) =>
    owner.send(corrections.changeApplicant, {
      params: { id: registration.id },
      body: {
        first_name: 'Musa',
        last_name: 'Abubakar',
        email: 'musa@example.org',
        phone_number: '0803 123 4567',
        state_id,
        local_gov_area_id,
      },
    })
  expect((await state(first?.id)).status).toBe(200)
  await officer.send(calls.editState, { params: { id: 3 }, body: { retired: true } })
  expect(await state(second?.id)).toBeRefused('invalid_input', 'local_gov_area_id')
  expect((await state(first?.id)).status).toBe(200)
  const { user } = (await owner.send(registrations.showRegistration, { params: { id: registration.id } })).reply
    .registration
  expect(user?.local_gov_area_id).toBe(first?.id)
  expect((await state(541, niger)).status).toBe(200)
})
