import { isOffered, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { changeRegistrationStatus } from './change-registration-status.ts'
import type { Context } from '../use-case/context.ts'
import { notificationFor } from './notification-for.ts'
import { type LockedRegistration, lockRegistration } from '../records/applications/registrations.ts'

/** What an action without a person checks and says. */
interface OwnInput {
  /** Added to the message to the owner. */
  reason?: string | null
  /** Writes the rows that are special to this action; whether there is anything to do. */
  write?: (registration: LockedRegistration) => Promise<boolean>
}

/** Carries out an action without a person. Does nothing if it is no longer offered, or if `write` finds nothing to do. */
export async function actByItself(
  context: Pick<Context, 'db' | 'now' | 'today'>,
  name: RegistrationActionName,
  id: number,
  { write, reason = null }: OwnInput = {},
): Promise<void> {
  const registration = await lockRegistration(context.db, id)
  if (!isOffered(name, registration, context.today)) return
  if (write && !(await write(registration))) return
  const portal = { ...context, user: null, address: null }
  const about = { ...registration, registration_id: id, reason }
  const notification = notificationFor(portal, registrationAction(name).causes, about)
  await changeRegistrationStatus(portal, name, { registration, input: { reason }, granted: null, notification })
}
