import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/notifications.ts'
import type { Context } from '../../http/context.ts'
import { countUnread, pageNotifications } from '../../records/notifications.ts'

/** A person's own messages, the newest first, and how many are unread. Looking at the list marks none as read. */
export async function listNotifications({ db, user }: Context, { query }: Input<typeof calls.listNotifications>) {
  return { ...(await pageNotifications(db, user.id, query)), unread: await countUnread(db, user.id) }
}
