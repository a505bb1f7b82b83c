import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { expiryDateOf, temporaryExpiryDate } from '@portal/domain/registration-expiry.ts'
import { type DecidedStatus, decide, decisions } from '@portal/domain/registration-lifecycle.ts'
import type { Context } from '../../http/context.ts'
import { addEvent } from '../../records/registration-events.ts'
import { getBrief, lockRegistration, updateRegistration } from '../../records/registrations.ts'
import { readSettings, type Settings } from '../../records/settings.ts'
import { issueCertificate } from './issue-certificate.ts'
import { notifyOwner } from './notify-owner.ts'

/** Records the officer's decision, or refuses it when it is not offered in the present status. Spec §4. */
export async function decideRegistration(
  { db, user, now, today }: Context,
  { body }: Input<typeof calls.decideRegistration>,
) {
  const registration = await lockRegistration(db, body.id)
  const { status, decision } = decide(registration, body.status, today)
  const at = now.toISOString()
  const settings = await readSettings(db, today)
  const expiry_date = expiryOf(status, settings, today)
  const decided = { status, expiry_date, processed_by: user.id, processed_at: at }
  await updateRegistration(db, registration.id, status === 'Approved' ? { ...decided, approved_at: at } : decided, now)
  await addEvent(db, {
    registration_id: registration.id,
    actor_id: user.id,
    from_status: registration.status,
    to_status: status,
    reason: body.reason,
    at,
  })
  if (expiry_date !== null) {
    const kind = status === 'Approved' ? 'certificate' : 'statement'
    await issueCertificate({ db, today }, { kind, registration, expiry_date, settings })
  }
  await notifyOwner(db, registration, { status, reason: body.reason, at })
  return { data: await getBrief(db, registration.id, today), message: decisions[decision].message }
}

/** The last day of what is granted; none when it is declined. */
function expiryOf(status: DecidedStatus, settings: Settings, today: string): string | null {
  switch (status) {
    case 'Approved':
      return expiryDateOf(settings.validity_policy, today)
    case 'Temporarily approved':
      return temporaryExpiryDate(settings.temporary_months, today)
    case 'declined':
      return null
  }
}
