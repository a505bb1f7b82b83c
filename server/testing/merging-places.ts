import * as calls from '@portal/contract/places/calls.ts'
import { sql } from 'kysely'
import { as } from './as.ts'
import { makeFacility } from './factories.ts'
import { makeOfficer, makeOwner } from './people.ts'
import { testApp } from './test-app.ts'
import { newTestDatabase } from './test-database.ts'

/** Niger State. */
export const niger = 27

/** A state with an LGA that is about to be merged into another one: one ward of the same name in both, and one that only the first has. */
export async function mergingPlaces() {
  const { app, db } = await testApp(await newTestDatabase())
  const [person, officer] = [await makeOwner(db), as(await makeOfficer(db), app)]
  const owner = as(person, app)
  const addLga = async (list: string, state_id = niger) =>
    (await officer.send(calls.addLga, { body: { list, state_id } })).reply.data
  const addWard = async (name: string, local_gov_area_id: number) =>
    (await officer.send(calls.addWard, { body: { name, local_gov_area_id } })).reply.data
  const [old, stays] = [await addLga('Bida Old'), await addLga('Bida New')]
  const [market, river] = [await addWard('Market', old.id), await addWard('River', old.id)]
  const sameName = await addWard('MARKET', stays.id)
  const add = async (ward_id: number, more = {}) =>
    makeFacility(db, { user_id: person.id, local_gov_area_id: old.id, ward_id, ...more })
  const placeOf = (id: number) =>
    db.selectFrom('facility').where('id', '=', id).select(['local_gov_area_id', 'ward_id']).executeTakeFirstOrThrow()
  const merge = (id = old.id, into = stays.id, by = officer) =>
    by.send(calls.mergeLga, { params: { id }, body: { into } })
  const mergeWards = (id: number, into: number) => officer.send(calls.mergeWard, { params: { id }, body: { into } })
  const counted = async (view: 'facility_count' | 'registration_count', lga: number) => {
    const { rows } = await sql<{ n: number }>`
      select coalesce(sum(n), 0)::int as n from ${sql.table(view)} where local_gov_area_id = ${lga} and facility_type_id <> 0
    `.execute(db)
    return rows[0]?.n
  }
  return {
    app,
    db,
    owner,
    officer,
    person,
    addLga,
    addWard,
    old,
    stays,
    market,
    river,
    sameName,
    add,
    placeOf,
    merge,
    mergeWards,
    counted,
  }
}
