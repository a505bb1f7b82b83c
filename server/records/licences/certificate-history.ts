import { registrationActions } from '@portal/domain/actions/registration.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { issueStateOf, type PrintedKind } from '@portal/domain/licences/certificate.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNoLicenceTakenBack } from '../imports/taken-back.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { readStanding } from '../standing/restrictions.ts'
import { type IssuedByPortal, isIssuedByPortal, readPrinted, withPrinted } from './certificates.ts'

/** A page of everything that was issued as a certificate for a facility, the newest first, with its state on a day. */
export async function pageCertificates(db: Db, facilityId: number, paging: Paging, day: string) {
  const standing = await readStanding(db, facilityId, day)
  const issues = certificatesOf(db, facilityId)
    .where(isNoLicenceTakenBack)
    .select(['registration.valid_from', 'certificate.origin', 'certificate.created_at as recorded_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('certificate as next')
            .whereRef('next.registration_id', '=', 'certificate.registration_id')
            .where('next.kind', '=', 'certificate')
            .whereRef('next.id', '>', 'certificate.id')
            .select('next.id'),
        )
        .as('is_replaced'),
    )
    .orderBy('certificate.id', 'desc')
  const page = await pageOf(db, issues, paging)
  const data = page.data.map(({ printed, is_replaced, recorded_at, ...issue }) => ({
    ...issue,
    recorded_on: issue.origin === 'paper' ? lagosDate(Date.parse(recorded_at)) : null,
    ...readPrinted(printed),
    state: issueStateOf({ ...issue, isReplaced: Boolean(is_replaced), standing }, day),
  }))
  return { ...page, data }
}

/** The certificates and statements of the portal of a facility that are in force on a day: for each registration the newest issue. */
export async function listPapersInForce(db: Db, facilityId: number, day: string) {
  const granting = [registrationActions.Approve, registrationActions['Temporary Approval']]
  const rows = await papersOf(db, facilityId)
    .distinctOn('certificate.registration_id')
    .select(['certificate.id', 'certificate.kind'])
    .where((row) =>
      row.or(
        granting.map(({ leadsTo, causes }) =>
          row.and([row('registration.status', '=', leadsTo), row('certificate.kind', '=', causes.issues)]),
        ),
      ),
    )
    .where('registration.ended_at', 'is', null)
    .where(isIssuedByPortal)
    .where('certificate.expiry_date', '>=', sql<string>`${day}::date`)
    .orderBy('certificate.registration_id')
    .orderBy('certificate.id', 'desc')
    .$narrowType<IssuedByPortal>()
    .execute()
  return rows.map(withPrinted)
}

/** The newest issue of a registration's certificate or statement from the portal; undefined before the first. */
export async function findNewestPaper(
  db: Db,
  { id, facility_id }: { id: number; facility_id: number },
  kind: PrintedKind,
) {
  const row = await papersOf(db, facility_id)
    .select(['certificate.id', 'certificate.kind'])
    .where('certificate.registration_id', '=', id)
    .where('certificate.kind', '=', kind)
    .where(isIssuedByPortal)
    .orderBy('certificate.id', 'desc')
    .limit(sql.lit(1))
    .$narrowType<IssuedByPortal>()
    .executeTakeFirst()
  return row && withPrinted(row)
}

function certificatesOf(db: Db, facilityId: number) {
  return papersOf(db, facilityId).where('certificate.kind', '=', 'certificate')
}

function papersOf(db: Db, facilityId: number) {
  return db
    .selectFrom('certificate')
    .innerJoin('registration', 'registration.id', 'certificate.registration_id')
    .where('registration.facility_id', '=', facilityId)
    .select(['certificate.registration_id', 'number', 'issue', 'issue_date', 'certificate.expiry_date', 'reissued_on'])
    .select('printed')
}
