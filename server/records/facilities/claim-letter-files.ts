import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { lastDayOfFile } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ClaimLetterFileTable } from '../../database/tables/claims.ts'
import { finishFile, insertUnfinishedFile } from '../applications/files.ts'
import { mayHaveLetter } from './claim-letter-choice.ts'

/** A file that this server is making. With each attempt all of its letters are made anew. */
export type TakenFile = Pick<Selectable<ClaimLetterFileTable>, 'id' | 'place' | 'facility_ids' | 'attempts'>

interface Asked {
  jobId: number
  /** Of a job that was stopped: only files that a server has begun, whose facilities have lost their codes. */
  isStopped: boolean
}

function filesToMake(db: Db, { jobId, isStopped }: Asked) {
  return db
    .selectFrom('claim_letter_file')
    .where('job_id', '=', jobId)
    .where('made_at', 'is', null)
    .where('attempts', '>=', isStopped ? 1 : 0)
    .orderBy('place')
    .limit(sql.lit(1))
    .select('id')
}

/**
 * Takes the next file of a job that nobody has begun, or that nobody has gone on with since a moment because its server was killed.
 */
export async function takeNextFile(db: Db, asked: Asked, { now, idleSince }: { now: Date; idleSince: Date }) {
  const next = filesToMake(db, asked)
    .where(sql<boolean>`(begun_at is null or begun_at < ${idleSince.toISOString()}::timestamptz)`)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('claim_letter_file')
    .set({ attempts: sql`attempts + 1`, begun_at: now.toISOString() })
    .where('id', '=', next)
    .returning(['id', 'place', 'facility_ids', 'attempts'])
    .executeTakeFirst()
}

/** Whether a file of a job is still to be made, or is being made. */
export async function hasFilesToMake(db: Db, asked: Asked): Promise<boolean> {
  return (await filesToMake(db, asked).executeTakeFirst()) !== undefined
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

/** A file that can be downloaded on a day, or `not_found`. */
export async function getLetterFile(db: Db, id: number, today: string) {
  const file = await db
    .selectFrom('claim_letter_file')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'claim_letter_file.local_gov_area_id')
    .where('claim_letter_file.id', '=', id)
    .select(['job_id', 'place', 'slug', 'size_bytes', 'made_at', 'list as local_gov_area'])
    .executeTakeFirst()
  if (!file) return refuseMissingLetters()
  const { slug, size_bytes, made_at } = file
  if (slug === null || size_bytes === null || made_at === null) return refuseMissingLetters()
  if (today > lastDayOfFile(lagosDate(Date.parse(made_at)))) return refuseMissingLetters()
  return { ...file, slug, size_bytes }
}

/** The content is deleted, was not in the backup that was restored, or never was. */
export function refuseMissingLetters(): never {
  return refuse('not_found', 'This file of letters is not there any more. Have new letters made')
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
