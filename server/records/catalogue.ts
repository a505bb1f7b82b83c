import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { pageOf } from './paging.ts'

const typeColumns = ['id', 'category_list', 'definition', 'asks_folio', 'asks_additional_mdcn'] as const
const partColumns = ['id', 'designation', 'part_name'] as const

/** The facility types that may be chosen. */
export function listFacilityTypes(db: Db) {
  return db.selectFrom('facility_type').where('retired_at', 'is', null).select(typeColumns).orderBy('id').execute()
}

/** A facility type, or `not_found`. A retired one is found too: there are facilities of it. */
export async function getFacilityType(db: Db, id: number) {
  const type = await db.selectFrom('facility_type').where('id', '=', id).select(typeColumns).executeTakeFirst()
  return type ?? refuse('not_found', 'This type of facility does not exist')
}

/** Adds a facility type; nothing when one has that name. */
export function insertFacilityType(db: Db, type: { category_list: string; definition: string }) {
  return db
    .insertInto('facility_type')
    .values(type)
    .onConflict((same) => same.doNothing())
    .returning(typeColumns)
    .executeTakeFirst()
}

/** The parts in use. */
export function listParts(db: Db) {
  return db.selectFrom('part').where('retired_at', 'is', null).select(partColumns).orderBy('id').execute()
}

/** A part in use, or `not_found`. */
export async function getPart(db: Db, id: number) {
  const part = await db
    .selectFrom('part')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select(partColumns)
    .executeTakeFirst()
  return part ?? refuse('not_found', 'This part does not exist')
}

/** Adds a part; nothing when one has that designation. */
export function insertPart(db: Db, part: { designation: string; part_name: string }) {
  return db
    .insertInto('part')
    .values(part)
    .onConflict((same) => same.doNothing())
    .returning(partColumns)
    .executeTakeFirst()
}

/** Which of these may be chosen for something new: those that exist and are not retired. */
export async function isInUse(db: Db, table: 'facility_type' | 'part' | 'requirement', id: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A requirement that is still asked, or `not_found`. */
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

/** A question that is still asked, with its requirement and the type of facility that is asked. */
export function findQuestion(db: Db, id: number) {
  return askedQuestions(db)
    .where('sub_list.id', '=', id)
    .select(['requirement_id', 'facility_type_id'])
    .executeTakeFirst()
}

/** The questions of a requirement, one a page. Spec §2. */
export function pageOfQuestions(db: Db, requirementId: number, page: number) {
  const questions = askedQuestions(db)
    .where('requirement_id', '=', requirementId)
    .orderBy('sub_list.id')
    .select(['sub_list.id', 'sub_list', 'requirement_id'])
  return pageOf(db, questions, { page, per_page: 1 })
}

/** A query for how many questions a facility type is asked, and how many of them a registration has answered. */
export function countAnswers(db: Db, registrationId: number, facilityTypeId: number) {
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
