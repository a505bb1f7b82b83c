import { chooseFacilityAction, type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import type { Context } from './http/context.ts'
import { notificationFor } from './notification-for.ts'
import { type LockedFacility, lockFacilityWithNewest } from './records/facilities.ts'
import { notify } from './records/notifications.ts'
import { insertEvent } from './records/review.ts'

/** The input of an action on a facility besides the facility. */
export interface FacilityActionInput<W> {
  reason?: string
  /** The registration that the message to the owner names. */
  reference?: string | undefined
  /** Writes the rows that are special to this action; for an action that starts a registration, the registration. */
  write: (facility: LockedFacility, starts: 'new' | 'renewal') => Promise<W>
}

/** Carries out the first of these actions that the table offers for a facility, like `act` for a registration. */
export async function actOnFacility<W extends { id: number }>(
  context: Context,
  names: readonly FacilityActionName[],
  facilityId: number,
  { reason, reference, write }: FacilityActionInput<W>,
): Promise<W> {
  const { db, user, now, today } = context
  const facility = await lockFacilityWithNewest(db, facilityId)
  const { starts = 'new', leadsTo, causes } = facilityAction(chooseFacilityAction(names, facility.newest, today))
  const written = await write(facility, starts)
  if (leadsTo !== null) {
    await insertEvent(db, {
      registration_id: written.id,
      actor_id: user.id,
      from_status: null,
      to_status: leadsTo,
      at: now.toISOString(),
    })
  }
  const notification = notificationFor(context, causes, {
    ...facility,
    facility_id: facility.id,
    reference,
    reason: reason ?? null,
  })
  if (notification) await notify(db, notification)
  return written
}
