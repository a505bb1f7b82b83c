import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { missingSections } from '@portal/domain/completeness.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { registrationStatusOf } from '@portal/domain/registration-expiry.ts'
import { isOpen, submit } from '@portal/domain/registration-lifecycle.ts'
import type { Context } from '../../http/context.ts'
import { readFilled } from '../../records/contents.ts'
import { getFacility, lockFacility } from '../../records/facilities.ts'
import { getApplicantOf } from '../../records/people.ts'
import {
  findNewestRegistration,
  getBrief,
  insertRegistration,
  lockRegistration,
  nextReference,
  type RegistrationRow,
  updateRegistration,
} from '../../records/registrations.ts'
import { addEvent, handedIn } from '../../records/review.ts'

/** An owner starts the registration of a facility: a new one, or a renewal once the last has expired. Spec §4. */
export async function startRegistration(
  { db, user, now, today }: Context,
  { body }: Input<typeof calls.startRegistration>,
) {
  // Two clicks at once: the second waits here and then finds the registration of the first.
  await lockFacility(db, body.facility_id)
  const newest = await findNewestRegistration(db, body.facility_id)
  if (newest && isOpen(newest.status)) {
    refuse('already_exists', `This facility has an open registration, ${newest.reference}. Continue with that one`)
  }
  if (newest && registrationStatusOf(newest, today) === 'active') {
    refuse('already_exists', `This facility is registered until ${newest.expiry_date}`)
  }
  const id = await insertRegistration(db, {
    facility_id: body.facility_id,
    reference: await nextReference(db, today),
    kind: newest ? 'renewal' : 'new',
    recorded_by: user.id,
    applicant: await getApplicantOf(db, user.id),
    now,
  })
  return { data: await getBrief(db, id, today) }
}

/** The owner hands a complete application to the ministry. Submitting again what waits already changes nothing. Spec §4. */
export async function submitRegistration(
  { db, user, now, today }: Context,
  { params }: Input<typeof calls.submitRegistration>,
) {
  const registration = await lockRegistration(db, params.id)
  const { status } = submit(registration, today)
  const isHandedIn = registration.submitted_at !== null && registration.status === status
  if (!isHandedIn) {
    await refuseIncomplete({ db, today }, registration)
    const at = now.toISOString()
    await updateRegistration(db, registration.id, { status, submitted_at: at }, now)
    await addEvent(db, {
      registration_id: registration.id,
      actor_id: user.id,
      from_status: registration.status,
      to_status: status,
      reason: handedIn,
      at,
    })
  }
  return { data: await getBrief(db, registration.id, today) }
}

async function refuseIncomplete({ db, today }: Pick<Context, 'db' | 'today'>, registration: RegistrationRow) {
  const { facility_type_id } = await getFacility(db, registration.facility_id, today)
  const missing = missingSections(await readFilled(db, { ...registration, facility_type_id }))
  if (missing.length === 0) return
  const errors = Object.groupBy(missing, ({ section }) => section)
  refuse('invalid_input', 'Your application is not complete yet', {
    errors: Object.fromEntries(
      Object.entries(errors).map(([section, rows]) => [section, rows.map(({ message }) => message)]),
    ),
  })
}
