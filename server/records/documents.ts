import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { DocumentTable } from '../database/tables/contents.ts'

const wire = ['id', 'name', 'file_slug', 'facility_id', 'created_at'] as const

/** The documents of a facility, oldest first. */
export function listDocuments(db: Db, facilityId: number) {
  return db.selectFrom('document').where('facility_id', '=', facilityId).orderBy('id').select(wire).execute()
}

/** Adds a document. */
export function insertDocument(db: Db, document: Insertable<DocumentTable>) {
  return db.insertInto('document').values(document).returning(wire).executeTakeFirstOrThrow()
}
