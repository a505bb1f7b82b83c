import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** How many questions a facility type is asked, and how many of them a registration has answered. Retired ones do not count. */
export function countAnswers(db: Db, registrationId: number, facilityTypeId: number) {
  return db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'sub_list.requirement_id')
    .innerJoin('part', 'part.id', 'requirement.part_req_id')
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'sub_list.id')
        .on('submission.registration_id', '=', registrationId)
        .on('submission.replaced_at', 'is', null),
    )
    .where('requirement.facility_type_id', '=', facilityTypeId)
    .where('sub_list.retired_at', 'is', null)
    .where('requirement.retired_at', 'is', null)
    .where('part.retired_at', 'is', null)
    .select([sql<number>`count(*)::int`.as('questions'), sql<number>`count(submission.id)::int`.as('answered')])
    .executeTakeFirstOrThrow()
}
