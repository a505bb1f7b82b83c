import * as calls from '@portal/contract/calls/notifications.ts'
import type { Serve } from '../../http/context.ts'
import { listNotifications } from './list-notifications.ts'

/** What the portal has told a person. Spec §7, Dashboards. */
export function notificationRoutes(serve: Serve): void {
  serve(calls.listNotifications, listNotifications)
}
