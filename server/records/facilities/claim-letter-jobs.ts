import type { ClaimLetterFilters } from '@portal/contract/facilities/claim-letter-job.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import {
  type FileOfLetters,
  lastDayOfFile,
  stateOfClaimLetterFile,
  stateOfClaimLetterJob,
} from '@portal/domain/facilities/claim-letter-jobs.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { isReadyOn } from './claim-letter-files.ts'

interface NewJob {
  asked_by: number
  asked_at: string
  filters: ClaimLetterFilters
  leave_out_days: number | null
  host: string
}

/** Locks the jobs until the transaction ends, so that of two officers one starts a job. Whether one is running. */
export async function lockRunningJob(db: Db): Promise<boolean> {
  await sql`lock table claim_letter_job in share row exclusive mode`.execute(db)
  return (await findRunningJob(db)) !== undefined
}

/** The job that has not ended. */
export function findRunningJob(db: Db) {
  return db
    .selectFrom('claim_letter_job')
    .where('ended_at', 'is', null)
    .select(['id', 'asked_by', 'host', 'stopped_at'])
    .executeTakeFirst()
}

/** Adds a job with its files, in their order. Returns its id. */
export async function insertJob(db: Db, { filters, ...job }: NewJob, files: readonly FileOfLetters[]): Promise<number> {
  const { id } = await db
    .insertInto('claim_letter_job')
    .values({ ...job, filters: JSON.stringify(filters) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = files.map((file, index) => ({ ...file, job_id: id, place: index + 1 }))
  await db.insertInto('claim_letter_file').values(rows).execute()
  return id
}

/** Stops a job. False if it has ended or was stopped before. */
export async function stopJob(db: Db, id: number, stopped: { stopped_by: number; stopped_at: string }) {
  const { numUpdatedRows } = await db
    .updateTable('claim_letter_job')
    .set(stopped)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Ends a job, unless another server has. */
export async function endJob(db: Db, id: number, ended: { ended_at: string; has_failed?: true }): Promise<void> {
  await db.updateTable('claim_letter_job').set(ended).where('id', '=', id).where('ended_at', 'is', null).execute()
}

const nameOf = (column: string) => sql<string>`(
  select first_name || ' ' || last_name from user_account where user_account.id = ${sql.ref(column)}
)`

function jobs(db: Db, today: string) {
  return (
    db
      .selectFrom('claim_letter_job')
      // Lateral, so that only the files of the jobs on the page are counted.
      .innerJoinLateral(
        (files) =>
          files
            .selectFrom('claim_letter_file')
            .whereRef('job_id', '=', 'claim_letter_job.id')
            .select([
              sql<number>`count(*)::int`.as('files'),
              sql<number>`count(made_at)::int`.as('files_made'),
              sql<number>`(count(*) filter (where ${isReadyOn(today)}))::int`.as('files_ready'),
              sql<number>`sum(cardinality(facility_ids))::int`.as('facilities'),
              sql<number>`coalesce(sum(cardinality(facility_ids)) filter (where made_at is not null), 0)::int`.as(
                'done',
              ),
              sql<number>`coalesce(sum(letters), 0)::int`.as('letters'),
            ])
            .as('of_job'),
        (join) => join.onTrue(),
      )
      .select(['claim_letter_job.id', 'asked_at', 'filters', 'leave_out_days', 'ended_at', 'stopped_at', 'has_failed'])
      .select(['files', 'files_made', 'files_ready', 'facilities', 'done', 'letters'])
      .select([
        nameOf('asked_by').as('asked_by'),
        nameOf('stopped_by').as('stopped_by'),
        sql<number>`(
        select count(*)::int from claim_letter_file
        join claim on claim.letter_file_id = claim_letter_file.id and claim.used_by is not null
        where claim_letter_file.job_id = claim_letter_job.id
      )`.as('claimed'),
        sql<string | null>`(
        select category_list from facility_type where facility_type.id = (filters ->> 'facility_type_id')::int
      )`.as('facility_type'),
        sql<string | null>`(
        select list from local_gov_area where local_gov_area.id = (filters ->> 'local_gov_area_id')::int
      )`.as('local_gov_area'),
      ])
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof jobs>['executeTakeFirstOrThrow']>>

function shown({ filters, facility_type, local_gov_area, stopped_at, has_failed, ...job }: Row) {
  const state = stateOfClaimLetterJob({ ended_at: job.ended_at, stopped_at, has_failed })
  return { ...job, state, filters: { ...filters, facility_type, local_gov_area } }
}

/** A page of the jobs, the newest first. */
export async function pageJobs(db: Db, { today, ...paging }: Paging & { today: string }) {
  const { total } = await db
    .selectFrom('claim_letter_job')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const ordered = jobs(db, today).orderBy('claim_letter_job.id', 'desc')
  const page = await pageOf(db, ordered, { ...paging, known: { total } })
  return { ...page, data: page.data.map(shown) }
}

/** A job, or `not_found`. */
export async function getJob(db: Db, id: number, today: string) {
  const row = await jobs(db, today).where('claim_letter_job.id', '=', id).executeTakeFirst()
  return row ? shown(row) : refuse('not_found', 'This job does not exist')
}

/** A page of the files of a job, in their order. */
export async function pageFiles(db: Db, jobId: number, { today, ...paging }: Paging & { today: string }) {
  const inOrder = files(db).where('job_id', '=', jobId).orderBy('place')
  const page = await pageOf(db, inOrder, paging)
  return { ...page, data: page.data.map((row) => shownFile(row, today)) }
}

function files(db: Db) {
  return db
    .selectFrom('claim_letter_file')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'claim_letter_file.local_gov_area_id')
    .innerJoin('claim_letter_job', 'claim_letter_job.id', 'job_id')
    .select(['claim_letter_file.id', 'place', 'made_at', 'letters', 'size_bytes', 'list as local_gov_area'])
    .select([
      sql<number>`cardinality(facility_ids)`.as('facilities'),
      sql<boolean>`ended_at is not null`.as('is_job_ended'),
      sql<number>`(
        select count(*)::int from claim where claim.letter_file_id = claim_letter_file.id and used_by is not null
      )`.as('claimed'),
    ])
}

type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>

function shownFile({ is_job_ended, ...file }: FileRow, today: string) {
  const made_on = file.made_at && lagosDate(Date.parse(file.made_at))
  const state = stateOfClaimLetterFile({ made_on, letters: file.letters, is_job_ended }, today)
  return { ...file, state, last_day: made_on && lastDayOfFile(made_on) }
}
