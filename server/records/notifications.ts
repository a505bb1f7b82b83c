import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { NotificationTable } from '../database/tables/notifications.ts'
import { type Paging, pageOf } from './paging.ts'

/** What a person is told: `kind` sorts messages, `about_kind` and `about_id` name the record that it is about. */
export type News = Omit<Insertable<NotificationTable>, 'id' | 'read_at'>

/** Leaves a message for a person. */
export async function notify(db: Db, news: News): Promise<void> {
  await db.insertInto('notification').values(news).execute()
}

/** A person's messages, the newest first, by notification_of_user. */
export function pageNotifications(db: Db, userId: number, paging: Paging) {
  const own = db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .select(['id', 'kind', 'title', 'body', 'about_kind', 'about_id', 'read_at', 'created_at'])
    .orderBy('id', 'desc')
  return pageOf(db, own, paging)
}

/** How many of a person's messages are unread, by notification_unread. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}
