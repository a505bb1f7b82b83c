import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { shownColumn } from './shown-registration.ts'

/** The tallies do not know what was submitted. Counting the rows ends here, so that the cost has a limit. */
const maxCounted = 2000

/**
 * How many facilities that await approval have not been submitted; undefined if there are too many to count quickly. The index
 * registration_waiting has these registrations at its end.
 */
export async function countNotSubmitted(db: Db, today: string): Promise<number | undefined> {
  const statuses = sql.join(waitingStatuses.map((status) => sql.lit(status)))
  const { rows } = await sql<{ read: number; shown: number }>`
    select
      count(*)::int as read,
      count(*) filter (where id = (select ${shownColumn('registration_id', today)} from facility where facility.id = facility_id))::int as shown
    from (
      select id, facility_id from registration
      where status in (${statuses}) and ended_at is null and queued_at = timestamptz '9999-12-31 00:00:00+00'
      order by queued_at, id
      limit ${sql.lit(maxCounted + 1)}
    ) as waiting
  `.execute(db)
  const [counted] = rows
  return counted && counted.read <= maxCounted ? counted.shown : undefined
}
