import { submission } from '@portal/contract/applications/submission.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { SubmissionTable } from '../../database/tables/submissions.ts'
import { evidenceOfAnswer } from './answer-evidence.ts'

const columns = [...submission.omit({ evidence: true }).keyof().options, evidenceOfAnswer.as('evidence')] as const

/** The filters of a list of answers. */
export interface SubmissionFilters {
  facility_id: number
  requirement_id?: number
  registration_id?: number
}

/** The present answers of a facility. */
export function listSubmissions(db: Db, { facility_id, requirement_id, registration_id }: SubmissionFilters) {
  // By the facility's registrations, because the index of answers begins with the registration.
  let answers = db
    .selectFrom('submission')
    .where('registration_id', 'in', (own) =>
      own.selectFrom('registration').where('registration.facility_id', '=', facility_id).select('registration.id'),
    )
    .where('replaced_at', 'is', null)
  if (requirement_id !== undefined) answers = answers.where('requirement_id', '=', requirement_id)
  if (registration_id !== undefined) answers = answers.where('registration_id', '=', registration_id)
  return answers.orderBy('registration_id').orderBy('sub_list_id').select(columns).execute()
}

/** The present answers of one registration to some questions. */
export function listAnswersTo(db: Db, registrationId: number, questionIds: readonly number[]) {
  return db
    .selectFrom('submission')
    .where('registration_id', '=', registrationId)
    .where('sub_list_id', '=', sql<number>`any(${[...questionIds]}::int[])`)
    .where('replaced_at', 'is', null)
    .select(columns)
    .execute()
}

/** When the present answer to a question was saved; undefined if there is none. */
export function findSubmissionVersion(db: Db, registrationId: number, questionId: number) {
  return db
    .selectFrom('submission')
    .where('registration_id', '=', registrationId)
    .where('sub_list_id', '=', questionId)
    .where('replaced_at', 'is', null)
    .select('updated_at')
    .executeTakeFirst()
}

/**
 * Replaces the answer to a question; the old one stays in the history. The registration must be locked, because there is one
 * present answer. `updated_at` always increases, because it is the version of the answer.
 */
export async function replaceSubmission(db: Db, answer: Insertable<SubmissionTable>, now: Date) {
  const previous = await findSubmissionVersion(db, answer.registration_id, answer.sub_list_id)
  const earliest = previous ? Date.parse(previous.updated_at) + 1 : 0
  const at = new Date(Math.max(now.getTime(), earliest)).toISOString()
  await db
    .updateTable('submission')
    .set({ replaced_at: now.toISOString() })
    .where('registration_id', '=', answer.registration_id)
    .where('sub_list_id', '=', answer.sub_list_id)
    .where('replaced_at', 'is', null)
    .execute()
  return db
    .insertInto('submission')
    .values({ ...answer, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}
