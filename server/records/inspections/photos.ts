import type { InspectionPhoto } from '@portal/contract/inspections/finding.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionPhotoTable } from '../../database/tables/inspections.ts'
import { finishFile } from '../applications/files.ts'

function photos(db: Db) {
  return db
    .selectFrom('inspection_photo as photo')
    .innerJoin('user_account', 'user_account.id', 'taken_by')
    .where('removed_at', 'is', null)
    .select(['photo.id', 'key', 'sub_list_id', 'size_bytes', 'taken_at', 'latitude', 'longitude', 'accuracy_m'])
    .select([
      sql<string>`encode(sha256, 'hex')`.as('sha256'),
      sql<string>`first_name || ' ' || last_name`.as('taken_by'),
    ])
}

/** The photos of an inspection that were not removed, in the order in which they arrived. */
export function listPhotos(db: Db, inspectionId: number): Promise<InspectionPhoto[]> {
  return photos(db).where('inspection_id', '=', inspectionId).orderBy('photo.id').execute()
}

/** A photo of an inspection by the key that its phone gave to it, also one that was removed. */
export function findPhotoByKey(db: Db, inspectionId: number, key: string) {
  return photos(db).clearWhere().where('inspection_id', '=', inspectionId).where('key', '=', key).executeTakeFirst()
}

/** A photo of an inspection that was not removed. */
export function findPhoto(db: Db, inspectionId: number, id: number) {
  return photos(db)
    .where('inspection_id', '=', inspectionId)
    .where('photo.id', '=', id)
    .select('photo.slug')
    .executeTakeFirst()
}

/** How many photos an inspection has, and how many of them show a question. */
export function countPhotos(db: Db, inspectionId: number, subListId: number | null) {
  return db
    .selectFrom('inspection_photo')
    .where('inspection_id', '=', inspectionId)
    .where('removed_at', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where sub_list_id = ${subListId}::int))::int`.as('of_question'),
    ])
    .executeTakeFirstOrThrow()
}

/** Adds a photo, whose file is stored. Returns its id. */
export async function insertPhoto(db: Db, photo: Insertable<InspectionPhotoTable>): Promise<number> {
  await finishFile(db, photo.slug)
  const { id } = await db.insertInto('inspection_photo').values(photo).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Marks a photo as removed. Its file stays, because the audit record names it. */
export async function removePhoto(db: Db, id: number, { by, at }: { by: number; at: string }): Promise<void> {
  await db.updateTable('inspection_photo').set({ removed_at: at, removed_by: by }).where('id', '=', id).execute()
}

/** The file of a photo that was not removed, with its inspection, by the name of the file. */
export function findPhotoFile(db: Db, slug: string) {
  return db
    .selectFrom('inspection_photo')
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .select(['id', 'inspection_id', 'size_bytes'])
    .select([sql<'image/jpeg'>`'image/jpeg'`.as('media_type'), sql<string>`'Photo of an inspection'`.as('name')])
    .executeTakeFirst()
}
