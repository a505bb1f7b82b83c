import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { missingSections } from '@portal/domain/completeness.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { submit } from '@portal/domain/registration-lifecycle.ts'
import type { Context } from '../../http/context.ts'
import { getFacility } from '../../records/facilities.ts'
import { readFilled } from '../../records/filled.ts'
import { addEvent, handedIn } from '../../records/registration-events.ts'
import { getBrief, lockRegistration, type RegistrationRow, updateRegistration } from '../../records/registrations.ts'

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
