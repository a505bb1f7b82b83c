import { type RegistrationActionName, registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What decides the surcharge of a renewal. */
export interface Lateness {
  /** The last day of the facility's newest licence besides this registration. */
  licence_end: string | null
  /** When the application was submitted first; null if it never was. */
  first_submitted_at: string | null
  /** The setting as it was known when the invoice was made: later changes do not count for it. */
  surcharge_steps: string
}

const submit: RegistrationActionName = 'Submit'

/** What decides the surcharge of the registration of an invoice; undefined if there is no invoice. */
export async function findLateness(db: Db, registrationId: number): Promise<Lateness | undefined> {
  const { rows } = await sql<Lateness>`
    select
      (
        select max(licence.expiry_date) from registration as licence
        where licence.facility_id = invoice.facility_id and licence.id <> invoice.registration_id
          and licence.status = ${registrationActions.Approve.leadsTo} and licence.ended_at is null
      ) as licence_end,
      (
        select min(at) from snapshot
        where snapshot.registration_id = invoice.registration_id and snapshot.action = ${submit}
      ) as first_submitted_at,
      coalesce(
        (
          select change.value from setting_change as change
          where change.key = setting.key and change.start_date <= invoice.issued_on
            and change.recorded_at <= invoice.created_at
          order by change.start_date desc, change.id desc limit 1
        ),
        setting.value
      ) as surcharge_steps
    from invoice cross join setting
    where invoice.registration_id = ${registrationId} and setting.key = 'surcharge_steps'
  `.execute(db)
  return rows[0]
}
