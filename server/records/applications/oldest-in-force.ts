import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import { grantedStatuses } from '@portal/domain/applications/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * A condition that holds for every registration in force. It lets a list of them, the oldest first, begin at the first one:
 * without it the list would read past all registrations that have expired over the years. The oldest one is looked up for each
 * date on which registrations end; the tallies know these dates.
 */
export function sinceOldestInForce(
  { status, sort }: { status?: readonly StatusFilter[] | undefined; sort: string },
  today: string,
): RawBuilder<boolean> {
  const isInForce = (one: StatusFilter) => grantedStatuses.some((granted) => granted === one)
  if (sort !== 'created_at' || !status?.length || !status.every(isInForce)) return sql`true`
  return sql<boolean>`registration.created_at >= (
    select min(oldest.created_at)
    from (
      select distinct status, expiry_date from registration_count
      where local_gov_area_id = 0 and facility_type_id = 0 and status in (${sql.join(status)}) and expiry_date >= ${today}::date
    ) as ending
    cross join lateral (
      select created_at from registration
      where registration.status = ending.status and registration.expiry_date = ending.expiry_date
      order by created_at limit 1
    ) as oldest
  )`
}
