import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'

/** The request for a change of the facility that is not decided. Uses the index change_request_one_open. */
export const openChange = sql<number | null>`(
  select change_request.id from change_request where change_request.facility_id = facility.id and change_request.status = 'open'
)`.as('open_change_id')

/** The change of the facility's type that has not ended. Uses the index registration_one_open. */
export const openTypeChange = sql<number | null>`(
  select change.id from registration as change
  where change.facility_id = facility.id and change.kind = 'change' and change.status <> ${sql.lit(registrationActions.Approve.leadsTo)}
    and change.ended_at is null
)`.as('type_change_id')
