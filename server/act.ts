import type { RegistrationPage } from '@portal/contract/replies/registration-page.ts'
import type { Consequences } from '@portal/domain/actions/action.ts'
import { chooseFacilityAction, type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import { checkOffered, isRepeated, registrationAction, statusAfter } from '@portal/domain/actions/offered-actions.ts'
import { ownerMessageText } from '@portal/domain/actions/owner-message.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { lastDayOf } from '@portal/domain/registration-expiry.ts'
import type { Context } from './http/context.ts'
import { issueCertificate } from './issue-certificate.ts'
import { type LockedFacility, lockFacilityWithNewest } from './records/facilities.ts'
import { notify } from './records/notifications.ts'
import { type LockedRegistration, lockRegistration, moveRegistration } from './records/registrations.ts'
import { addEvent } from './records/review.ts'
import { readSettings } from './records/settings.ts'
import { readRegistrationPage } from './registration-page.ts'

/** What an action on a registration is given besides the registration. */
export interface Given {
  /** Goes into the timeline and into the message to the owner. */
  reason?: string | null
  /** Whether all that the table's row asks for is given; where it is not, a row with `movesWhen` leaves the status. */
  isComplete?: boolean
  /** Refuses what only this action can judge, before anything is written. */
  check?: (registration: LockedRegistration) => Promise<void>
  /** Writes the rows that only this action knows. */
  write?: () => Promise<void>
}

/** Does one action of the table on a registration and answers the registration's fresh page. */
export function act(
  context: Context,
  name: RegistrationActionName,
  id: number,
  given: Given = {},
): Promise<RegistrationPage> {
  return actAndAnswer(context, name, id, given, () => readRegistrationPage(context, id))
}

/**
 * Does one action of the table on a registration: locks it, checks it against the table, and writes what the row says,
 * all in the transaction of the call. Whoever comes second waits for the lock and is then judged by what the first one
 * did. `answer` makes the reply; where the action was done before, it is all that happens.
 */
export async function actAndAnswer<A>(
  context: Context,
  name: RegistrationActionName,
  id: number,
  given: Given,
  answer: () => Promise<A>,
): Promise<A> {
  const { db, today } = context
  const registration = await lockRegistration(db, id)
  checkOffered(name, registration, today)
  if (isRepeated(name, registration, today)) return answer()
  await given.check?.(registration)
  await given.write?.()
  const { causes } = registrationAction(name)
  const settings = causes.issues && (await readSettings(db, today))
  const expiry_date = settings ? lastDayOf(causes.issues, settings, today) : null
  await move(context, name, { registration, given, expiry_date })
  await tellOwner(context, causes, { ...registration, registration_id: id, reason: given.reason ?? null })
  const reply = await answer()
  // Last, because its number comes from a counter that all decisions share and that is locked until the commit.
  if (causes.issues && settings && expiry_date !== null) {
    await issueCertificate({ db, today }, { kind: causes.issues, registration, expiry_date, settings })
  }
  return reply
}

interface Moving {
  registration: LockedRegistration
  given: Given
  expiry_date: string | null
}

/** Writes the new status, what the row records with it, and the line in the timeline; nothing where the status stays. */
async function move({ db, user, now, today }: Context, name: RegistrationActionName, moving: Moving): Promise<void> {
  const { registration, given, expiry_date } = moving
  const { leadsTo, movesWhen, causes } = registrationAction(name)
  const at = now.toISOString()
  const status = statusAfter(name, registration, { today, isComplete: given.isComplete ?? true })
  if (leadsTo === null || (movesWhen && status === registration.status)) return
  const recorded = {
    submission: { submitted_at: at },
    decision: { expiry_date, processed_by: user.id, processed_at: at },
  }
  await moveRegistration(db, {
    id: registration.id,
    changed: {
      status,
      ...(causes.records && recorded[causes.records]),
      ...(causes.issues === 'certificate' && { approved_at: at }),
    },
    event: {
      actor_id: user.id,
      from_status: registration.status,
      reason: causes.event?.says ?? given.reason ?? null,
    },
    at,
  })
}

/** What an action on a facility is given besides the facility. */
export interface FacilityGiven<W> {
  reason?: string
  /** The registration that the message to the owner names. */
  reference?: string | undefined
  /** Writes the rows that only this action knows; for an action that starts a registration, the registration. */
  write: (facility: LockedFacility, starts: 'new' | 'renewal') => Promise<W>
}

/** Does the first of these actions that the table offers for a facility, as `act` does one on a registration. */
export async function actOnFacility<W extends { id: number }>(
  context: Context,
  names: readonly FacilityActionName[],
  facilityId: number,
  { reason, reference, write }: FacilityGiven<W>,
): Promise<W> {
  const { db, user, now, today } = context
  const facility = await lockFacilityWithNewest(db, facilityId)
  const { starts = 'new', leadsTo, causes } = facilityAction(chooseFacilityAction(names, facility.newest, today))
  const written = await write(facility, starts)
  if (leadsTo !== null) {
    await addEvent(db, {
      registration_id: written.id,
      actor_id: user.id,
      from_status: null,
      to_status: leadsTo,
      at: now.toISOString(),
    })
  }
  await tellOwner(context, causes, { ...facility, facility_id: facility.id, reference, reason: reason ?? null })
  return written
}

interface AboutOwner {
  user_id: number | null
  company_name: string
  facility_id: number
  registration_id?: number
  reference: string | undefined
  reason: string | null
}

/** Tells the owner what happened. A facility that an officer recorded from paper has no owner to tell. */
async function tellOwner({ db, now }: Context, { tellsOwner }: Consequences, about: AboutOwner): Promise<void> {
  if (!tellsOwner || about.user_id === null) return
  await notify(db, {
    user_id: about.user_id,
    kind: tellsOwner.kind,
    title: tellsOwner.title,
    body: ownerMessageText(tellsOwner, about),
    about_kind: tellsOwner.about,
    about_id: tellsOwner.about === 'facility' ? about.facility_id : (about.registration_id ?? null),
    created_at: now.toISOString(),
  })
}
