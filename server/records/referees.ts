import type { Db } from '../database/connect.ts'

const wire = [
  'id',
  'facility_id',
  'full_name',
  'phone_number',
  'occupation',
  'designation',
  'verdict',
  'duration_of_acquaintance',
] as const

/** The referees of a facility, in the order in which they were added. */
export function listReferees(db: Db, facilityId: number) {
  return db
    .selectFrom('referee')
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(wire)
    .execute()
}
