import type { Consequences } from '@portal/domain/actions/action.ts'
import { ownerMessageText } from '@portal/domain/actions/owner-message.ts'
import type { NewNotification } from './records/notifications.ts'

interface NotificationSubject {
  user_id: number | null
  company_name: string
  facility_id: number
  registration_id?: number
  reference: string | undefined
  reason: string | null
}

/** The message to the owner, if the action has one. A facility that an officer recorded from paper has no owner. */
export function notificationFor(
  { now }: { now: Date },
  { notifiesOwner }: Consequences,
  about: NotificationSubject,
): NewNotification | undefined {
  if (!notifiesOwner || about.user_id === null) return undefined
  return {
    user_id: about.user_id,
    kind: notifiesOwner.kind,
    title: notifiesOwner.title,
    body: ownerMessageText(notifiesOwner, about),
    about_kind: notifiesOwner.about,
    about_id: notifiesOwner.about === 'facility' ? about.facility_id : (about.registration_id ?? null),
    created_at: now.toISOString(),
  }
}
