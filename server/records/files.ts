import { koboToNaira } from '@portal/domain/money.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { DocumentTable, FileTable, PaymentTable } from '../database/tables/contents.ts'
import type { CrestTable } from '../database/tables/settings.ts'

/** Writes down that a file's bytes are about to be stored, so that they are found again when nothing comes of it. */
export async function insertUnfinishedFile(db: Db, slug: string, now: Date): Promise<void> {
  await db.insertInto('unfinished_file').values({ slug, started_at: now.toISOString() }).execute()
}

/** Forgets a file of which nothing came. */
export async function deleteUnfinishedFile(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('unfinished_file').where('slug', '=', slug).execute()
}

/** The files that were begun before a moment and never finished, held by this transaction. One that is just being finished is left out. */
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

/** Says that a stored file is complete, before the row that names it is written. Its bytes stay from now on. */
async function finishFile(db: Db, slug: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('unfinished_file').where('slug', '=', slug).executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new Error('The bytes of this file may have been taken away already')
}

/** Gives a stored file to its facility. */
export async function insertFile(db: Db, file: Insertable<FileTable>): Promise<void> {
  await finishFile(db, file.slug)
  await db.insertInto('file').values(file).execute()
}

/** A file with the name of its document, or none when it is a receipt. */
export function findFile(db: Db, slug: string) {
  return db
    .selectFrom('file')
    .leftJoin('document', 'document.file_slug', 'file.slug')
    .where('slug', '=', slug)
    .select(['slug', 'media_type', 'size_bytes', 'document.name'])
    .executeTakeFirst()
}

const documentColumns = ['id', 'name', 'file_slug', 'facility_id', 'created_at'] as const

/** The documents of a facility, oldest first. */
export function documentsOf(db: Db, facilityId: number) {
  return db.selectFrom('document').where('facility_id', '=', facilityId).orderBy('id').select(documentColumns)
}

/** Adds a document. */
export function insertDocument(db: Db, document: Insertable<DocumentTable>) {
  return db.insertInto('document').values(document).returning(documentColumns).executeTakeFirstOrThrow()
}

const paymentColumns = ['id', 'amount_kobo', 'document', 'facility_id', 'created_at'] as const

/** The payments of a facility, oldest first; their amounts are in kobo. */
export function paymentsOf(db: Db, facilityId: number) {
  return db.selectFrom('payment').where('facility_id', '=', facilityId).orderBy('id').select(paymentColumns)
}

/** Adds a payment. */
export async function insertPayment(db: Db, payment: Insertable<PaymentTable>) {
  return inNaira(await db.insertInto('payment').values(payment).returning(paymentColumns).executeTakeFirstOrThrow())
}

/** A payment as the wire shows it. */
export function inNaira<P extends { amount_kobo: number }>({ amount_kobo, ...payment }: P) {
  return { ...payment, amount: koboToNaira(amount_kobo) }
}

/** Keeps a picture as one that may be the ministry's crest. Its bytes stay from now on. */
export async function insertCrest(db: Db, crest: Insertable<CrestTable>): Promise<void> {
  await finishFile(db, crest.slug)
  await db.insertInto('crest').values(crest).execute()
}

/** A picture that is or was the crest. */
export function findCrest(db: Db, slug: string) {
  return db.selectFrom('crest').where('slug', '=', slug).select(['slug', 'media_type', 'size_bytes']).executeTakeFirst()
}
