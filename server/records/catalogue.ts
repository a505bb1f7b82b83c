import { subList } from '@portal/contract/entities/sub-list.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { pageOf } from './paging.ts'

const typeColumns = ['id', 'category_list', 'definition', 'asks_folio', 'asks_additional_mdcn'] as const
const partColumns = ['id', 'designation', 'part_name'] as const
/** The columns of a question that replies show. */
export const questionColumns = subList.keyof().options
const askedColumns = questionColumns.map((column) => `sub_list.${column}` as const)

/** The facility types that are not retired. */
export function listFacilityTypes(db: Db) {
  return db.selectFrom('facility_type').where('retired_at', 'is', null).select(typeColumns).orderBy('id').execute()
}

/** A facility type, or `not_found`. Retired types are included, because facilities may have them. */
export async function getFacilityType(db: Db, id: number) {
  const type = await db.selectFrom('facility_type').where('id', '=', id).select(typeColumns).executeTakeFirst()
  return type ?? refuse('not_found', 'This type of facility does not exist')
}

/** Adds a facility type; undefined when the name exists. */
export function insertFacilityType(db: Db, type: { category_list: string; definition: string }) {
  return db
    .insertInto('facility_type')
    .values(type)
    .onConflict((same) => same.doNothing())
    .returning(typeColumns)
    .executeTakeFirst()
}

/** The parts that are not retired. */
export function listParts(db: Db) {
  return db.selectFrom('part').where('retired_at', 'is', null).select(partColumns).orderBy('id').execute()
}

/** A part that is not retired, or `not_found`. */
export async function getPart(db: Db, id: number) {
  const part = await db
    .selectFrom('part')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select(partColumns)
    .executeTakeFirst()
  return part ?? refuse('not_found', 'This part does not exist')
}

/** Adds a part; undefined when the designation exists. */
export function insertPart(db: Db, part: { designation: string; part_name: string }) {
  return db
    .insertInto('part')
    .values(part)
    .onConflict((same) => same.doNothing())
    .returning(partColumns)
    .executeTakeFirst()
}

/** Whether a row exists and is not retired. */
export async function isInUse(db: Db, table: 'facility_type' | 'part' | 'requirement', id: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A requirement that is not retired, nor its part, or `not_found`. */
export async function getRequirement(db: Db, id: number) {
  const requirement = await db
    .selectFrom('requirement')
    .innerJoin('part', 'part.id', 'requirement.part_req_id')
    .where('requirement.id', '=', id)
    .where('requirement.retired_at', 'is', null)
    .where('part.retired_at', 'is', null)
    .select(['requirement.id', 'list', 'facility_type_id', 'part_req_id'])
    .executeTakeFirst()
  return requirement ?? refuse('not_found', 'This requirement does not exist')
}

/** A question that is still asked, with the facility type that it is asked of; undefined if there is none. */
export function findQuestion(db: Db, id: number) {
  return askedQuestions(db)
    .where('sub_list.id', '=', id)
    .select([...askedColumns, 'facility_type_id'])
    .executeTakeFirst()
}

/** The questions of a requirement, one a page. Spec §2. */
export function pageOfQuestions(db: Db, requirementId: number, page: number) {
  const questions = askedQuestions(db)
    .where('requirement_id', '=', requirementId)
    .orderBy('sub_list.id')
    .select(askedColumns)
  return pageOf(db, questions, { page, per_page: 1 })
}

/** A query for the number of questions of a facility type, and how many of them a registration has answered. */
export function countAnswers(db: Db, registrationId: RawBuilder<number>, facilityTypeId: RawBuilder<number>) {
  return askedQuestions(db)
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'sub_list.id')
        .on('submission.registration_id', '=', registrationId)
        .on('submission.replaced_at', 'is', null),
    )
    .where('facility_type_id', '=', facilityTypeId)
    .select([sql<number>`count(*)::int`.as('questions'), sql<number>`count(submission.id)::int`.as('answered')])
}

/** Questions that are not retired, nor their requirement, nor their part. */
function askedQuestions(db: Db) {
  return db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'sub_list.requirement_id')
    .innerJoin('part', 'part.id', 'requirement.part_req_id')
    .where('sub_list.retired_at', 'is', null)
    .where('requirement.retired_at', 'is', null)
    .where('part.retired_at', 'is', null)
}
