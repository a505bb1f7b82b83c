import { grantedStatuses, isOpen, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'

const listed = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)))
const granted = listed(grantedStatuses)
const open = listed(registrationStatuses.filter(isOpen))

/**
 * The licensed facilities, as `other_id`, that have the operating officer of this one, and what tells so. Only of a facility
 * that is licensed itself or has an open registration: officers look at it before they decide.
 */
export function sharedPractitioners(facilityId: RawBuilder<number>, today: string): RawBuilder<unknown> {
  const isInDate = sql`(status in (${granted}) and expiry_date >= ${today})`
  const isClosed = (id: RawBuilder<unknown>) => sql`exists (
    select from facility_closing where facility_id = ${id} and reopened_at is null and closed_from <= ${today}
  )`
  const other = sql.ref('same.facility_id')
  return sql`(
    select same.facility_id as other_id, reason, shared
    from same_practitioners(${facilityId}) as same
    where exists (select from registration where facility_id = ${other} and ended_at is null and ${isInDate})
      and not ${isClosed(other)}
      and exists (
        select from registration where facility_id = ${facilityId} and ended_at is null and (status in (${open}) or ${isInDate})
      )
      and not ${isClosed(facilityId)}
    limit 100
  ) as shared_practitioner`
}
