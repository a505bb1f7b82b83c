import type { CheckedPaper } from '@portal/contract/replies/checked-paper.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { type IssuedPaper, verificationOf } from '@portal/domain/verification.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { readPrinted } from './certificates.ts'
import { readStanding } from './restrictions.ts'

const { Approve, Submit, Consider } = registrationActions
const granting = { certificate: Approve.leadsTo, statement: registrationActions['Temporary Approval'].leadsTo } as const

/** Every issue under one of these numbers, the newest first. */
export function listIssues(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('certificate')
    .where('number', 'in', numbers)
    .orderBy('issue', 'desc')
    .select(['id', 'kind', 'number', 'issue', 'registration_id', 'issue_date', 'expiry_date', 'printed'])
    .execute()
}

/** A certificate or statement that was issued. */
export type Issue = Awaited<ReturnType<typeof listIssues>>[number]

/** What anybody is told about an issue who has proved that they have seen it. */
export async function checkIssue(db: Db, issue: Issue, today: string): Promise<CheckedPaper> {
  const { facility_name, category, address, lga, conditions } = readPrinted(issue.printed)
  const { number, kind, issue_date, expiry_date } = issue
  return {
    number,
    outcome: verificationOf(await readIssuedPaper(db, issue, today), today),
    stated: { kind, facility_name, category, address, lga, issue_date, expiry_date, conditions },
  }
}

/** What decides whether an issue still counts on a day. */
async function readIssuedPaper(
  db: Db,
  { id, kind, registration_id, expiry_date }: Issue,
  today: string,
): Promise<IssuedPaper> {
  const { facility_id, status, ended_at, has_later, renewal_submitted_at } = await db
    .selectFrom('registration')
    .where('registration.id', '=', registration_id)
    .select(['facility_id', 'status', 'ended_at'])
    .select([
      // Another issue, the certificate that follows a statement, or that of a later registration which has begun.
      sql<boolean>`exists (
        select from certificate as later join registration as licensed on licensed.id = later.registration_id
        where licensed.facility_id = registration.facility_id and later.id > ${id}
          and (licensed.id = registration.id or later.kind = 'certificate')
          and coalesce(licensed.valid_from, later.issue_date) <= ${today}::date
      )`.as('has_later'),
      sql<string | null>`(
        select max(renewal.submitted_at) from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id
          and renewal.kind = 'renewal' and renewal.ended_at is null
          and renewal.status in (${Submit.leadsTo}, ${Consider.leadsTo})
      )`.as('renewal_submitted_at'),
    ])
    .executeTakeFirstOrThrow()
  const submitted = renewal_submitted_at === null ? undefined : lagosDate(Date.parse(renewal_submitted_at))
  return {
    kind,
    expiry_date,
    standing: await readStanding(db, facility_id, today),
    isReplaced: has_later,
    isGranted: status === granting[kind] && ended_at === null,
    isRenewalUnderReview: submitted !== undefined && submitted <= expiry_date,
  }
}
