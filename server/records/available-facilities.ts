import type { Db } from '../database/connect.ts'

const wire = [
  'id',
  'facility_id',
  'bed_space_capacity',
  'no_of_wards',
  'no_of_consulting_rooms',
  'no_of_toilets',
  'source_of_water',
  'electricity_supply',
  'mode_of_waste_management',
  'medical_record',
  'available_fac',
] as const

/** What a facility has, as saved last. */
export function findAvailableFacilities(db: Db, facilityId: number) {
  return db
    .selectFrom('available_facilities')
    .where('facility_id', '=', facilityId)
    .where('replaced_at', 'is', null)
    .select(wire)
    .executeTakeFirst()
}
