import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The type of a facility, and its number of beds as far as it is known. */
export async function readCharged(db: Db, facilityId: number) {
  return db
    .selectFrom('facility')
    .innerJoin('facility_type', 'facility_type.id', 'facility.facility_type_id')
    .leftJoin('available_facilities', (join) =>
      join.onRef('available_facilities.facility_id', '=', 'facility.id').on('replaced_at', 'is', null),
    )
    .where('facility.id', '=', facilityId)
    .select([
      'facility.facility_type_id',
      'facility_type.category_list as facility_type',
      sql<number>`coalesce(bed_space_capacity, 0)`.as('beds'),
    ])
    .executeTakeFirstOrThrow()
}
