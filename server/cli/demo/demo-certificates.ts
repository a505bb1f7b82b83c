import { certificateNumber, registrationNumber } from '@portal/domain/certificate.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { RegistrationStatus } from '@portal/domain/registration-lifecycle.ts'
import type { Db } from '../../database/connect.ts'
import { insertCertificate, nextSerial, type Printed } from '../../records/certificates.ts'
import { getFacility, keepRegistrationNumber } from '../../records/facilities.ts'
import { listSignatories, readSettings } from '../../records/settings.ts'

/** A registration row of the demonstration. */
export interface MadeRegistration {
  id: number
  reference: string
  status: RegistrationStatus
  expiry_date: string | null
  recorded_by: number
  created_at: string
  submitted_at: string | null
  updated_at: string
}

/** Issues the certificate or statement of a registration. */
export async function issueDemoCertificate(
  db: Db,
  registration: MadeRegistration,
  { id }: { id: number },
): Promise<void> {
  if (registration.expiry_date === null) return
  const issue_date = lagosDate(Date.parse(registration.updated_at))
  const isApproved = registration.status === 'Approved'
  await insertCertificate(db, {
    kind: isApproved ? 'certificate' : 'statement',
    registration_id: registration.id,
    number: isApproved ? await numberFor(db, id, issue_date) : registration.reference,
    issue_date,
    expiry_date: registration.expiry_date,
    printed: await printedOf(db, id, issue_date),
  })
}

async function numberFor(db: Db, facilityId: number, issueDate: string): Promise<string> {
  const { certificate_prefix } = await readSettings(db, issueDate)
  const kept = await keepRegistrationNumber(db, facilityId, async () =>
    registrationNumber(certificate_prefix, await nextSerial(db, 'registration_number')),
  )
  return certificateNumber(kept, Number(issueDate.slice(0, 4)))
}

async function printedOf(db: Db, facilityId: number, on: string): Promise<Printed> {
  const facility = await getFacility(db, facilityId, on)
  const { ministry_name, ministry_address, crest_url } = await readSettings(db, on)
  return {
    facility_name: facility.company_name,
    category: facility.facility_types.category_list,
    address: facility.address,
    lga: facility.local_gov_areas.list,
    owner_name: facility.owner_name,
    operating_officer: null,
    ministry: ministry_name,
    ministry_address,
    crest_url,
    signatories: await listSignatories(db, on),
  }
}
