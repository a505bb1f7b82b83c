import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'

/** Which places a list has: those that are offered, or the retired ones too. */
interface Listed {
  withRetired?: boolean
}

/** Every state, by name. */
export function listStates(db: Db, { withRetired = false }: Listed = {}) {
  return db
    .selectFrom('state')
    .$if(!withRetired, (states) => states.where('retired_at', 'is', null))
    .selectAll()
    .orderBy('name')
    .execute()
}

/** A state, if it exists, retired or not. */
function findState(db: Db, id: number) {
  return db.selectFrom('state').where('id', '=', id).selectAll().executeTakeFirst()
}

/** A state that can be chosen. */
export async function findOfferedState(db: Db, id: number) {
  const state = await findState(db, id)
  return state && state.retired_at === null ? state : undefined
}

/** A state, or `not_found`. */
export async function getState(db: Db, id: number) {
  return (await findState(db, id)) ?? refuse('not_found', 'This state does not exist')
}

/** Adds a state; undefined when the name exists. */
export function insertState(db: Db, state: { name: string }) {
  return db
    .insertInto('state')
    .values(state)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The local government areas of a state, by name. */
export function listLgas(db: Db, stateId: number, { withRetired = false }: Listed = {}) {
  return db
    .selectFrom('local_gov_area')
    .where('state_id', '=', stateId)
    .$if(!withRetired, (lgas) => lgas.where('retired_at', 'is', null))
    .selectAll()
    .orderBy('list')
    .execute()
}

/** The local government areas with these ids, by name. */
export function listLgasById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('local_gov_area')
    .where('id', 'in', [0, ...ids])
    .selectAll()
    .orderBy('list')
    .execute()
}

/** A local government area, if it exists, retired or not. */
export function findLga(db: Db, id: number) {
  return db.selectFrom('local_gov_area').where('id', '=', id).selectAll().executeTakeFirst()
}

/** A ward, if it exists, retired or not. */
export function findWard(db: Db, id: number) {
  return db.selectFrom('ward').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Adds a local government area; undefined when its state has one with that name. */
export function insertLga(db: Db, lga: { list: string; state_id: number }) {
  return db
    .insertInto('local_gov_area')
    .values(lga)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The wards of a local government area, by name. */
export function listWards(db: Db, lgaId: number, { withRetired = false }: Listed = {}) {
  return db
    .selectFrom('ward')
    .where('local_gov_area_id', '=', lgaId)
    .$if(!withRetired, (wards) => wards.where('retired_at', 'is', null))
    .selectAll()
    .orderBy('name')
    .execute()
}

/** The wards of all local government areas of a state, by name. */
export function listWardsOfState(db: Db, stateId: number) {
  return db
    .selectFrom('ward')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'ward.local_gov_area_id')
    .where('local_gov_area.state_id', '=', stateId)
    .selectAll('ward')
    .orderBy('ward.name')
    .execute()
}

/** Adds a ward; undefined when its local government area has one with that name. */
export function insertWard(db: Db, ward: { name: string; local_gov_area_id: number }) {
  return db
    .insertInto('ward')
    .values(ward)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst()
}
