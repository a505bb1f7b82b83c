import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { AvailableFacilitiesTable } from '../database/tables/contents.ts'

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

/** Saves what a facility has in place of what was there, which stays in the history. The facility must be locked: there is one current row. */
export async function replaceAvailableFacilities(db: Db, available: Insertable<AvailableFacilitiesTable>, now: Date) {
  await db
    .updateTable('available_facilities')
    .set({ replaced_at: now.toISOString() })
    .where('facility_id', '=', available.facility_id)
    .where('replaced_at', 'is', null)
    .execute()
  return db.insertInto('available_facilities').values(available).returning(wire).executeTakeFirstOrThrow()
}
