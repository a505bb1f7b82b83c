import { registrationActions } from '@portal/domain/actions/registration.ts'
import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from './case-timeline.ts'

const { Approve, 'Temporary Approval': TemporaryApproval } = registrationActions
const undecided = [...waitingStatuses, TemporaryApproval.leadsTo]

/**
 * What became of a licence until a day, a key of `licenceOutcomes`. The row has `expiry_date`, and of the next registration of the
 * facility `has_renewal`, `next_status`, `next_submitted_at` and `next_approved_at`.
 */
export function outcomeOfLicence(today: string): RawBuilder<string> {
  return sql<string>`case
    when has_renewal and next_status = ${Approve.leadsTo} then
      case when ${dayOf(sql`coalesce(next_submitted_at, next_approved_at)`)} <= expiry_date then 'in_time' else 'late' end
    when has_renewal and next_status in (${sql.join(undecided)}) and next_submitted_at is not null then 'under_way'
    when expiry_date < ${today}::date then 'lapsed'
    else 'open' end`
}

/** Whether a registration is a licence whose end counts: approved, and its facility is not closed by then. */
export function isEndingLicence(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(
    ${column('status')} = ${sql.lit(Approve.leadsTo)} and not exists (
      select from facility_closing
      where facility_closing.facility_id = ${column('facility_id')} and reopened_at is null and closed_from <= ${column('expiry_date')}
    )
  )`
}
