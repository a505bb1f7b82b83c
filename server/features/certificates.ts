import * as calls from '@portal/contract/calls/certificates.ts'
import { checkOffered, printingOf } from '@portal/domain/actions/offered-actions.ts'
import type { PrintedKind } from '@portal/domain/certificate.ts'
import { certificateQr } from '../certificate-qr.ts'
import type { Context, Serve } from '../http/context.ts'
import { drawQr } from '../qr-drawing.ts'
import { getCertificate } from '../records/certificates.ts'
import { getBrief } from '../records/registrations.ts'
import { readStanding } from '../records/restrictions.ts'

/** The certificate of an approved registration and the statement of a temporarily approved one. Spec §2. */
export function certificateRoutes(serve: Serve): void {
  serve(calls.showCertificate, (context, { params }) => showPrinted(context, 'certificate', params.id))
  serve(calls.showStatement, (context, { params }) => showPrinted(context, 'statement', params.id))
}

/** A certificate or statement exactly as it was issued, with its present validity. Refused if the status does not allow it. Spec §4. */
async function showPrinted(context: Context, kind: PrintedKind, registrationId: number) {
  const { db, today, checkCodes, messages } = context
  const registration = await getBrief(db, registrationId, today)
  // A certificate stays printable after a newer registration has replaced this one.
  checkOffered(printingOf(kind), { ...registration, has_newer: false }, today)
  const certificate = await getCertificate(db, kind, registration.id)
  const check_code = checkCodes.of(certificate)
  const qr = await certificateQr(context, certificate)
  return {
    data: {
      ...certificate,
      status: registration.registration_status,
      standing: await readStanding(db, registration.facility_id, today),
      check_code,
      verify_url: addressOf(messages.publicUrl, { number: certificate.number, code: check_code }),
      qr_code: qr === null ? null : { address: qr, ...drawQr(qr) },
    },
  }
}

/** The address that checks a paper, filled in; without PUBLIC_URL only its path. */
function addressOf(publicUrl: string | undefined, asked: Record<string, string>): string {
  const path = `/verify?${new URLSearchParams(asked)}`
  return publicUrl ? new URL(path, publicUrl).href : path
}
