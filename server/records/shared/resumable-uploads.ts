import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ResumableUploadTable } from '../../database/tables/contents.ts'

/** Whose upload it is, and which call with which facility may finish it. */
export interface UploadTarget {
  user_id: number
  call: string
  facility_id: number
}

/** Records an upload that begins. One with the same id stays as it is. */
export async function insertUpload(db: Db, upload: Insertable<ResumableUploadTable>): Promise<void> {
  await db
    .insertInto('resumable_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** An unfinished upload that was begun after the given time. */
export function findUpload(db: Db, id: string, begunAfter: Date) {
  return db
    .selectFrom('resumable_upload')
    .where('id', '=', id)
    .where('started_at', '>', begunAfter.toISOString())
    .select(['id', 'user_id', 'call', 'facility_id', 'size_bytes', 'started_at'])
    .executeTakeFirst()
}

/** The number of unfinished uploads of a person, and the bytes of all unfinished uploads of everybody. */
export async function countUploads(db: Db, userId: number): Promise<{ own: number; bytes: number }> {
  const { rows } = await sql<{ own: number; bytes: number }>`
    select
      count(*) filter (where user_id = ${userId})::int as own,
      coalesce(sum(size_bytes), 0)::bigint as bytes
    from resumable_upload
  `.execute(db)
  return rows[0] ?? { own: 0, bytes: 0 }
}

/** Deletes an upload for the call that takes its file over. Only the first of several concurrent calls succeeds. */
export async function takeUpload(db: Db, id: string, { user_id, call, facility_id }: UploadTarget): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resumable_upload')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('call', '=', call)
    .where('facility_id', '=', facility_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes the record of an upload. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('resumable_upload').where('id', '=', id).execute()
}

/** Deletes the records of uploads that were begun before the given time. */
export async function deleteUploadsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('resumable_upload').where('started_at', '<', before.toISOString()).execute()
}
