import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/licences/calls/verification.ts'
import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { canonicalJson } from '../../audit/canonical-json.ts'
import { findPaperEntry } from '../../audit/newest-paper-entry.ts'
import { idOfPaper } from '../../audit/states.ts'
import type { Db } from '../../database/connect.ts'
import { checkAgainstRecord } from '../../papers/check-paper.ts'
import { factsInCode } from '../../papers/sign-paper.ts'
import { checkIssue, listIssues } from '../../records/licences/verification.ts'
import type { OpenContext, Serve } from '../../use-case/context.ts'

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

async function checkCode(context: OpenContext, code: string): Promise<CheckedPaper | undefined> {
  const { db, signingKeys } = context
  const keys = await signingKeys.published(db)
  const facts = await verifyCode(code, keys, crypto.subtle)
  if (!facts) return undefined
  const key = keys.find(({ kid }) => kid === readCode(code)?.key)
  if (key?.revoked_at !== undefined) return { number: facts.number, outcome: 'key not trusted' }
  const issue = (await listIssues(db, [facts.number])).find((one) => one.issue === facts.issue)
  if (!issue) return findLost(db, facts)
  // First: the code may be genuine, and what is stored not.
  const unconfirmed = await checkAgainstRecord(context, issue)
  if (unconfirmed) return unconfirmed
  // A stolen key can sign other facts, but the record does not have them.
  return canonicalJson(factsInCode(issue)) === canonicalJson(facts) ? checkIssue(db, issue, context.today) : undefined
}

/** The answer about a paper that the portal has issued and that is not stored any more. */
async function findLost(db: Db, facts: LicenceFacts): Promise<CheckedPaper | undefined> {
  const entry = await findPaperEntry(db, 'certificate', idOfPaper(facts))
  return entry && { number: facts.number, outcome: 'not confirmed' }
}
