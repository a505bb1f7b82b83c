import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { finishFile } from '../applications/files.ts'

/** A drawn signature of a term of office, or that there is none from a day on. */
export interface NewSignature {
  office_holder_id: number
  /** `digest` is its SHA-256 in hexadecimal digits; null if the office signs by hand. */
  picture: { slug: string; digest: string; size_bytes: number } | null
  start_date: string
  recorded_by: number
  recorded_at: string
}

/** Adds what a term of office signs with from a day on. */
export async function insertOfficeSignature(db: Db, { picture, ...row }: NewSignature): Promise<void> {
  if (picture) await finishFile(db, picture.slug)
  const stored = picture && {
    slug: picture.slug,
    sha256: Buffer.from(picture.digest, 'hex'),
    size_bytes: picture.size_bytes,
  }
  await db
    .insertInto('office_signature')
    .values({ ...row, ...stored })
    .execute()
}

/** The newest signature of a term, as the audit record names it: from which day, and the digest of the picture. */
export async function readSignatureState(db: Db, officeHolderId: number) {
  const newest = await db
    .selectFrom('office_signature')
    .where('office_holder_id', '=', officeHolderId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['start_date as signs_from', sql<string | null>`encode(sha256, 'hex')`.as('signature_sha256')])
    .executeTakeFirst()
  return newest ?? {}
}

/** How often the signature of a term was changed. */
export async function countOfficeSignatures(db: Db, officeHolderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('office_signature')
    .where('office_holder_id', '=', officeHolderId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The name of the picture with which the term of office in `office_holder` signs on a day; null if it signs by hand, and while the
 * account of its holder is disabled.
 */
export const signatureOn = (on: string) => sql<string | null>`(
  select slug from office_signature
  where not exists (
    select from user_account as holder where holder.id = office_holder.user_id and holder.disabled_at is not null
  ) and office_holder_id = office_holder.id and office_signature.start_date <= ${on}::date
  order by office_signature.start_date desc, office_signature.id desc limit 1
)`

/** The SHA-256 of the pictures of signatures, in hexadecimal digits, by their names. */
export async function listSignatureDigests(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('office_signature')
    .where('slug', 'in', [...slugs])
    .select([sql<string>`slug`.as('slug'), sql<string>`encode(sha256, 'hex')`.as('digest')])
    .execute()
  return new Map(rows.map(({ slug, digest }) => [slug, digest]))
}
