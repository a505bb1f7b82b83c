import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { registrationStatusOf } from '@portal/domain/registration-expiry.ts'
import { isOpen } from '@portal/domain/registration-lifecycle.ts'
import type { Context } from '../../http/context.ts'
import { getApplicantOf } from '../../records/applicants.ts'
import { lockFacility } from '../../records/facilities.ts'
import { findNewestRegistration, getBrief, insertRegistration, nextReference } from '../../records/registrations.ts'

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
