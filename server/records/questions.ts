import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { pageOf } from './paging.ts'

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

/** How many questions a facility type is asked, and how many of them a registration has answered. */
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
    .executeTakeFirstOrThrow()
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
