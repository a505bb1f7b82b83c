import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/verification.ts'
import type { CheckedPaper } from '@portal/contract/replies/checked-paper.ts'
import type { LicenceFacts } from '@portal/contract/signed-licence/licence-facts.ts'
import { nameInCode } from '@portal/contract/signed-licence/name-in-code.ts'
import { readCode } from '@portal/contract/signed-licence/signed-licence.ts'
import { verifyCode } from '@portal/contract/signed-licence/verify.ts'
import type { OpenContext, Serve } from '../http/context.ts'
import { readPrinted } from '../records/certificates.ts'
import { checkIssue, type Issue, listIssues } from '../records/verification.ts'

/** Checking the QR codes of certificates and statements. */
export function verificationRoutes(serve: Serve): void {
  serve(calls.checkLicenceCode, async (_context, _input, data) => ({ data }), { before: answerCode })
}

/** What is said about a code. Codes that no key of the portal has signed are counted, as wrong check codes are. */
async function answerCode(
  context: OpenContext,
  { body: { code } }: Input<typeof calls.checkLicenceCode>,
): Promise<CheckedPaper> {
  const found = await context.throttle.verify(context.address, () => checkCode(context, code))
  return found ?? { number: readCode(code)?.facts.number ?? '', outcome: 'not issued by us' }
}

async function checkCode({ db, today, signingKeys }: OpenContext, code: string): Promise<CheckedPaper | undefined> {
  const keys = await signingKeys.published(db)
  const facts = await verifyCode(code, keys, crypto.subtle)
  if (!facts) return undefined
  const key = keys.find(({ kid }) => kid === readCode(code)?.key)
  if (key?.revoked_at !== undefined) return { number: facts.number, outcome: 'key not trusted' }
  const issue = (await listIssues(db, [facts.number])).find((one) => states(one, facts))
  return issue && checkIssue(db, issue, today)
}

/** Whether the portal issued a paper with these facts. A stolen key can sign others, but the record does not have them. */
function states({ kind, issue, issue_date, expiry_date, printed }: Issue, facts: LicenceFacts): boolean {
  const { facility_name, category, lga } = readPrinted(printed)
  return (
    kind === facts.kind &&
    issue === facts.issue &&
    issue_date === facts.issued_on &&
    expiry_date === facts.expires_on &&
    nameInCode(facility_name, 'facility_name') === facts.facility_name &&
    nameInCode(category, 'facility_type') === facts.facility_type &&
    nameInCode(lga, 'lga') === facts.lga
  )
}
