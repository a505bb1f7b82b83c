import type { Db } from '../database/connect.ts'

const wire = ['id', 'name', 'file_slug', 'facility_id', 'created_at'] as const

/** The documents of a facility, oldest first. */
export function listDocuments(db: Db, facilityId: number) {
  return db.selectFrom('document').where('facility_id', '=', facilityId).orderBy('id').select(wire).execute()
}
