import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { DueReminders } from '@portal/domain/licences/reminders.ts'
import type { NoticeKind } from '@portal/domain/messages/notice-kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { closedFrom } from '../facilities/closings.ts'
import { wantsChannel } from '../messages/outbox.ts'
import { restrictionsColumn } from '../standing/restrictions.ts'

/** A licence whose owner has an account and was not yet sent the step that is due, nor a later one. */
export type LicenceWithoutReminder = Awaited<ReturnType<typeof pageWithoutReminder>>[number]

/** Where a page of licences begins: after this one. */
export interface Position {
  licence_end: string
  registration_id: number
}

/** A page of the licences for which a step is due, by their end. Uses the index registration_by_expiry. */
export function pageWithoutReminder(db: Db, { step, lastEnd }: DueReminders, after: Position, limit: number) {
  return db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .leftJoinLateral(
      (tables) =>
        tables
          .selectFrom('registration as newer')
          .whereRef('newer.facility_id', '=', 'registration.facility_id')
          .whereRef('newer.id', '>', 'registration.id')
          .where('newer.ended_at', 'is', null)
          .where('newer.kind', '<>', 'change')
          .orderBy('newer.id', 'desc')
          .limit(sql.lit(1))
          .select(['newer.status', 'newer.submitted_at'])
          .as('next'),
      (join) => join.onTrue(),
    )
    .where('registration.status', '=', registrationActions.Approve.leadsTo)
    .where('registration.ended_at', 'is', null)
    .where('registration.expiry_date', '<=', lastEnd)
    .where(
      sql<boolean>`(registration.expiry_date, registration.id) > (${after.licence_end}::date, ${after.registration_id}::int)`,
    )
    .where('facility.user_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('renewal_reminder')
            .whereRef('renewal_reminder.registration_id', '=', 'registration.id')
            .where('renewal_reminder.step', '<=', step)
            .select('renewal_reminder.step'),
        ),
      ),
    )
    .orderBy('registration.expiry_date')
    .orderBy('registration.id')
    .limit(sql.lit(limit))
    .select([
      'registration.id as registration_id',
      sql<string>`registration.expiry_date`.as('licence_end'),
      'facility.id as facility_id',
      'facility.user_id',
      'facility.company_name',
      'facility.registration_number',
      'next.status as next_status',
      'next.submitted_at as next_submitted_at',
      closedFrom,
      restrictionsColumn,
    ])
    .execute()
}

/** A reminder for the owner of a facility and its helpers. `facts` are those of the mail and the SMS. */
export interface NewReminder {
  registration_id: number
  facility_id: number
  user_id: number | null
  title: string
  body: string
  facts: object
}

const kind: NoticeKind = 'reminder'

/**
 * Records that a step is sent, and adds the notifications and the messages, in one statement for all of them. Of two
 * processes that send the same reminder, one does. Returns the registrations whose reminders were sent. Their facilities stay
 * locked, so that letters about them wait for nobody.
 */
export async function insertReminders(
  db: Db,
  reminders: readonly NewReminder[],
  { step, now }: { step: number; now: Date },
): Promise<Set<number>> {
  const at = now.toISOString()
  const { rows } = await sql<{ registration_id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(reminders)}::jsonb)
        as given (registration_id integer, facility_id integer, user_id integer, title text, body text, facts jsonb)
    ), recorded as (
      insert into renewal_reminder (registration_id, step, sent_at)
        select registration_id, ${step}::int, ${at}::timestamptz from given order by registration_id
      on conflict do nothing
      returning registration_id
    ), notified as (
      insert into notification (user_id, kind, title, body, about_kind, about_id, created_at)
        select person.id, ${kind}::text, title, body, 'registration', registration_id, ${at}::timestamptz
        from recorded join given using (registration_id)
        cross join lateral (
          select given.user_id as id
          union select helper.user_id from helper where helper.facility_id = given.facility_id
        ) as person
        where person.id is not null
      returning id, user_id, about_id
    ), queued as (
      insert into outbox (channel, user_id, template, facts, is_security, cause, created_at)
        select channel, notified.user_id, ${kind}::text, given.facts, false, 'notification/' || notified.id, ${at}::timestamptz
        from notified join given on given.registration_id = notified.about_id
        join user_account on user_account.id = notified.user_id
        cross join unnest(array['mail', 'sms']) as channel
        where ${wantsChannel}
    )
    select recorded.registration_id from recorded join given on given.registration_id = recorded.registration_id
    join facility on facility.id = given.facility_id
    for key share of facility
  `.execute(db)
  return new Set(rows.map(({ registration_id }) => registration_id))
}
