import type { Db } from '../database/connect.ts'

const wire = [
  'id',
  'facility_id',
  'full_name',
  'phone_number',
  'staff_category_type',
  'cadre',
  'designation',
  'highest_qualification',
  'rank',
  'time',
] as const

/** The staff of a facility, in the order in which they were added. */
export function listStaffs(db: Db, facilityId: number) {
  return db
    .selectFrom('staff')
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(wire)
    .execute()
}
