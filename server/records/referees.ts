import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { RefereeTable } from '../database/tables/contents.ts'

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

/** Adds a referee. */
export function insertReferee(db: Db, referee: Insertable<RefereeTable>) {
  return db.insertInto('referee').values(referee).returning(wire).executeTakeFirstOrThrow()
}

/** Takes a referee off the list. The row stays, with who removed it and when. */
export async function removeReferee(db: Db, id: number, removedBy: number, now: Date): Promise<void> {
  await db
    .updateTable('referee')
    .set({ removed_by: removedBy, removed_at: now.toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
