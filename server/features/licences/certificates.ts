import * as calls from '@portal/contract/licences/calls/certificates.ts'
import { checkOffered, printingOf } from '@portal/domain/actions/offered-actions.ts'
import { printingEvents } from '@portal/domain/audit/audited-actions.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { verificationOf } from '@portal/domain/licences/verification.ts'
import { printMarkOf } from '@portal/domain/papers/print-mark.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { idOfPaper } from '../../audit/states.ts'
import { pathOfPaper } from '../../http/paper-path.ts'
import { certificateQr } from '../../papers/certificate-qr.ts'
import { drawQr } from '../../papers/qr-drawing.ts'
import { codeOfPaper } from '../../papers/sign-paper.ts'
import { getBrief } from '../../records/applications/registrations.ts'
import { getIssue } from '../../records/licences/certificates.ts'
import { listPrints } from '../../records/licences/prints.ts'
import { readIssuedPaper } from '../../records/licences/verification.ts'
import { readStanding } from '../../records/standing/restrictions.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The certificate of an approved registration and the statement of a temporarily approved one. Spec §2. */
export function certificateRoutes(serve: Serve): void {
  serve(calls.showCertificate, (context, { params }) => showPrinted(context, 'certificate', params.id))
  serve(calls.showStatement, (context, { params }) => showPrinted(context, 'statement', params.id))
  serve(calls.listPrints, async ({ db }, { params }) => ({ data: await listPrints(db, params.id) }))
  serve(calls.linkCertificate, (context, { params, body }) =>
    linkPrinted(context, 'certificate', { ...params, ...body }),
  )
  serve(calls.linkStatement, (context, { params, body }) => linkPrinted(context, 'statement', { ...params, ...body }))
}

/** A certificate or statement exactly as it was issued, with its present validity. Refused if the status does not allow it. Spec §4. */
async function showPrinted(context: Context, kind: PrintedKind, id: number) {
  const { db, today, checkCodes, messages } = context
  const { registration, certificate, code, mark } = await getPrintable(context, kind, { id })
  const { number, issue, reissued_on, issue_date, expiry_date, printed } = certificate
  const check_code = checkCodes.of(certificate)
  const qr = certificateQr(messages.publicUrl, code)
  return {
    data: {
      ...{ number, issue, reissued_on, issue_date, expiry_date },
      ...printed,
      status: registration.registration_status,
      standing: await readStanding(db, registration.facility_id, today),
      mark,
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

interface Asked {
  id: number
  number?: string | null
  issue?: number | null
}

/** A link that opens the PDF with the mark of today. Who asked for it is recorded. */
async function linkPrinted(context: Context, kind: PrintedKind, asked: Asked) {
  const { db, signPath, throttle, user } = context
  await throttle.beforeAdding(user.id)
  const { certificate, mark } = await getPrintable(context, kind, asked)
  const { registration_id, number, issue } = certificate
  await recordEntry(db, {
    ...doerOf(context),
    action: printingEvents[kind],
    about: { kind: 'certificate', id: idOfPaper(certificate) },
    after: { registration_id, number, issue, mark },
  })
  return signPath(pathOfPaper(certificate.id, mark))
}

/** An issue that may be printed and agrees with the audit record, with its code and the mark that it carries today. */
async function getPrintable(context: Context, kind: PrintedKind, { id, ...which }: Asked) {
  const { db, today } = context
  const registration = await getBrief(db, id, today)
  // A certificate stays printable after a newer registration has replaced this one.
  checkOffered(printingOf(kind), { ...registration, has_newer: false }, today)
  const certificate = await getIssue(db, { kind, registrationId: registration.id, ...which })
  const code = await codeOfPaper(context, { ...certificate, printed: certificate.stored })
  const { paper } = await readIssuedPaper(db, certificate, today)
  return { registration, certificate, code, mark: printMarkOf(verificationOf(paper, today)) }
}
