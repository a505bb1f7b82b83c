import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ClaimLetterFileTable } from '../../database/tables/claims.ts'
import { finishFile, insertUnfinishedFile } from '../applications/files.ts'
import { mayHaveLetter } from './claim-letter-choice.ts'

/** A file that this server is making. With each attempt all of its letters are made anew. */
export type TakenFile = Pick<Selectable<ClaimLetterFileTable>, 'id' | 'place' | 'facility_ids' | 'attempts'>

/**
 * Takes the next file of a job that nobody has begun, or that nobody has gone on with since a moment because its server was killed.
 */
export async function takeNextFile(db: Db, jobId: number, { now, idleSince }: { now: Date; idleSince: Date }) {
  return db
    .updateTable('claim_letter_file')
    .set({ attempts: sql`attempts + 1`, begun_at: now.toISOString() })
    .where('id', '=', (next) =>
      next
        .selectFrom('claim_letter_file')
        .where('job_id', '=', jobId)
        .where('made_at', 'is', null)
        .where(sql<boolean>`(begun_at is null or begun_at < ${idleSince.toISOString()}::timestamptz)`)
        .orderBy('place')
        .limit(sql.lit(1))
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'place', 'facility_ids', 'attempts'])
    .executeTakeFirst()
}

/** Whether a file of a job is still to be made. */
export async function hasFilesToMake(db: Db, jobId: number): Promise<boolean> {
  const file = await db
    .selectFrom('claim_letter_file')
    .where('job_id', '=', jobId)
    .where('made_at', 'is', null)
    .select('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return file !== undefined
}

/** Whether a server is making a file of a job. */
export async function isFileBegun(db: Db, jobId: number, idleSince: Date): Promise<boolean> {
  const file = await db
    .selectFrom('claim_letter_file')
    .where('job_id', '=', jobId)
    .where('made_at', 'is', null)
    .where('begun_at', '>=', idleSince.toISOString())
    .select('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return file !== undefined
}

/** Notes that this server is still making a file. False if another one has taken it over meanwhile. */
export async function goOnWithFile(db: Db, { id, attempts }: TakenFile, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('claim_letter_file')
    .set({ begun_at: now.toISOString() })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('made_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Keeps others from taking a file over until the transaction ends. False if one has. */
export async function holdFile(db: Db, { id, attempts }: TakenFile): Promise<boolean> {
  const held = await db
    .selectFrom('claim_letter_file')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('made_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

interface MadeFile {
  made_at: string
  letters: number
  stored: { slug: string; size_bytes: number; digest: string } | null
}

/** Stores that a file is made. False if another server has taken it over meanwhile. */
export async function finishLetterFile(db: Db, taken: TakenFile, { stored, ...made }: MadeFile): Promise<boolean> {
  if (!(await holdFile(db, taken))) return false
  if (stored) await finishFile(db, stored.slug)
  await db
    .updateTable('claim_letter_file')
    .set(made)
    .$if(stored !== null, (update) =>
      update.set({
        slug: stored?.slug ?? null,
        size_bytes: stored?.size_bytes ?? null,
        sha256: Buffer.from(stored?.digest ?? '', 'hex'),
      }),
    )
    .where('id', '=', taken.id)
    .execute()
  return true
}

/** A facility with what its letter names, if it may have one today. Lock it before. */
export function findAddressee(db: Db, id: number, today: string) {
  return db
    .selectFrom('facility')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .where('facility.id', '=', id)
    .where(mayHaveLetter(today))
    .select(['company_name', 'owner_name', 'address', 'list as local_gov_area'])
    .executeTakeFirst()
}

/** A file with its content, to be sent. */
export function findLetterFile(db: Db, id: number) {
  return db
    .selectFrom('claim_letter_file')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'claim_letter_file.local_gov_area_id')
    .where('claim_letter_file.id', '=', id)
    .select(['job_id', 'place', 'slug', 'size_bytes', 'made_at', 'list as local_gov_area'])
    .executeTakeFirst()
}

/** Hands the contents of files that were made before a moment to the clean-up of files, which deletes them within two hours. */
export async function dropOldLetterFiles(db: Db, madeBefore: Date, now: Date): Promise<void> {
  const old = await db
    .selectFrom('claim_letter_file')
    .where('made_at', '<', madeBefore.toISOString())
    .where('slug', 'is not', null)
    .select(['id', 'slug'])
    .forUpdate()
    .execute()
  for (const { slug } of old) if (slug !== null) await insertUnfinishedFile(db, slug, now)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await db.updateTable('claim_letter_file').set({ slug: null }).where('id', 'in', ids).execute()
}
