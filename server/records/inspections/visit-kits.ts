import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'

/** What inspectors need to know of a facility on site. */
export function readKitFacts(db: Db, facilityId: number) {
  return db
    .selectFrom('facility')
    .leftJoin('available_facilities', 'available_facilities.facility_id', 'facility.id')
    .where('facility.id', '=', facilityId)
    .select(['facility.address', 'facility.phone_number', 'bed_space_capacity as beds'])
    .select((facility) =>
      jsonArrayFrom(
        facility
          .selectFrom('staff')
          .whereRef('staff.facility_id', '=', 'facility.id')
          .where('removed_at', 'is', null)
          .orderBy('staff.id')
          .select(['staff.id', 'staff.full_name', 'staff.cadre']),
      ).as('staff'),
    )
    .executeTakeFirstOrThrow()
}

/** The last visit to a facility that is done, besides this one. Uses the index inspection_done_of_facility. */
export function findEarlierVisit(db: Db, { id, facility_id }: { id: number; facility_id: number }) {
  return db
    .selectFrom('inspection')
    .where('facility_id', '=', facility_id)
    .where('id', '<>', id)
    .where('status', 'in', ['done', 'published'])
    .orderBy('done_at', 'desc')
    .limit(sql.lit(1))
    .select(['id', 'number', sql<string>`(done_at at time zone 'Africa/Lagos')::date`.as('done_on')])
    .executeTakeFirst()
}
