import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The licence of a row of a list of renewals, with the latest reminder of its end. */
export interface RenewalFacts {
  registration_id: number
  licence_id: number | null
  licence_end: string | null
  reminder_step: number | null
  reminded_at: string | null
}

/** For each registration its licence: the registration itself, or for a renewal the one before it. */
export async function listRenewalFacts(
  db: Db,
  ids: readonly number[],
  { areRenewals }: { areRenewals: boolean },
): Promise<Map<number, RenewalFacts>> {
  const isLicence = areRenewals ? sql`licence.id < asked.id` : sql`licence.id = asked.id`
  const { rows } = await sql<RenewalFacts>`
    select asked.id as registration_id, licence.id as licence_id, licence.expiry_date as licence_end,
      reminder.step as reminder_step, reminder.sent_at as reminded_at
    from registration as asked
    left join lateral (
      select id, expiry_date from registration as licence
      where licence.facility_id = asked.facility_id and ${isLicence}
        and licence.status = ${registrationActions.Approve.leadsTo} and licence.kind <> 'change'
        and licence.ended_at is null
      order by licence.expiry_date desc, licence.id desc limit 1
    ) as licence on true
    left join lateral (
      select step, sent_at from renewal_reminder where registration_id = licence.id order by step limit 1
    ) as reminder on true
    where asked.id = any(${[...ids]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.registration_id, row]))
}
