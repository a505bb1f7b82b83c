import type { PrintMark } from '@portal/domain/papers/print-mark.ts'
import { certificateQr } from '../papers/certificate-qr.ts'
import { codeOfPaper } from '../papers/sign-paper.ts'
import type { PrintedPaper } from '../print/papers/printed-paper.ts'
import type { findIssue } from '../records/licences/certificates.ts'
import type { ServeDeps } from './serve-deps.ts'

type Printing = Pick<ServeDeps, 'database' | 'signingKeys' | 'checkCodes' | 'messages' | 'clock'>
type Issue = NonNullable<Awaited<ReturnType<typeof findIssue>>>

/**
 * Everything that is printed on an issue of a certificate or statement: the facts of its day, and how it is checked. Throws
 * `UnconfirmedPaper` if the issue does not agree with the audit record.
 */
export async function paperToPrint(
  { database, signingKeys, checkCodes, messages, clock }: Printing,
  { stored, ...paper }: Issue,
  mark: PrintMark | null,
): Promise<PrintedPaper> {
  const { printed, kind, number, issue, reissued_on, issue_date, expiry_date } = paper
  const { crest_url: _, ...facts } = printed
  const signing = { db: database.db, now: clock(), signingKeys }
  const code = await codeOfPaper(signing, { ...paper, printed: stored })
  return {
    ...{ kind, number, issue, reissued_on, issue_date, expiry_date },
    ...facts,
    mark,
    check_code: checkCodes.of({ number, issue }),
    check_address: messages.publicUrl === undefined ? null : addressToType(messages.publicUrl),
    qr: certificateQr(messages.publicUrl, code),
  }
}

/** The address of the page that checks papers, as people type it. */
function addressToType(publicUrl: string): string {
  return `${new URL(publicUrl).host}/verify`
}
