import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { SubmissionTable } from '../database/tables/submissions.ts'

const wire = [
  'id',
  'respond',
  'number',
  'description',
  'sub_list_id',
  'requirement_id',
  'facility_id',
  'registration_id',
  'updated_at',
] as const

/** Which answers are asked for. */
export interface WhichAnswers {
  facility_id: number
  requirement_id?: number
  registration_id?: number
}

/** The present answers of a facility. */
export function listSubmissions(db: Db, { facility_id, requirement_id, registration_id }: WhichAnswers) {
  // Over the facility's registrations, because answers are found by their registration.
  let answers = db
    .selectFrom('submission')
    .where('registration_id', 'in', (own) =>
      own.selectFrom('registration').where('registration.facility_id', '=', facility_id).select('registration.id'),
    )
    .where('replaced_at', 'is', null)
  if (requirement_id !== undefined) answers = answers.where('requirement_id', '=', requirement_id)
  if (registration_id !== undefined) answers = answers.where('registration_id', '=', registration_id)
  return answers.orderBy('registration_id').orderBy('sub_list_id').select(wire).execute()
}

/** The present answers of one registration to some questions. */
export function listAnswersTo(db: Db, registrationId: number, questionIds: readonly number[]) {
  return db
    .selectFrom('submission')
    .where('registration_id', '=', registrationId)
    .where('sub_list_id', '=', sql<number>`any(${[...questionIds]}::int[])`)
    .where('replaced_at', 'is', null)
    .select(wire)
    .execute()
}

/** Answers a question in place of the answer before, which stays in the history. The registration must be locked: there is one present answer. */
export async function replaceSubmission(db: Db, answer: Insertable<SubmissionTable>, now: Date) {
  await db
    .updateTable('submission')
    .set({ replaced_at: now.toISOString() })
    .where('registration_id', '=', answer.registration_id)
    .where('sub_list_id', '=', answer.sub_list_id)
    .where('replaced_at', 'is', null)
    .execute()
  const at = now.toISOString()
  return db
    .insertInto('submission')
    .values({ ...answer, updated_at: at })
    .returning(wire)
    .executeTakeFirstOrThrow()
}
