import { z } from 'zod'
import { call } from '../call.ts'
import { notification } from '../entities/notification.ts'
import { list, paging } from '../fields.ts'

/** Messages of the portal to the person who is signed in, newest first. Spec §7. */
export const listNotifications = call('GET', '/api/dashboard/notification', {
  summary: 'Your notifications, newest first, and how many are unread.',
  may: 'read own notifications',
  query: paging,
  reply: list(notification).extend({ unread: z.int() }),
})
