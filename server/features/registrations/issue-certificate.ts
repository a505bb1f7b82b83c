import { certificateNumber, type PrintedKind, registrationNumber } from '@portal/domain/certificate.ts'
import type { Context } from '../../http/context.ts'
import { countIssued, insertCertificate, type Printed } from '../../records/certificates.ts'
import { nextSerial } from '../../records/counters.ts'
import { type Facility, getFacility, keepRegistrationNumber } from '../../records/facilities.ts'
import { listSignatories } from '../../records/office-holders.ts'
import { findOperatingOfficer } from '../../records/operating-officers.ts'
import type { RegistrationRow } from '../../records/registrations.ts'
import type { Settings } from '../../records/settings.ts'

type Place = Pick<Context, 'db' | 'today'>

interface Issue {
  kind: PrintedKind
  registration: RegistrationRow
  expiry_date: string
  settings: Settings
}

/** Issues the certificate of an approval or the statement of a temporary one, with what is true today. decisions.md §1.9. */
export async function issueCertificate(
  place: Place,
  { kind, registration, expiry_date, settings }: Issue,
): Promise<void> {
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
