import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/notifications.ts'
import type { Context, Serve } from '../http/context.ts'
import { countUnread, pageNotifications } from '../records/notifications.ts'

/** What the portal has told a person. Spec §7, Dashboards. */
export function notificationRoutes(serve: Serve): void {
  serve(calls.listNotifications, listNotifications)
}

/** A person's own messages, the newest first, and how many are unread. Looking at the list marks none as read. */
async function listNotifications({ db, user }: Context, { query }: Input<typeof calls.listNotifications>) {
  return { ...(await pageNotifications(db, user.id, query)), unread: await countUnread(db, user.id) }
}
