import { mostBesideStaff, type Person } from '@portal/domain/applications/staff-documents.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { followsLicence } from '../licences/renewal-sections.ts'
import { documentsOf } from './files.ts'

/** The ministry asks, asked or will ask for documents of staff, so it is looked up whose. */
const asksStaff = sql`exists (select from document_kind_terms where staff_cadres is not null)`

const columns = ['id', 'full_name', 'staff_category_type', 'cadre', 'designation', 'time'] as const

/** The present staff as JSON, for a row named `asked` with the id of its facility; null where nothing is asked of staff. */
export const presentStaff = sql`case when ${asksStaff} then (
  select coalesce(jsonb_agg(jsonb_build_object(
    ${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))}) order by id), '[]')
  from staff where facility_id = asked.id and removed_at is null
) end`

/** The documents of the staff as JSON, for a row named `asked`; null where nothing is asked of staff. */
export const documentsOfStaff = (today: string) => sql`case when ${asksStaff} then (
  select coalesce(jsonb_agg(jsonb_build_object(
    'staff_id', staff_id, 'name', name, 'is_past', coalesce(expires_on < ${today}::date, false) and ${followsLicence})), '[]')
  from document where facility_id = asked.id and staff_id is not null and removed_at is null
) end`

/** The newest documents of the present staff of a facility. */
export function documentsBesideStaff(db: Db, facilityId: number) {
  return documentsOf(db, facilityId)
    .where('staff_id', 'in', (staff) =>
      staff
        .selectFrom('staff')
        .where('facility_id', '=', facilityId)
        .where('removed_at', 'is', null)
        .select('staff.id'),
    )
    .clearOrderBy()
    .orderBy('id', 'desc')
    .limit(sql.lit(mostBesideStaff))
}

/** A present member of a facility's staff; undefined if there is none with this id. */
export function findPerson(db: Db, facilityId: number, id: number): Promise<Person | undefined> {
  return db
    .selectFrom('staff')
    .where('id', '=', id)
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .select(columns)
    .executeTakeFirst()
}
