import { registrationActions } from '@portal/domain/actions/registration.ts'
import { answerFields } from '@portal/domain/applications/question-types.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How a question of the application is found among those that were asked before. */
const isSameQuestion = {
  renewal: sql<boolean>`asked.sub_list_id = question.sub_list_id`,
  // Another type has questions of its own, so what counts is where and how they are asked.
  change: sql<boolean>`asked.part_id = question.part_id and lower(btrim(asked.list)) = lower(btrim(question.list))
    and lower(btrim(asked.sub_list)) = lower(btrim(question.sub_list))`,
} as const

/** The last approval of a facility, of its licence or of a change of its type, as `approved`, for a row named `facility`. */
const lastApproval = sql`(
  select id, catalogue_version, facility_type_id from registration
  where facility_id = facility.id and status = ${sql.lit(registrationActions.Approve.leadsTo)}
  order by id desc limit 1
) as approved`

/** The present answers of `approved` to questions that `question` asks in the same way, as `asked` and `answer`. */
const answersBefore = (kind: keyof typeof isSameQuestion) => sql`
  questions_at(approved.facility_type_id, approved.catalogue_version) as asked
  join submission as answer on answer.registration_id = approved.id and answer.sub_list_id = asked.sub_list_id
    and answer.replaced_at is null
  where ${isSameQuestion[kind]} and asked.question_type = question.question_type`

interface Following {
  id: number
  facility_id: number
  kind: keyof typeof isSameQuestion
  recorded_by: number
}

/**
 * Copies the answers that were approved last, with the licence or with a change of its type, to an application that follows it, where the
 * present catalogue still asks the same question in the same way.
 */
export async function copyAnswers(db: Db, application: Following, now: Date): Promise<void> {
  const fields = sql.join(answerFields.map((field) => sql.ref(field)))
  const answers = sql.join(answerFields.map((field) => sql.ref(`answer.${field}`)))
  await sql`
    insert into submission
      (registration_id, facility_id, requirement_id, sub_list_id, ${fields}, recorded_by, updated_at, copied_from)
    select application.id, facility.id, question.requirement_id, question.sub_list_id, ${answers},
      ${application.recorded_by}::int, ${now.toISOString()}::timestamptz, answer.id
    from registration as application
    join facility on facility.id = application.facility_id
    join lateral ${lastApproval} on true
    join lateral questions_at(application.facility_type_id, application.catalogue_version) as question on true
    join lateral (
      select answer.* from ${answersBefore(application.kind)} order by asked.sub_list_id limit 1
    ) as answer on true
    where application.id = ${application.id}
  `.execute(db)
}

/** How many questions a facility would be asked as another type now, and to how many of them its answers would be taken over. */
export async function countQuestionsAs(db: Db, facilityId: number, facilityTypeId: number) {
  const { rows } = await sql<{ questions: number; taken_over: number }>`
    select count(*)::int as questions,
      count(*) filter (where exists (select from ${answersBefore('change')}))::int as taken_over
    from facility
    left join lateral ${lastApproval} on true
    join lateral questions_at(${facilityTypeId}::int, catalogue_version()) as question on question.sub_list_id is not null
    where facility.id = ${facilityId}
  `.execute(db)
  return rows[0] ?? { questions: 0, taken_over: 0 }
}
