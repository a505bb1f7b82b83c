import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FacilityClosingTable } from '../../database/tables/changes.ts'

/** The first day on which the facility of a query is closed; null while it is open. Uses the index facility_closing_one. */
export const closedFrom = sql<string | null>`(
  select closed_from from facility_closing
  where facility_closing.facility_id = facility.id and reopened_at is null
)`.as('closed_from')

/** Closes a facility, which is locked. Returns the id of the closing. */
export function insertClosing(db: Db, closing: Insertable<FacilityClosingTable>): Promise<{ id: number }> {
  return db.insertInto('facility_closing').values(closing).returning('id').executeTakeFirstOrThrow()
}

interface Reopening {
  reopened_by: number
  reopened_at: string
  reopen_reason: string
}

/** Ends the closing of a facility, which is locked. Returns the id of the closing. */
export function endClosing(db: Db, facilityId: number, reopening: Reopening): Promise<{ id: number }> {
  return db
    .updateTable('facility_closing')
    .set(reopening)
    .where('facility_id', '=', facilityId)
    .where('reopened_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
}
