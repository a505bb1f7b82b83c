import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { NotificationTable } from '../database/tables/notifications.ts'
import { type Paging, pageOf } from './paging.ts'

/** A new notification. `about_kind` and `about_id` name its subject. */
export type NewNotification = Omit<Insertable<NotificationTable>, 'id' | 'read_at'>

/** Adds a notification for a person. */
export async function notify(db: Db, notification: NewNotification): Promise<void> {
  await db.insertInto('notification').values(notification).execute()
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
