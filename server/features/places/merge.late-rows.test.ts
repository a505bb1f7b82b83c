import '../../testing/matchers.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { moveMerged } from '../../jobs/move-merged-places.ts'
import { lockPlaces, markMerged } from '../../records/places/merge-places.ts'
import { moveSome } from '../../records/places/move-to-merged.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { mergingPlaces, niger } from '../../testing/merging-places.ts'
import { addConcernRows } from '../../testing/schema/concern-rows.ts'

const clock = () => new Date()

/** Puts the applicant of a registration at a place. Returns how to read where the applicant is. */
async function applicantAt(db: Db, registration_id: number, place: { local_gov_area_id: number; ward_id: number }) {
  await db.updateTable('applicant').set(place).where('registration_id', '=', registration_id).execute()
  return () =>
    db
      .selectFrom('applicant')
      .where('registration_id', '=', registration_id)
      .select(['local_gov_area_id', 'ward_id'])
      .executeTakeFirstOrThrow()
}

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'moves a facility whose form waited while its ward was merged',
  async () => {
    const { db, owner, old, market, river, placeOf } = await mergingPlaces()
    const merging = await db.startTransaction().execute()
    await lockPlaces(merging, 'ward', [market.id, river.id])
    const form = {
      company_name: 'Late Clinic',
      owner_name: 'Amina Bello',
      phone_number: '0803 123 4567',
      facility_type_id: 2,
      local_gov_area_id: old.id,
      ward_id: market.id,
      address: '14 Bosso Road',
    }
    const adding = owner.send(facilities.addFacility, { body: form })
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    const at = new Date().toISOString()
    await markMerged(merging, 'ward', { id: market.id, into: river.id, at })
    expect(await moveSome(merging, { table: 'ward', id: market.id }, { limit: 500, at })).toBe(true)
    await merging.commit().execute()
    const { id } = (await adding).reply.data
    expect(await placeOf(id)).toEqual({ local_gov_area_id: old.id, ward_id: market.id })
    await moveMerged(db, { clock })
    expect(await placeOf(id)).toEqual({ local_gov_area_id: old.id, ward_id: river.id })
    expect(await moveMerged(db, { clock })).toBe(0)
  },
)

it('moves a facility and an applicant that came to a ward after it was merged', async () => {
  const { db, old, market, river, add, placeOf, mergeWards } = await mergingPlaces()
  await mergeWards(market.id, river.id)
  const { id } = await add(market.id)
  const registration = await makeRegistration(db, { facility_id: id })
  const applicant = await applicantAt(db, registration.id, { local_gov_area_id: old.id, ward_id: market.id })
  await moveMerged(db, { clock })
  expect(await placeOf(id)).toEqual({ local_gov_area_id: old.id, ward_id: river.id })
  expect(await applicant()).toEqual({ local_gov_area_id: old.id, ward_id: river.id })
  expect(await moveMerged(db, { clock })).toBe(0)
})

it('moves people and concerns that came to an LGA after it was merged', async () => {
  const { db, person, old, stays, market, sameName, merge, add } = await mergingPlaces()
  const facility = await add(sameName.id, { local_gov_area_id: stays.id })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await merge()
  const late = { local_gov_area_id: old.id }
  const applicant = await applicantAt(db, registration.id, { ...late, ward_id: market.id })
  await moveMerged(db, { clock })
  expect(await applicant()).toEqual({ local_gov_area_id: stays.id, ward_id: sameName.id })

  await db
    .updateTable('user_account')
    .set({ state_id: niger, ...late })
    .where('id', '=', person.id)
    .execute()
  await moveMerged(db, { clock })
  const account = db.selectFrom('user_account').where('id', '=', person.id).select('local_gov_area_id')
  expect(await account.executeTakeFirstOrThrow()).toEqual({ local_gov_area_id: stays.id })

  const concern = await addConcernRows(db, { facility_id: facility.id, actor_id: person.id })
  await db.updateTable('concern').set(late).where('id', '=', concern).execute()
  await moveMerged(db, { clock })
  const place = db.selectFrom('concern').where('id', '=', concern).select('local_gov_area_id')
  expect(await place.executeTakeFirstOrThrow()).toEqual({ local_gov_area_id: stays.id })
  expect(await moveMerged(db, { clock })).toBe(0)
})
