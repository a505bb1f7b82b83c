import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { readSettings } from './settings.ts'

/** Where a facility is and what it is, as somebody states it. */
export interface StatedPlace {
  facility_type_id: number
  state_id?: number | null
  local_gov_area_id: number
  ward_id?: number | null
}

/** The names under which a form has these fields; the full registration form has its own. */
export type PlaceFields = Record<'state_id' | 'local_gov_area_id' | 'ward_id', string>

const ownNames = {
  state_id: 'state_id',
  local_gov_area_id: 'local_gov_area_id',
  ward_id: 'ward_id',
} as const satisfies PlaceFields

/** Refuses a facility of a type that does not exist, outside the home state, or in a ward of another LGA. */
export async function checkFacilityPlace(
  { db, today }: { db: Db; today: string },
  stated: StatedPlace,
  names: PlaceFields = ownNames,
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
  if (stated.state_id && stated.state_id !== home_state_id) {
    errors[names.state_id] = ['Choose the state of this ministry']
  }
  if (!(await isLgaOf(db, stated.local_gov_area_id, home_state_id)))
    errors[names.local_gov_area_id] = ['Choose an LGA of this state']
  if (stated.ward_id && !(await isWardOf(db, stated.ward_id, stated.local_gov_area_id))) {
    errors[names.ward_id] = ['Choose a ward of this LGA']
  }
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
}

/** Whether a ward lies in an LGA. */
export async function isWardOf(db: Db, wardId: number, lgaId: number): Promise<boolean> {
  const ward = await db
    .selectFrom('ward')
    .where('id', '=', wardId)
    .where('local_gov_area_id', '=', lgaId)
    .select('id')
    .executeTakeFirst()
  return ward !== undefined
}

/** Whether an LGA lies in a state. */
export async function isLgaOf(db: Db, lgaId: number, stateId: number): Promise<boolean> {
  const lga = await db
    .selectFrom('local_gov_area')
    .where('id', '=', lgaId)
    .where('state_id', '=', stateId)
    .select('id')
    .executeTakeFirst()
  return lga !== undefined
}
