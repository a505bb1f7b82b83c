import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { checkIssue, type Issue } from '../records/licences/verification.ts'
import { listUnconfirmed, UnconfirmedPaper } from './confirm-paper.ts'
import { reportPaper } from './report-paper.ts'

interface Checking {
  /** Not a transaction: officers may be told. */
  db: Db
  now: Date
  /** The day in Lagos. */
  today: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What anybody is told about an issue who has proved that they have seen it: nothing of it if it does not agree with the audit record. */
export async function checkPaper(checking: Checking, issue: Issue): Promise<CheckedPaper> {
  const unconfirmed = await checkAgainstRecord(checking, issue)
  return unconfirmed ?? checkIssue(checking.db, issue, checking.today)
}

/** The answer about an issue that does not agree with the audit record; undefined if it agrees. */
export async function checkAgainstRecord(checking: Checking, issue: Issue): Promise<CheckedPaper | undefined> {
  const reason = (await listUnconfirmed(checking.db, [issue])).get(issue.id)
  if (reason === undefined) return undefined
  await reportPaper(checking, new UnconfirmedPaper(issue, reason))
  return { number: issue.number, outcome: 'not confirmed' }
}
