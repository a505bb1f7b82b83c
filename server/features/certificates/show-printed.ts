import { mayPrint, type PrintedKind } from '@portal/domain/certificate.ts'
import type { Context } from '../../http/context.ts'
import { getCertificate } from '../../records/certificates.ts'
import { getBrief } from '../../records/registrations.ts'

/** What was issued, exactly as it was, with how it stands today; refused while the status does not allow it. Spec §4. */
export async function showPrinted({ db, today }: Context, kind: PrintedKind, registrationId: number) {
  const registration = await getBrief(db, registrationId, today)
  mayPrint(kind, registration.status)
  const certificate = await getCertificate(db, kind, registration.id)
  return {
    data: {
      ...certificate,
      status: registration.registration_status,
      verify_url: `/cert/${registration.id}`,
    },
  }
}
