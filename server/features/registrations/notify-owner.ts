import type { DecidedStatus } from '@portal/domain/registration-lifecycle.ts'
import type { Db } from '../../database/connect.ts'
import { getOwnership } from '../../records/facilities.ts'
import { notify } from '../../records/notifications.ts'
import type { RegistrationRow } from '../../records/registrations.ts'

const news = {
  Approved: { title: 'Your registration is approved', next: 'You can print the certificate now.' },
  'Temporarily approved': {
    title: 'Your registration is temporarily approved',
    next: 'You can print the temporary statement of approval now.',
  },
  declined: {
    title: 'Your registration was declined',
    next: 'Read the remarks, put right what is missing and submit again.',
  },
} as const satisfies Record<DecidedStatus, { title: string; next: string }>

/** Tells the owner of a facility what was decided. A facility that an officer recorded from paper has nobody to tell. */
export async function notifyOwner(
  db: Db,
  registration: RegistrationRow,
  { status, reason, at }: { status: DecidedStatus; reason: string | null; at: string },
): Promise<void> {
  const { user_id, company_name } = await getOwnership(db, registration.facility_id)
  if (user_id === null) return
  const { title, next } = news[status]
  await notify(db, {
    user_id,
    kind: 'decision',
    title,
    // A line each: nobody knows whether the officer ended the reason with a full stop.
    body: [`${company_name}, ${registration.reference}.`, reason, next].filter(Boolean).join('\n'),
    link: `/admin/registration/${registration.id}`,
    created_at: at,
  })
}
