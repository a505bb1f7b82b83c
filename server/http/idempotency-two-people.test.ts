import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

it('returns to two people who use the same key their own reply each, however often they send it', async () => {
  const { app, db } = await testApp()
  const body = {
    company_name: 'Sabongari Family Clinic',
    owner_name: 'Amina Bello',
    phone_number: '0803 123 4567',
    facility_type_id: 2,
    local_gov_area_id: 541,
    address: '14 Bosso Road',
  }
  const [one, other] = [await makeOwner(db), await makeOwner(db)]
  const add = async (person: { token: string }) =>
    (await as(person, app).send(calls.addFacility, { body }, { headers: { 'idempotency-key': 'the same key' } })).reply
      .data
  const [ofOne, ofOther] = [await add(one), await add(other)]
  expect(await add(one)).toEqual(ofOne)
  expect(await add(other)).toEqual(ofOther)
  const facilities = await db
    .selectFrom('facility')
    .where('address', '=', '14 Bosso Road')
    .orderBy('id')
    .select(['id', 'user_id'])
    .execute()
  expect(facilities).toEqual([
    { id: ofOne.id, user_id: one.id },
    { id: ofOther.id, user_id: other.id },
  ])
})
