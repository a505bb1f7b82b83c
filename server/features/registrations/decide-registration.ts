import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { certificateNumber, type PrintedKind, registrationNumber } from '@portal/domain/certificate.ts'
import { expiryDateOf, temporaryExpiryDate } from '@portal/domain/registration-expiry.ts'
import { type DecidedStatus, decide, decisions } from '@portal/domain/registration-lifecycle.ts'
import type { Db } from '../../database/connect.ts'
import type { Context } from '../../http/context.ts'
import { countIssued, insertCertificate, nextSerial, type Printed } from '../../records/certificates.ts'
import { type Facility, getFacility, getOwnership, keepRegistrationNumber } from '../../records/facilities.ts'
import { notify } from '../../records/notifications.ts'
import { findOperatingOfficer } from '../../records/people.ts'
import { getBrief, lockRegistration, type RegistrationRow, updateRegistration } from '../../records/registrations.ts'
import { addEvent } from '../../records/review.ts'
import { listSignatories, readSettings, type Settings } from '../../records/settings.ts'

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

type Place = Pick<Context, 'db' | 'today'>

interface Issue {
  kind: PrintedKind
  registration: RegistrationRow
  expiry_date: string
  settings: Settings
}

/** Issues the certificate of an approval or the statement of a temporary one, with what is true today. Spec §4.5. */
async function issueCertificate(place: Place, { kind, registration, expiry_date, settings }: Issue): Promise<void> {
  const facility = await getFacility(place.db, registration.facility_id, place.today)
  const number =
    kind === 'certificate'
      ? await numberCertificate(place, facility.id, settings)
      : await numberStatement(place, registration)
  await insertCertificate(place.db, {
    kind,
    registration_id: registration.id,
    number,
    issue_date: place.today,
    expiry_date,
    printed: await freeze(place, facility, settings),
  })
}

/** The facility's number for life and the year: NSMOH/PHF/00001/2026. */
async function numberCertificate({ db, today }: Place, facilityId: number, settings: Settings): Promise<string> {
  const kept = await keepRegistrationNumber(db, facilityId, async () =>
    registrationNumber(settings.certificate_prefix, await nextSerial(db, 'registration_number')),
  )
  return certificateNumber(kept, Number(today.slice(0, 4)))
}

/** The application's reference; with its turn behind it when a registration is temporarily approved more than once. */
async function numberStatement({ db }: Place, { id, reference }: RegistrationRow): Promise<string> {
  const issued = await countIssued(db, 'statement', id)
  return issued === 0 ? reference : `${reference}/${issued + 1}`
}

async function freeze({ db, today }: Place, facility: Facility, settings: Settings): Promise<Printed> {
  return {
    facility_name: facility.company_name,
    category: facility.facility_types.category_list,
    address: facility.address,
    lga: facility.local_gov_areas.list,
    owner_name: facility.owner_name,
    operating_officer: (await findOperatingOfficer(db, facility.id))?.full_name ?? null,
    ministry: settings.ministry_name,
    ministry_address: settings.ministry_address,
    crest_url: settings.crest_url,
    signatories: await listSignatories(db, today),
  }
}

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
async function notifyOwner(
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
