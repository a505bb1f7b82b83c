import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { type IssuedPaper, isInForce, verificationOf } from '@portal/domain/licences/verification.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { closedFrom } from '../facilities/closings.ts'
import { findPublishedInspection } from '../register/published-inspection.ts'
import { restrictionsColumn } from '../standing/restrictions.ts'
import { type IssuedByPortal, isIssuedByPortal, readPrinted } from './certificates.ts'

const { Approve, Submit, Consider } = registrationActions
const granting = { certificate: Approve.leadsTo, statement: registrationActions['Temporary Approval'].leadsTo } as const

/** Every issue of the portal under one of these numbers, the newest first. */
export function listIssues(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('certificate')
    .where('number', 'in', numbers)
    .where(isIssuedByPortal)
    .orderBy('issue', 'desc')
    .select(['id', 'kind', 'number', 'issue', 'registration_id', 'reissued_on', 'issue_date', 'expiry_date', 'printed'])
    .$narrowType<IssuedByPortal>()
    .execute()
}

/** A certificate or statement that was issued. */
export type Issue = Awaited<ReturnType<typeof listIssues>>[number]

/** What anybody is told about an issue who has proved that they have seen it. */
export async function checkIssue(db: Db, issue: Issue, today: string): Promise<CheckedPaper> {
  const { paper } = await readIssuedPaper(db, issue, today)
  const printed = readPrinted(issue.printed)
  const { facility_name, category, address, lga, owner_name, operating_officer, conditions } = printed
  const { number, kind, issue_date, expiry_date, reissued_on } = issue
  const dates = { issue: issue.issue, reissued_on, issue_date, expiry_date }
  const outcome = verificationOf(paper, today)
  // A good class beside "sealed" would look as if patients were safe there.
  const inspection = isInForce(outcome) ? await findPublishedInspection(db, issue.id, today) : null
  return {
    number,
    outcome,
    ...(inspection && { inspection }),
    stated: { kind, facility_name, category, address, lga, owner_name, operating_officer, ...dates, conditions },
  }
}

/** What issues state, and what decides whether they still count on a day, by the id of the issue. */
export async function readIssuedPapers(db: Db, ids: readonly number[], today: string) {
  const rows = await issuedPapers(db, today)
    .where('certificate.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, asPaper(row, today)]))
}

/** What an issue states, and what decides whether it still counts on a day. */
export async function readIssuedPaper(db: Db, { id }: { id: number }, today: string) {
  return asPaper(await issuedPapers(db, today).where('certificate.id', '=', id).executeTakeFirstOrThrow(), today)
}

function issuedPapers(db: Db, today: string) {
  return db
    .selectFrom('certificate')
    .innerJoin('registration', 'registration.id', 'certificate.registration_id')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .select(['certificate.id', 'certificate.kind', 'number', 'certificate.expiry_date', 'printed'])
    .select(['registration.status', 'registration.ended_at', 'registration.reference', 'certificate.origin'])
    .select(['certificate.issue_date', 'certificate.created_at as recorded_at'])
    .select([closedFrom, restrictionsColumn])
    .select([
      // Another issue, the certificate that follows a statement, or that of a later registration which has begun.
      sql<boolean>`exists (
        select from registration as licensed join certificate as later on later.registration_id = licensed.id
        where licensed.facility_id = registration.facility_id and later.id > certificate.id
          and (licensed.id = registration.id or later.kind = 'certificate')
          and (licensed.origin = 'portal' or licensed.ended_at is null)
          and coalesce(licensed.valid_from, later.issue_date, '-infinity') <= ${today}::date
      )`.as('has_later'),
      sql<string | null>`(
        select max(renewal.submitted_at) from registration as renewal
        where renewal.facility_id = registration.facility_id and renewal.id > registration.id
          and renewal.kind = 'renewal' and renewal.ended_at is null
          and renewal.status in (${Submit.leadsTo}, ${Consider.leadsTo})
      )`.as('renewal_submitted_at'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof issuedPapers>['executeTakeFirstOrThrow']>>

function asPaper({ renewal_submitted_at, ...row }: Row, today: string) {
  const submitted = renewal_submitted_at === null ? undefined : lagosDate(Date.parse(renewal_submitted_at))
  const paper: IssuedPaper = {
    kind: row.kind,
    expiry_date: row.expiry_date,
    standing: standingOn(row, today),
    isReplaced: row.has_later,
    isGranted: row.status === granting[row.kind] && row.ended_at === null,
    isRenewalUnderReview: submitted !== undefined && submitted <= row.expiry_date,
  }
  const { number, reference, origin, issue_date, recorded_at } = row
  return { number, reference, origin, issue_date, recorded_at, paper, printed: readPrinted(row.printed) }
}
