import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isPresent } from './present-registration.ts'
import { askedOfFacility } from './questionnaire.ts'

/** A part as it is shown to a facility, or `not_found`. */
export async function getPart(db: Db, id: number, facilityId: number | undefined) {
  const part = await db
    .selectFrom('part_version')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .where(heldIn(sql`catalogue_version_of(${facilityId ?? null}::int)`))
    .select(['id', 'designation', 'part_name'])
    .executeTakeFirst()
  return part ?? refuse('not_found', 'This part does not exist')
}

const heldIn = (version: RawBuilder<unknown>) =>
  sql<boolean>`from_version <= ${version} and (until_version is null or until_version > ${version})`

/**
 * The requirements of a part with the number of their questions. For a facility: those of its type, and how many of
 * these questions it has answered in its newest registration. Uses the index submission_one_answer.
 */
export function listProgress(db: Db, partId: number, facilityId: number | undefined) {
  return askedOfFacility(db, facilityId)
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'question.sub_list_id')
        .on('submission.replaced_at', 'is', null)
        .on(
          'submission.registration_id',
          '=',
          sql<number>`(
            select max(id) from registration where facility_id = ${facilityId ?? null}::int and ${isPresent}
          )`,
        ),
    )
    .where('part_id', '=', partId)
    .groupBy(['question.requirement_id', 'list', 'facility_type_id', 'part_id', sql`requirement_position`])
    .orderBy(sql`requirement_position, question.requirement_id`)
    .select([
      'question.requirement_id as id',
      'list',
      'facility_type_id',
      'part_id as part_req_id',
      sql<number>`count(question.sub_list_id)::int`.as('questions'),
      sql<number>`count(submission.id)::int`.as('answered'),
    ])
    .execute()
}
