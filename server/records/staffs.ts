import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { StaffTable } from '../database/tables/contents.ts'

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

/** Adds a member of staff. */
export function insertStaff(db: Db, staff: Insertable<StaffTable>) {
  return db.insertInto('staff').values(staff).returning(wire).executeTakeFirstOrThrow()
}

/** Takes a member of staff off the list. The row stays, with who removed it and when. */
export async function removeStaff(db: Db, id: number, removedBy: number, now: Date): Promise<void> {
  await db
    .updateTable('staff')
    .set({ removed_by: removedBy, removed_at: now.toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
