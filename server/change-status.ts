import { registrationAction, statusAfter } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/open-return.ts'
import type { LicencePeriod } from '@portal/domain/renewal.ts'
import { type ActionInput, reasonOf } from './action-input.ts'
import type { Context } from './http/context.ts'
import { type NewNotification, notify } from './records/notifications.ts'
import { type LockedRegistration, updateRegistrationStatus } from './records/registrations.ts'
import { endRepresentation } from './records/representations.ts'
import { insertEvent } from './records/review.ts'

interface StatusChange {
  registration: LockedRegistration
  input: ActionInput
  /** The period of what the action grants. */
  granted: LicencePeriod | null
  /** The message to the owner, or to the officer who is given the case. */
  notification?: NewNotification | undefined
}

/** Writes the new status, the fields that the row records with it, the timeline entry and the message; only the message if the action changes nothing. */
export async function changeStatus(
  { db, user, now, today }: Pick<Context, 'db' | 'now' | 'today'> & { user: { id: number } | null },
  name: RegistrationActionName,
  { registration, input, granted, notification }: StatusChange,
): Promise<void> {
  const { leadsTo, movesWhen, causes } = registrationAction(name)
  const at = now.toISOString()
  const status = statusAfter(name, registration, { today, isComplete: input.isComplete ?? true })
  const event = {
    actor_id: user?.id ?? null,
    from_status: registration.status,
    reason: [causes.event?.text, reasonOf(input)].filter(Boolean).join(': ') || null,
    is_internal: causes.event?.isInternal ?? false,
  }
  if (leadsTo === null ? !causes.records : movesWhen && status === registration.status) {
    if (leadsTo === null && causes.event?.text) {
      await insertEvent(db, { ...event, registration_id: registration.id, to_status: status, at })
    }
    if (notification) await notify(db, notification)
    return
  }
  const recorded = {
    // What was returned and is submitted again keeps its place in the queue.
    submission: { submitted_at: isOpenReturn(registration.returned) ? (registration.submitted_at ?? at) : at },
    decision: {
      expiry_date: granted?.expiry_date ?? null,
      valid_from: causes.issues === 'certificate' ? (granted?.valid_from ?? null) : null,
      processed_by: user?.id ?? null,
      processed_at: at,
    },
    end: { ended_at: at },
    assignee: { assignee_id: input.assignee?.id ?? null },
  }
  await updateRegistrationStatus(db, {
    id: registration.id,
    changed: {
      status,
      ...(causes.records && recorded[causes.records]),
      ...(causes.issues === 'certificate' && { approved_at: at }),
    },
    event,
    at,
    notification,
  })
  const isOvertaken = status !== registration.status || causes.records === 'end'
  if (isOvertaken && registration.has_waiting_answer) {
    await endRepresentation(db, registration.id, { outcome: 'overtaken', ended_at: at })
  }
}
