import { z } from 'zod'
import { call } from '../../call.ts'
import { recordId } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { notification } from '../notification.ts'

/** The notifications of the signed-in person, newest first. Spec §7. */
export const listNotifications = call('GET', '/api/dashboard/notification', {
  feature: 'notifications',
  summary: 'Your notifications, newest first, and how many are unread.',
  may: 'read own notifications',
  query: paging,
  reply: list(notification).extend({ unread: z.int() }),
})

/** Marks notifications of the signed-in person as read. */
export const markNotificationsRead = call('POST', '/api/dashboard/notification/read', {
  feature: 'notifications',
  summary: 'Mark your notifications as read: those with the given ids, otherwise all.',
  may: 'read own notifications',
  body: z
    .object({ ids: z.array(recordId).max(100, 'At most 100 at once').optional() })
    .meta({ examples: [{ ids: [40] }] }),
  reply: z.object({ unread: z.int() }),
  audit: { isNotAudited: 'What a person has read concerns nobody else.' },
})
