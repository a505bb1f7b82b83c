import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import { sql } from 'kysely'

/** The requests for changes of the facility that are not decided, the oldest first. Uses the index change_request_one_open. */
export const openChanges = sql<{ id: number; kind: ChangeKind }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', change_request.id, 'kind', change_request.kind) order by change_request.id), '[]')
  from change_request where change_request.facility_id = facility.id and change_request.status = 'open'
)`.as('open_changes')

/** The change of the facility's type that has not ended. Uses the index registration_one_open. */
export const openTypeChange = sql<number | null>`(
  select change.id from registration as change
  where change.facility_id = facility.id and change.kind = 'change' and change.status <> ${sql.lit(registrationActions.Approve.leadsTo)}
    and change.ended_at is null
)`.as('type_change_id')
