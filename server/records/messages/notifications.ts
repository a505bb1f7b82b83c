import type { Capability } from '@portal/domain/accounts/capabilities.ts'
import type { NoticeKind } from '@portal/domain/messages/notice-kinds.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { NotificationTable } from '../../database/tables/notifications.ts'
import { isOfficerWhoMay } from '../accounts/officers.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { wantsChannel } from './outbox.ts'
import { hearsOfWork } from './work-mail.ts'

/** A new notification. `about_kind` and `about_id` name its subject; `reference` names it in a mail. */
export type NewNotification = Omit<Insertable<NotificationTable>, 'id' | 'read_at' | 'kind' | 'user_id'> & {
  /** The person who is told; null if only the others below are. */
  user_id: number | null
  kind: NoticeKind
  reference?: string | undefined
  /** The facility whose helpers are told too. */
  helpers_of?: number
  /** Every officer with this capability is told too. */
  officers_who_may?: Capability
  /** It tells officers of something that waits in their inbox. */
  is_work?: boolean
}

/** Adds a notification for each person, and the messages that repeat it by the channels that the person wants. */
export async function notify(db: Db, notification: NewNotification): Promise<void> {
  await withNotification(db, notification).selectFrom('queued').select('id').execute()
}

/**
 * Adds many notifications for owners and their helpers at once, with the messages that repeat them. A message names the
 * registration that it is about.
 */
export async function notifyOwners(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as row (user_id int, helpers_of int, kind text,
        title text, body text, about_kind text, about_id int, created_at timestamptz)
    ), notified as (
      insert into notification (user_id, kind, title, body, about_kind, about_id, created_at)
      select person.id, kind, title, body, about_kind, about_id, told.created_at
      from told
      cross join lateral (
        select told.user_id as id
        union select helper.user_id from helper where helper.facility_id = told.helpers_of
      ) as person
      where person.id is not null
      returning id, user_id, kind, title, about_kind, about_id, created_at
    )
    insert into outbox (channel, user_id, template, facts, is_security, cause, created_at)
    select channel, notified.user_id, notified.kind, jsonb_build_object('title', title, 'reference',
      (select reference from registration where about_kind = 'registration' and registration.id = about_id),
      'about_kind', about_kind, 'about_id', about_id), false, 'notification/' || notified.id, notified.created_at
    from notified
    join user_account on user_account.id = notified.user_id
    cross join unnest(array['mail', 'sms']) as channel
    where ${wantsChannel}
  `.execute(db)
}

/** Adds a notification for one person, of which no message repeats the title: another message tells more. */
export async function notifyInPortal(
  db: Db,
  notification: Omit<Insertable<NotificationTable>, 'id' | 'read_at' | 'about_kind' | 'about_id'>,
): Promise<void> {
  await db.insertInto('notification').values(notification).execute()
}

/** Adds the notification and its messages to a statement, so that they cost none of their own. */
export function withNotification(db: Db, notification: NewNotification) {
  return db
    .with('notified', (tables) =>
      tables
        .insertInto('notification')
        .columns(['user_id', 'kind', 'title', 'body', 'about_kind', 'about_id', 'created_at'])
        .expression(rowForEach(notification))
        .returning(['id', 'user_id', 'kind', 'created_at']),
    )
    .with('queued', (tables) =>
      tables
        .insertInto('outbox')
        .columns(['channel', 'user_id', 'template', 'facts', 'is_security', 'cause', 'created_at'])
        .expression(
          tables
            .selectFrom('notified')
            .innerJoin('user_account', 'user_account.id', 'notified.user_id')
            .crossJoin(sql<{ channel: 'mail' | 'sms' }>`unnest(array['mail', 'sms'])`.as<'channel'>(sql`channel`))
            .where(wantsChannel)
            .where(notification.is_work ? isNotMailedAnyway : sql<boolean>`true`)
            .select([
              sql<'mail' | 'sms'>`channel`.as('channel'),
              'notified.user_id',
              'notified.kind',
              sql`${factsOf(notification)}::jsonb`.as('facts'),
              sql<boolean>`false`.as('is_security'),
              sql<string>`'notification/' || notified.id`.as('cause'),
              'notified.created_at',
            ]),
        )
        .returning('id'),
    )
}

/** Officers whom the mails about work tell it get no mail besides. */
const isNotMailedAnyway = sql<boolean>`
  (channel <> 'mail' or not ${hearsOfWork(sql`(notified.created_at at time zone 'Africa/Lagos')::date`)})`

/** A row for each person who is told. */
function rowForEach({ user_id, helpers_of, officers_who_may, ...row }: NewNotification) {
  const { kind, title, body, about_kind = null, about_id = null, created_at = null } = row
  const officers = officers_who_may ? isOfficerWhoMay(officers_who_may) : sql`false`
  return sql`
    select
      person.id, ${kind}::text, ${title}::text, ${body}::text, ${about_kind}::text, ${about_id}::int,
      coalesce(${created_at}::timestamptz, now())
    from (
      select ${user_id}::int as id
      union select helper.user_id from helper where helper.facility_id = ${helpers_of ?? null}::int
      union select user_account.id from user_account where ${officers}
    ) as person
    where person.id is not null
  `
}

function factsOf({ title, reference, about_kind, about_id }: NewNotification): string {
  return JSON.stringify({
    title,
    reference: reference ?? null,
    about_kind: about_kind ?? null,
    about_id: about_id ?? null,
  })
}

/** A person's notifications, the newest first. Uses the index notification_of_user. */
export function pageNotifications(db: Db, userId: number, paging: Paging) {
  const own = db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .select(['id', 'kind', 'title', 'body', 'about_kind', 'about_id', 'read_at', 'created_at'])
    .orderBy('id', 'desc')
  return pageOf(db, own, paging)
}

/** The number of a person's unread notifications. Uses the index notification_unread. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks a person's notifications as read; all of them without `ids`. */
export async function markRead(db: Db, userId: number, { ids, now }: { ids: number[] | undefined; now: Date }) {
  await db
    .updateTable('notification')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [0]))
    .execute()
}
