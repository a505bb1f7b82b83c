import { oldFormStateId } from '@portal/contract/forms/registration-form.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { readSettings } from './settings.ts'

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

/** The type and place of a facility, not checked yet. */
export interface StatedPlace {
  facility_type_id: number
  state_id?: number | null
  local_gov_area_id: number
  ward_id?: number | null
  latitude?: number | null
  longitude?: number | null
}

/** Where a facility or a person is now. It may stay there, also after the place was retired. */
export interface PresentPlace {
  local_gov_area_id?: number | null
  ward_id?: number | null
}

/** The form's names of these fields. The full registration form has its own. */
export type PlaceFields = Record<'state_id' | 'local_gov_area_id' | 'ward_id', string>

const ownNames = {
  state_id: 'state_id',
  local_gov_area_id: 'local_gov_area_id',
  ward_id: 'ward_id',
} as const satisfies PlaceFields

/** Refuses a facility of a type that does not exist, outside the home state, or in a ward of another LGA, or with half a position. */
export async function checkFacilityPlace(
  { db, today }: { db: Db; today: string },
  stated: StatedPlace,
  { names = ownNames, present }: { names?: PlaceFields; present?: PresentPlace } = {},
): Promise<void> {
  const { home_state_id } = await readSettings(db, today)
  const errors: Record<string, string[]> = {}
  const type = await db
    .selectFrom('facility_type')
    .where('id', '=', stated.facility_type_id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!type) errors.facility_type_id = ['Choose a type of facility from the list']
  const isInHomeState = await isLgaOf(db, stated.local_gov_area_id, home_state_id, present?.local_gov_area_id)
  const isOldForms = stated.state_id === oldFormStateId && isInHomeState
  if (stated.state_id && stated.state_id !== home_state_id && !isOldForms) {
    errors[names.state_id] = ['Choose the state of this ministry']
  }
  if (!isInHomeState) errors[names.local_gov_area_id] = ['Choose an LGA of this state']
  if (stated.ward_id && !(await isWardOf(db, stated.ward_id, stated.local_gov_area_id, present?.ward_id))) {
    errors[names.ward_id] = ['Choose a ward of this LGA']
  }
  const { latitude = null, longitude = null } = stated
  if (latitude === null && longitude !== null) errors.latitude = ['Enter the latitude too']
  if (longitude === null && latitude !== null) errors.longitude = ['Enter the longitude too']
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
}

/** Refuses a place outside the home state, or a ward of another LGA. Returns the names of the place. */
export async function checkMove(
  { db, today }: { db: Db; today: string },
  { local_gov_area_id, ward_id }: { local_gov_area_id: number; ward_id: number | null },
): Promise<{ lga: string; ward: string | null }> {
  const { home_state_id } = await readSettings(db, today)
  const found = await db
    .selectFrom('local_gov_area')
    .leftJoin('ward', (join) =>
      join
        .onRef('ward.local_gov_area_id', '=', 'local_gov_area.id')
        .on('ward.id', '=', ward_id ?? 0)
        .on('ward.retired_at', 'is', null),
    )
    .where('local_gov_area.id', '=', local_gov_area_id)
    .where('local_gov_area.retired_at', 'is', null)
    .where('state_id', '=', home_state_id)
    .select(['local_gov_area.list as lga', 'ward.name as ward'])
    .executeTakeFirst()
  const refuseField = (field: string, sentence: string): never =>
    refuse('invalid_input', 'Check what you entered', { errors: { [field]: [sentence] } })
  if (!found) return refuseField('local_gov_area_id', 'Choose an LGA of this state')
  if (ward_id !== null && found.ward === null) return refuseField('ward_id', 'Choose a ward of this LGA')
  return found
}

/** Whether a ward of an LGA can be chosen: it is not retired, or the present one. */
export async function isWardOf(db: Db, wardId: number, lgaId: number, presentId?: number | null): Promise<boolean> {
  const ward = await db
    .selectFrom('ward')
    .where('id', '=', wardId)
    .where('local_gov_area_id', '=', lgaId)
    .$if(wardId !== presentId, (wards) => wards.where('retired_at', 'is', null))
    .select('id')
    .executeTakeFirst()
  return ward !== undefined
}

/** Whether an LGA of a state can be chosen: neither is retired, or it is the present one. */
export async function isLgaOf(db: Db, lgaId: number, stateId: number, presentId?: number | null): Promise<boolean> {
  const lga = await db
    .selectFrom('local_gov_area')
    .innerJoin('state', 'state.id', 'local_gov_area.state_id')
    .where('local_gov_area.id', '=', lgaId)
    .where('state_id', '=', stateId)
    .$if(lgaId !== presentId, (lgas) =>
      lgas.where('local_gov_area.retired_at', 'is', null).where('state.retired_at', 'is', null),
    )
    .select('local_gov_area.id')
    .executeTakeFirst()
  return lga !== undefined
}
