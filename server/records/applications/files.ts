import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { DocumentTable, FileTable } from '../../database/tables/contents.ts'
import type { CrestTable } from '../../database/tables/settings.ts'

/** Records that a file is about to be stored, so that it can be deleted if it is never finished. */
export async function insertUnfinishedFile(db: Db, slug: string, now: Date): Promise<void> {
  await db.insertInto('unfinished_file').values({ slug, started_at: now.toISOString() }).execute()
}

/** Deletes the record of an unfinished file. */
export async function deleteUnfinishedFile(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('unfinished_file').where('slug', '=', slug).execute()
}

/** Locks and returns the unfinished files that were begun before the given time. Skips one that is being finished. */
export async function lockUnfinishedFiles(db: Db, before: Date): Promise<string[]> {
  const files = await db
    .selectFrom('unfinished_file')
    .where('started_at', '<', before.toISOString())
    .orderBy('slug')
    .limit(sql.lit(100))
    .select('slug')
    .forUpdate()
    .skipLocked()
    .execute()
  return files.map(({ slug }) => slug)
}

/** Marks a stored file as finished, before its own row is inserted. From now on it is not swept. */
export async function finishFile(db: Db, slug: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('unfinished_file').where('slug', '=', slug).executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new Error('This file may have been deleted already')
}

/** Adds a stored file to its facility. `digest` is its SHA-256 in hexadecimal digits. */
export async function insertFile(
  db: Db,
  { digest, ...file }: Omit<Insertable<FileTable>, 'sha256'> & { digest: string },
): Promise<void> {
  await finishFile(db, file.slug)
  await db
    .insertInto('file')
    .values({ ...file, sha256: Buffer.from(digest, 'hex') })
    .execute()
}

/** A file with the name of its document, or what it is; null for one that supports a reply, a request or a representation. */
export function findFile(db: Db, slug: string) {
  return db
    .selectFrom('file')
    .leftJoin('document', 'document.file_slug', 'file.slug')
    .leftJoin('answer_evidence', 'answer_evidence.file_slug', 'file.slug')
    .leftJoin('payment', 'payment.document', 'file.slug')
    .where('slug', '=', slug)
    .select(['slug', 'media_type', 'size_bytes'])
    .select(
      sql<string | null>`coalesce(
        document.name,
        case when payment.id is not null then 'Receipt' when answer_evidence.id is not null then 'Evidence' end
      )`.as('name'),
    )
    .executeTakeFirst()
}

const documentColumns = [
  'id',
  'name',
  'file_slug',
  'facility_id',
  'expires_on',
  'created_at',
  'staff_id',
  sql<string | null>`(select full_name from staff where staff.id = document.staff_id)`.as('staff_name'),
] as const

/** The documents of a facility, oldest first. */
export function documentsOf(db: Db, facilityId: number) {
  return db
    .selectFrom('document')
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(documentColumns)
}

/** The SHA-256 of a file in hexadecimal digits, by which snapshots name it. */
export const sha256Of = (slug: 'file_slug' | 'document') =>
  sql<string | null>`(select encode(sha256, 'hex') from file where file.slug = ${sql.ref(slug)})`.as('sha256')

/**
 * The documents of a facility with the SHA-256 of each, as a snapshot stores them. A document of the facility says nothing of staff, so
 * that it reads like one that was stored before staff had documents.
 */
export function suppliedDocumentsOf(db: Db, facilityId: number): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(
      to_jsonb(supplied) - case when staff_id is null then '{staff_id,staff_name}'::text[] else '{}' end order by id
    ), '[]')
    from (${documentsOf(db, facilityId).select(sha256Of('file_slug'))}) as supplied
  )`
}

/** The document of a file; undefined for a receipt, and when the document was removed. */
export function findDocument(db: Db, slug: string) {
  return db
    .selectFrom('document')
    .where('file_slug', '=', slug)
    .where('removed_at', 'is', null)
    .select(documentColumns)
    .executeTakeFirst()
}

/** Changes the last day of a document. */
export function updateDocument(db: Db, id: number, changed: { expires_on: string | null }) {
  return db
    .updateTable('document')
    .set(changed)
    .where('id', '=', id)
    .returning(documentColumns)
    .executeTakeFirstOrThrow()
}

/** Adds a document. */
export function insertDocument(db: Db, document: Insertable<DocumentTable>) {
  return db.insertInto('document').values(document).returning(documentColumns).executeTakeFirstOrThrow()
}

/** Adds a picture that can be the ministry's crest. */
export async function insertCrest(db: Db, crest: Insertable<CrestTable>): Promise<void> {
  await finishFile(db, crest.slug)
  await db.insertInto('crest').values(crest).execute()
}

/** A present or former crest. */
export function findCrest(db: Db, slug: string) {
  return db.selectFrom('crest').where('slug', '=', slug).select(['slug', 'media_type', 'size_bytes']).executeTakeFirst()
}
