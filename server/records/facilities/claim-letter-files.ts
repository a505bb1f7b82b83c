import { firstDayOfFiles } from '@portal/domain/facilities/claim-letter-jobs.ts'
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

/** Whether a file can be downloaded on a day. */
export function isReadyOn(today: string) {
  return sql<boolean>`(
    slug is not null and (made_at at time zone 'Africa/Lagos')::date >= ${firstDayOfFiles(today)}::date
  )`
}

function readyFiles(db: Db, today: string) {
  return db
    .selectFrom('claim_letter_file')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'claim_letter_file.local_gov_area_id')
    .where(isReadyOn(today))
    .select(['job_id', 'place', 'list as local_gov_area'])
    .select([sql<string>`slug`.as('slug'), sql<number>`size_bytes`.as('size_bytes')])
    .select([sql<string>`made_at`.as('made_at'), sql<number>`letters`.as('letters')])
}

/** A file that can be downloaded. */
export type ReadyFile = Awaited<ReturnType<typeof getLetterFile>>

/** A file that can be downloaded on a day, or `not_found`. */
export async function getLetterFile(db: Db, id: number, today: string) {
  const file = await readyFiles(db, today).where('claim_letter_file.id', '=', id).executeTakeFirst()
  return file ?? refuseMissingLetters()
}

/** The files of a job that can be downloaded on a day, in their order, or `not_found` if there is none. */
export async function listReadyFiles(db: Db, jobId: number, today: string): Promise<ReadyFile[]> {
  const files = await readyFiles(db, today).where('job_id', '=', jobId).orderBy('place').execute()
  return files.length > 0 ? files : refuse('not_found', 'No file of this job can be downloaded. Have new letters made')
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
