import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { considered } from '@portal/domain/registration-lifecycle.ts'
import { hasBothVerdicts } from '@portal/domain/verdicts.ts'
import type { Context } from '../../http/context.ts'
import { getBrief, lockRegistration, updateRegistration } from '../../records/registrations.ts'
import { addEvent, findConsideration, saveConsideration } from '../../records/review.ts'

/** Saves what the officers found. With both verdicts a pending registration awaits decision. Spec §4.3. */
export async function considerRegistration(
  { db, user, now, today, checkVersion }: Context,
  { params, body }: Input<typeof calls.considerRegistration>,
) {
  const registration = await lockRegistration(db, params.id)
  checkVersion(await findConsideration(db, registration.id))
  const at = now.toISOString()
  await saveConsideration(db, { ...body, registration_id: registration.id, user_id: user.id, updated_at: at })
  const status = considered(registration, hasBothVerdicts(body))
  if (status !== registration.status) {
    await updateRegistration(db, registration.id, { status }, now)
    await addEvent(db, {
      registration_id: registration.id,
      actor_id: user.id,
      from_status: registration.status,
      to_status: status,
      reason: 'Considered',
      at,
    })
  }
  const data = (await findConsideration(db, registration.id)) ?? refuse('unexpected', 'The form was not kept')
  return { data, registration: await getBrief(db, registration.id, today) }
}
