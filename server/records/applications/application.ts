import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import { type RegistrationActionName, registrationActions } from '@portal/domain/actions/registration.ts'
import { rowLists, rowSections } from '@portal/domain/applications/row-sections.ts'
import type { StoredVisit } from '@portal/domain/inspections/stored-visit.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { Standing } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { suppliedOfficerOf } from '../accounts/people.ts'
import { type Correction, correctionsOf } from '../facilities/contents-changes.ts'
import { paperSnapshot } from '../imports/paper-snapshots.ts'
import { inspectionFor } from '../inspections/inspection-of-registration.ts'
import { moneyOf } from '../money/money-of-registration.ts'
import { paymentsOf } from '../money/payments.ts'
import { applicantOf, facilityOf } from './application-details.ts'
import { availableFacilitiesOf } from './contents.ts'
import { sha256Of, suppliedDocumentsOf } from './files.ts'
import { listAnswered } from './questionnaire.ts'
import { suppliedRowsOf } from './section-rows.ts'

/** A registration whose application is read. */
export interface Applied {
  id: number
  facility_id: number
  /** How its facility stands with the ministry today. */
  standing: Standing
}

/**
 * An expression for everything that the owner supplied, as one JSON value. Texts, not ids, stand for places and types: a
 * snapshot must be readable after the catalogue has changed.
 */
function applicationOf(db: Db, { id, facility_id, standing }: Applied): RawBuilder<ReviewedContents> {
  const rows = rowSections.map(
    ({ kind, list }) => sql`${sql.lit(list)}, ${jsonArrayFrom(suppliedRowsOf(db, kind, facility_id))}`,
  )
  return sql<ReviewedContents>`jsonb_build_object(
    'standing', ${standing}::text,
    'facility', ${jsonObjectFrom(facilityOf(db, facility_id, id))},
    'applicant', ${jsonObjectFrom(applicantOf(db, id))},
    'operating_officer', ${jsonObjectFrom(suppliedOfficerOf(db, facility_id))},
    'available_facilities', ${jsonObjectFrom(availableFacilitiesOf(db, facility_id))},
    ${sql.join(rows)},
    'documents', ${suppliedDocumentsOf(db, facility_id)},
    'payments', ${jsonArrayFrom(
      paymentsOf(db, { id, facility_id })
        .clearSelect()
        .select([
          'id',
          'facility_id',
          sql<number>`round(amount_kobo / 100.0, 2)`.as('amount'),
          sql<string>`coalesce(document, '')`.as('document'),
          'created_at',
          sha256Of('document'),
        ]),
    )},
    'answers', ${jsonArrayFrom(listAnswered(db, id))}
  )`
}

const digestOf = (contents: RawBuilder<unknown>) => sql<Buffer>`sha256(convert_to(${contents}::text, 'UTF8'))`

/** Stores what an application contains at this moment, with the visit that the officer saw, and returns it. The registration must be locked. */
export async function insertSnapshot(
  db: Db,
  registration: Applied,
  { action, at, visit }: { action: RegistrationActionName; at: string; visit: StoredVisit | null },
): Promise<ReviewedContents> {
  const { rows } = await sql<{ contents: ReviewedContents }>`
    with application as materialized (select ${applicationOf(db, registration)} as contents),
    stored as (
      insert into snapshot_contents (digest, contents)
      select ${digestOf(sql`contents`)}, contents from application
      on conflict do nothing
    ),
    taken as (
      insert into snapshot (registration_id, action, digest, at, money, inspection)
      select ${registration.id}::int, ${action}, ${digestOf(sql`contents`)}, ${at}::timestamptz, ${moneyOf(registration.id)},
        ${visit && JSON.stringify(visit)}::jsonb
      from application
    )
    select contents from application
  `.execute(db)
  const [taken] = rows
  if (!taken) throw new Error('A select without a condition answers one row')
  return taken.contents
}

/** The contents of a snapshot. What was stored before a section of rows existed has no rows of it. */
export const storedContents = sql<ReviewedContents>`(${JSON.stringify(recordOf(rowLists, () => []))}::jsonb || stored.contents)`

const approve = registrationActions.Approve
/** Whether a snapshot has what a licence rests on: what was approved, or what is known of one that was issued on paper. */
const isApproval = sql`action in (${sql.lit('Approve' satisfies RegistrationActionName)}, ${sql.lit(paperSnapshot)})`

/** The contents of an application at some moment. */
export interface StoredApplication {
  action: string
  at: string
  contents: ReviewedContents
}

interface Application {
  contents: ReviewedContents
  /** The latest snapshot whose contents were different; the latest of all when none was; null before the first. */
  earlier: StoredApplication | null
  /** The snapshot of the approval. */
  approved: StoredApplication | null
  /** The snapshot of the approval of the licence before, if the registration is a renewal. */
  licence: StoredApplication | null
  /** Who corrected what last. */
  corrections: Correction[]
}

/**
 * What was approved, from the snapshot of the approval; undefined while the registration is not Approved, and for what was
 * approved before snapshots were taken.
 */
export async function findApproved(
  db: Db,
  { id, facility_id }: Pick<Applied, 'id' | 'facility_id'>,
): Promise<ReviewedContents | undefined> {
  const { rows } = await sql<{ contents: ReviewedContents }>`
    select ${storedContents} as contents from snapshot join snapshot_contents as stored using (digest)
    join registration on registration.id = registration_id
    where registration_id = ${id} and facility_id = ${facility_id} and ${isApproval}
      and status = ${approve.leadsTo}
    order by snapshot.id desc limit 1
  `.execute(db)
  return rows[0]?.contents
}

/** What an application contains now, its invoice, and the last visit. */
export async function readContentsNow(db: Db, registration: Applied) {
  return db
    .selectNoFrom([applicationOf(db, registration).as('contents'), moneyOf(registration.id).as('money')])
    .select(inspectionFor(registration.id).as('inspection'))
    .executeTakeFirstOrThrow()
}

/** What an application contains now, and what it contained at its latest return; null if no snapshot was taken then. */
export async function readSinceReturn(db: Db, registration: Applied) {
  const action: RegistrationActionName = 'Return'
  return db
    .selectNoFrom([
      applicationOf(db, registration).as('contents'),
      sql<ReviewedContents | null>`(
        select ${storedContents} from snapshot join snapshot_contents as stored using (digest)
        where registration_id = ${registration.id} and action = ${action}
        order by snapshot.id desc limit 1
      )`.as('then'),
    ])
    .executeTakeFirstOrThrow()
}

/** What an application contains now, and the version that an officer compares it with. */
export async function readApplication(db: Db, registration: Applied): Promise<Application> {
  const approval: RegistrationActionName = 'Approve'
  const stored = sql`
    select jsonb_build_object('action', action, 'at', at, 'contents', ${storedContents})
    from snapshot join snapshot_contents as stored using (digest)
    where registration_id = ${registration.id}`
  const licence = sql`
    select jsonb_build_object('action', action, 'at', at, 'contents', ${storedContents})
    from registration as renewal
    join registration as licensed on licensed.facility_id = renewal.facility_id and licensed.id < renewal.id
    join snapshot on snapshot.registration_id = licensed.id and action = ${approval}
    join snapshot_contents as stored using (digest)
    where renewal.id = ${registration.id} and renewal.kind <> 'new'`
  const { rows } = await sql<Application>`
    with application as materialized (select ${applicationOf(db, registration)} as contents)
    select contents,
      (${stored} order by digest <> ${digestOf(sql`application.contents`)} desc, id desc limit 1) as earlier,
      (${stored} and ${isApproval} order by id desc limit 1) as approved,
      (${licence} order by snapshot.id desc limit 1) as licence,
      ${correctionsOf(registration.id)} as corrections
    from application
  `.execute(db)
  const [application] = rows
  if (!application) throw new Error('A select without a condition answers one row')
  return application
}
