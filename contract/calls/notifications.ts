import { z } from 'zod'
import { call } from '../call.ts'
import { notification } from '../entities/notification.ts'
import { list, paging } from '../fields.ts'

/** The notifications of the signed-in person, newest first. Spec §7. */
export const listNotifications = call('GET', '/api/dashboard/notification', {
  summary: 'Your notifications, newest first, and how many are unread.',
  may: 'read own notifications',
  query: paging,
  reply: list(notification).extend({ unread: z.int() }),
})
