import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a facility is a person's own: they own it, or help with it. The ids are read first, so that both parts
 * use an index: facility_of_owner and the primary key.
 */
export function isOwnFacility(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(
    facility.user_id = ${userId}
    or facility.id = any(array(select helper.facility_id from helper where helper.user_id = ${userId}))
  )`
}
