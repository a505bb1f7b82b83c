import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/messages/calls/notifications.ts'
import { pageOfNotice } from '../../messages/page-of-subject.ts'
import { countUnread, markRead, pageNotifications } from '../../records/messages/notifications.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** A person's notifications. Spec §7, Dashboards. */
export function notificationRoutes(serve: Serve): void {
  serve(calls.listNotifications, listNotifications)
  serve(calls.markNotificationsRead, async ({ db, user, now }, { body: { ids } }) => {
    await markRead(db, user.id, { ids, now })
    return { unread: await countUnread(db, user.id) }
  })
}

/** A person's own notifications, the newest first, and the number of unread ones. Listing does not mark them as read. */
async function listNotifications({ db, user }: Context, { query }: Input<typeof calls.listNotifications>) {
  const page = await pageNotifications(db, user.id, query)
  const data = page.data.map(({ about_kind, about_id, ...message }) => ({
    ...message,
    link: pageOfNotice({ kind: message.kind, about_kind, about_id }),
  }))
  return { ...page, data, unread: await countUnread(db, user.id) }
}
