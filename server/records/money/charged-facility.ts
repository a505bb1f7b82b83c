import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What decides the fee of a facility: the type that its application is about, and its number of beds as far as it is known. */
export type ChargedFacility = Awaited<ReturnType<typeof readCharged>>

/** A query for what decides the fees of facilities. */
export function chargedFacilities(db: Db) {
  return db
    .selectFrom('facility')
    .innerJoin('facility_type', (join) => join.on('facility_type.id', '=', sql<number>`asked_type_of(facility.id)`))
    .leftJoin('available_facilities', (join) =>
      join.onRef('available_facilities.facility_id', '=', 'facility.id').on('replaced_at', 'is', null),
    )
    .select([
      'facility_type.id as facility_type_id',
      'facility_type.category_list as facility_type',
      sql<number>`coalesce(bed_space_capacity, 0)`.as('beds'),
    ])
}

/** What decides the fee of one facility. */
export function readCharged(db: Db, facilityId: number) {
  return chargedFacilities(db).where('facility.id', '=', facilityId).executeTakeFirstOrThrow()
}
