import { oldFormStateId } from '@portal/contract/applications/registration-form.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { readSettings } from '../settings/settings.ts'

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
