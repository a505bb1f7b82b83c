import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'

/** The last day of the newest licence that a registration's facility has had besides this one; null if there was none. */
export function licenceEndBesides(registrationId: number) {
  return sql<string | null>`(
    select max(licence.expiry_date) from registration as licence
    where licence.facility_id = (select facility_id from registration where id = ${registrationId}::int)
      and licence.id <> ${registrationId}::int and licence.status = ${registrationActions.Approve.leadsTo}
      and licence.ended_at is null
  )`.as('licence_end')
}
