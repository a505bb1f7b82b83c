import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const approved = registrationActions.Approve.leadsTo

/** So many changes of type are shown with a facility: the last ones. */
const mostShown = 20

/** The changes of type of a facility that were approved, the newest first. */
export function listApprovedTypeChanges(db: Db, facilityId: number) {
  return db
    .selectFrom('registration')
    .innerJoin('facility_type as present', 'present.id', 'from_type_id')
    .innerJoin('facility_type as wanted', 'wanted.id', 'registration.facility_type_id')
    .leftJoin('user_account as officer', 'officer.id', 'processed_by')
    .where('facility_id', '=', facilityId)
    .where('registration.kind', '=', 'change')
    .where('status', '=', approved)
    .orderBy('registration.id', 'desc')
    .limit(sql.lit(mostShown))
    .select(['registration.id', 'reference', 'present.category_list as from', 'wanted.category_list as to'])
    .select(sql<string>`registration.ended_at`.as('approved_at'))
    .select(sql<string | null>`officer.first_name || ' ' || officer.last_name`.as('approved_by'))
    .execute()
}
