import { standards } from '@portal/contract/catalogue/standards.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { pickFields } from '@portal/contract/fields/pick-fields.ts'
import { answerFields } from '@portal/domain/applications/question-types.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { pageOf } from '../shared/paging.ts'
import { evidenceOfAnswer } from './answer-evidence.ts'

// Whatever reads questions reads them from `questions_at`, the catalogue in one version. A registration keeps the version
// that it was started with, docs/decisions/0020.

type WithNull<Fields> = { [Field in keyof Fields]: Fields[Field] | null }

interface Question extends Omit<SubList, 'id' | 'requirement_id'> {
  sub_list_id: number
}

/** A requirement with one of its questions, or a requirement without questions. */
interface Asked extends WithNull<Question> {
  facility_type_id: number
  part_id: number
  designation: string
  part_name: string
  requirement_id: number
  list: string
}

const standardNames = standards.keyof().options

/** The order of the catalogue. */
const inOrder = sql`part_position, part_id, requirement_position, question.requirement_id, question_position, question.sub_list_id`

const present = sql<number>`catalogue_version()`

/** What is asked of a facility now: the questions of its newest registration. Without a facility, the present ones of every type. */
export function askedOfFacility(db: Db, facilityId: number | undefined) {
  const id = sql`${facilityId ?? null}::int`
  return db.selectFrom(sql<Asked>`questions_at(asked_type_of(${id}), catalogue_version_of(${id}))`.as('question'))
}

/** What is asked of one registration. */
function askedOfRegistration(db: Db, registrationId: RawBuilder<number>) {
  return db
    .selectFrom('registration')
    .where('registration.id', '=', registrationId)
    .innerJoinLateral(
      sql<Asked>`questions_at(registration.facility_type_id, registration.catalogue_version)`.as('question'),
      (join) => join.onTrue(),
    )
}

/** How many questions a part asks in a registration, and how many of them are answered. */
export function countAnswersOfPart(db: Db, registrationId: number, partId: number) {
  return countAnswers(db, sql`${registrationId}::int`).where('part_id', '=', partId).executeTakeFirstOrThrow()
}

/** A query for the number of questions of a registration, and how many of them are answered. */
export function countAnswers(db: Db, registrationId: RawBuilder<number>) {
  return askedOfRegistration(db, registrationId)
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'question.sub_list_id')
        .onRef('submission.registration_id', '=', 'registration.id')
        .on('submission.replaced_at', 'is', null),
    )
    .select([
      sql<number>`count(question.sub_list_id)::int`.as('questions'),
      sql<number>`count(submission.id)::int`.as('answered'),
    ])
}

/** A query for every question of a registration, with its answer if there is one, in the order of the catalogue. */
export function listAnswered(db: Db, registrationId: number) {
  return askedOfRegistration(db, sql`${registrationId}::int`)
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'question.sub_list_id')
        .onRef('submission.registration_id', '=', 'registration.id')
        .on('submission.replaced_at', 'is', null),
    )
    .where('question.sub_list_id', 'is not', null)
    .orderBy(inOrder)
    .select([
      'question.sub_list_id',
      'question.sub_list as question',
      'question.question_type',
      'question.least_number',
      'question.requirement_id',
      'question.list as requirement',
      'question.part_id',
      sql<string>`question.designation || ': ' || question.part_name`.as('part'),
      ...answerFields.map((field) => `submission.${field}` as const),
      evidenceOfAnswer.as('evidence'),
    ])
}

/** The requirements of a facility type, each with its part and its questions: as a registration keeps them, or the present ones. */
export async function listRequirements(db: Db, facilityTypeId: number, registrationId: number | undefined) {
  const started = sql`(select catalogue_version from registration where id = ${registrationId ?? null}::int)`
  const rows = await db
    .selectFrom(sql<Asked>`questions_at(${facilityTypeId}::int, coalesce(${started}, ${present}))`.as('question'))
    .orderBy(inOrder)
    .selectAll()
    .execute()
  return [...Map.groupBy(rows, ({ requirement_id }) => requirement_id).values()].flatMap(([first, ...others]) =>
    first
      ? {
          id: first.requirement_id,
          list: first.list,
          facility_type_id: first.facility_type_id,
          part_req_id: first.part_id,
          part: { id: first.part_id, designation: first.designation, part_name: first.part_name },
          sub_lists: [first, ...others].filter(isQuestion).map(questionOf),
        }
      : [],
  )
}

function isQuestion(row: Asked): row is Asked & Question {
  return row.sub_list_id !== null
}

function questionOf(row: Asked & Question): SubList {
  const { sub_list_id: id, sub_list, requirement_id, question_type } = row
  return { id, sub_list, requirement_id, question_type, ...pickFields(standards, row) }
}

/** A requirement that a facility is asked, or `not_found`. */
export async function getRequirement(db: Db, id: number, facilityId: number | undefined) {
  const requirement = await askedOfFacility(db, facilityId)
    .where('requirement_id', '=', id)
    .select(['requirement_id as id', 'list', 'facility_type_id', 'part_id as part_req_id'])
    .limit(1)
    .executeTakeFirst()
  return requirement ?? refuse('not_found', 'This requirement does not exist')
}

/** The questions of a requirement that a facility is asked, one a page. Spec §2. */
export function pageOfQuestions(db: Db, requirementId: number, facilityId: number | undefined, page: number) {
  const questions = askedOfFacility(db, facilityId)
    .where('requirement_id', '=', requirementId)
    .where('sub_list_id', 'is not', null)
    .orderBy(sql`question_position, sub_list_id`)
    .select(['sub_list_id as id', 'sub_list', 'requirement_id', 'question_type', ...standardNames])
    .$narrowType<SubList>()
  return pageOf(db, questions, { page, per_page: 1 })
}

/** A question of a registration; undefined if it is not asked. */
export function findQuestion(db: Db, registrationId: number, id: number) {
  return askedOfRegistration(db, sql`${registrationId}::int`)
    .where('sub_list_id', '=', id)
    .select(['question.sub_list_id as id', 'question.sub_list', 'requirement_id', 'question_type', 'takes_evidence'])
    .$narrowType<Pick<SubList, 'id' | 'sub_list' | 'question_type' | 'takes_evidence'>>()
    .executeTakeFirst()
}
