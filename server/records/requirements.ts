import { answerFields } from '@portal/domain/question-types.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../database/connect.ts'
import type { SubListTable } from '../database/tables/catalogue.ts'
import { questionColumns } from './catalogue.ts'

const columns = ['id', 'list', 'facility_type_id', 'part_req_id'] as const

/** Adds a requirement; undefined when its type has one with that name in that part. */
export function insertRequirement(
  db: Db,
  requirement: { list: string; facility_type_id: number; part_req_id: number },
) {
  return db
    .insertInto('requirement')
    .values(requirement)
    .onConflict((same) => same.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Adds a question to a requirement; undefined when the requirement has it already. */
export function insertSubList(db: Db, question: Insertable<SubListTable>) {
  return db
    .insertInto('sub_list')
    .values(question)
    .onConflict((same) => same.doNothing())
    .returning(questionColumns)
    .executeTakeFirst()
}

/** The parts in which a facility type has requirements, with these requirements. Spec §2.9. */
export async function listPartsOfType(db: Db, facilityTypeId: number) {
  const parts = await db
    .selectFrom('part')
    .where('part.retired_at', 'is', null)
    .select((part) => [
      'id',
      'designation',
      'part_name',
      jsonArrayFrom(
        part
          .selectFrom('requirement')
          .whereRef('requirement.part_req_id', '=', 'part.id')
          .where('requirement.facility_type_id', '=', facilityTypeId)
          .where('requirement.retired_at', 'is', null)
          .select(columns)
          .orderBy('requirement.id'),
      ).as('requirements'),
    ])
    .orderBy('part.id')
    .execute()
  return parts.filter(({ requirements }) => requirements.length > 0)
}

/** The requirements of a facility type, each with its part and its questions. */
export function listRequirementsOfType(db: Db, facilityTypeId: number) {
  return db
    .selectFrom('requirement')
    .innerJoin('part', 'part.id', 'requirement.part_req_id')
    .where('requirement.facility_type_id', '=', facilityTypeId)
    .where('requirement.retired_at', 'is', null)
    .where('part.retired_at', 'is', null)
    .select((requirement) => [
      'requirement.id',
      'requirement.list',
      'requirement.facility_type_id',
      'requirement.part_req_id',
      sql<{ id: number; designation: string; part_name: string }>`to_jsonb(part) - 'retired_at'`.as('part'),
      jsonArrayFrom(
        requirement
          .selectFrom('sub_list')
          .whereRef('sub_list.requirement_id', '=', 'requirement.id')
          .where('sub_list.retired_at', 'is', null)
          .select(questionColumns.map((column) => `sub_list.${column}` as const))
          .orderBy('sub_list.id'),
      ).as('sub_lists'),
    ])
    .orderBy('part.id')
    .orderBy('requirement.id')
    .execute()
}

/**
 * The requirements of a part with the number of their questions. For a facility: those of its type, and how many of
 * these questions it has answered in its newest registration. Uses the index submission_one_answer.
 */
export async function listProgress(db: Db, partId: number, facilityId: number | undefined) {
  const facility = sql<number | null>`${facilityId ?? null}::int`
  let query = db
    .selectFrom('requirement')
    .leftJoin('sub_list', (join) =>
      join.onRef('sub_list.requirement_id', '=', 'requirement.id').on('sub_list.retired_at', 'is', null),
    )
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'sub_list.id')
        .on('submission.replaced_at', 'is', null)
        .on('submission.registration_id', '=', (newest) =>
          newest
            .selectFrom('registration')
            .where('facility_id', '=', facility)
            .where('ended_at', 'is', null)
            .select((registration) => registration.fn.max('registration.id').as('id')),
        ),
    )
    .where('requirement.part_req_id', '=', partId)
    .where('requirement.retired_at', 'is', null)
  if (facilityId !== undefined) {
    query = query.where('requirement.facility_type_id', '=', (type) =>
      type.selectFrom('facility').where('id', '=', facilityId).select('facility_type_id'),
    )
  }
  return query
    .groupBy('requirement.id')
    .select([
      'requirement.id',
      'requirement.list',
      'requirement.facility_type_id',
      'requirement.part_req_id',
      sql<number>`count(sub_list.id)::int`.as('questions'),
      sql<number>`count(submission.id)::int`.as('answered'),
    ])
    .orderBy('requirement.id')
    .execute()
}

/** Every question that a registration is asked, with its answer if there is one, in the order of the catalogue. */
export function listAnswered(db: Db, { id, facility_id }: { id: number; facility_id: number }) {
  return db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'sub_list.requirement_id')
    .innerJoin('part', 'part.id', 'requirement.part_req_id')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'sub_list.id')
        .on('submission.registration_id', '=', id)
        .on('submission.replaced_at', 'is', null),
    )
    .where('requirement.facility_type_id', '=', (type) =>
      type.selectFrom('facility').where('facility.id', '=', facility_id).select('facility_type_id'),
    )
    .where('sub_list.retired_at', 'is', null)
    .where('requirement.retired_at', 'is', null)
    .where('part.retired_at', 'is', null)
    .orderBy('part.id')
    .orderBy('requirement.id')
    .orderBy('sub_list.id')
    .select([
      'sub_list.id as sub_list_id',
      'sub_list.sub_list as question',
      'sub_list.question_type',
      'requirement.id as requirement_id',
      'requirement.list as requirement',
      'part.id as part_id',
      sql<string>`part.designation || ': ' || part.part_name`.as('part'),
      ...answerFields.map((field) => `submission.${field}` as const),
    ])
}
