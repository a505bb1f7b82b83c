import {
  type ContestedKind,
  contestedKinds,
  type RepresentationDecision,
  type RepresentationOutcome,
} from '@portal/domain/standing/representations.ts'
import { restrictionKinds, restrictionWords } from '@portal/domain/standing/standing.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RepresentationTable } from '../../database/tables/representations.ts'
import { momentOf } from '../../database/value-types.ts'
import { type Paging, pageOf } from '../shared/paging.ts'

/** A representation as the queries read it. */
export interface StoredRepresentation {
  id: number
  facility_id: number
  owner_id: number | null
  company_name: string
  against: ContestedKind
  registration_id: number | null
  penalty_id: number | null
  restriction_id: number | null
  /** Of the application, if it is against a decline. */
  reference: string | null
  taker_id: number
  taken_by: string
  taken_at: string
  text: string
  made_by: string
  made_at: string
  files: string[]
  outcome: RepresentationOutcome | null
  ended_at: string | null
  decided_by: string | null
  reason: string | null
}

/** What a representation is against. One of the three is a number. */
export type Contested = Pick<StoredRepresentation, 'registration_id' | 'penalty_id' | 'restriction_id'>

const name = (account: string) =>
  sql<string>`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`

const [decline, penalty] = contestedKinds

/** What a representation is against. The query joins `restriction`. */
export const against = sql<ContestedKind>`case
  when representation.registration_id is not null then ${sql.lit(decline)}
  when representation.penalty_id is not null then ${sql.lit(penalty)}
  ${sql.join(
    restrictionKinds.map(
      (kind) => sql`when restriction.kind = ${sql.lit(kind)} then ${sql.lit(restrictionWords[kind].noun)}`,
    ),
    sql` `,
  )}
end`

function representations(db: Db) {
  return db
    .selectFrom('representation')
    .leftJoin('registration', 'registration.id', 'representation.registration_id')
    .leftJoin('penalty', 'penalty.id', 'representation.penalty_id')
    .leftJoin('facility_restriction as restriction', 'restriction.id', 'representation.restriction_id')
    .innerJoin('facility', (join) =>
      join.on(
        sql<boolean>`facility.id = coalesce(registration.facility_id, penalty.facility_id, restriction.facility_id)`,
      ),
    )
    .innerJoin('user_account as taker', 'taker.id', 'representation.taken_by')
    .innerJoin('user_account as maker', 'maker.id', 'representation.made_by')
    .leftJoin('user_account as decider', 'decider.id', 'representation.decided_by')
    .select([
      'representation.id',
      'facility.id as facility_id',
      'facility.user_id as owner_id',
      'facility.company_name',
      'registration.reference',
    ])
    .select(['representation.registration_id', 'representation.penalty_id', 'representation.restriction_id'])
    .select(['representation.taken_by as taker_id', 'taken_at', 'representation.text', 'made_at'])
    .select(['outcome', 'representation.ended_at', 'representation.reason'])
    .select([against.as('against'), name('taker').as('taken_by'), name('maker').as('made_by')])
    .select(sql<string | null>`${name('decider')}`.as('decided_by'))
    .select(
      sql<string[]>`(
        select coalesce(jsonb_agg(file_slug order by file_slug), '[]')
        from representation_file where representation_id = representation.id
      )`.as('files'),
    )
}

/** The newest representation about a registration, for a statement that reads something else as well; its times are those of PostgreSQL. */
export function newestRepresentationOf(db: Db, registrationId: number) {
  return representations(db)
    .where('representation.registration_id', '=', registrationId)
    .orderBy('representation.id', 'desc')
    .limit(sql.lit(1))
}

/** A representation that was read as JSON, with its times as on the wire. */
export function withMoments<R extends StoredRepresentation>(representation: R): R {
  const { taken_at, made_at, ended_at } = representation
  return {
    ...representation,
    taken_at: momentOf(taken_at),
    made_at: momentOf(made_at),
    ended_at: ended_at && momentOf(ended_at),
  }
}

/** One representation; undefined when it does not exist. */
export function findRepresentation(db: Db, id: number): Promise<StoredRepresentation | undefined> {
  return representations(db).where('representation.id', '=', id).executeTakeFirst()
}

/** A page of the representations that wait for an officer, the oldest first. Uses the index representation_waiting. */
export function pageWaitingRepresentations(db: Db, paging: Paging) {
  return pageOf(db, representations(db).where('outcome', 'is', null).orderBy('representation.id'), paging)
}

/** A page of the representations about a facility, the newest first. */
export function pageRepresentationsOf(db: Db, facilityId: number, paging: Paging) {
  const about = sql<boolean>`representation.id in (
    select r.id from representation as r join registration on registration.id = r.registration_id
      where registration.facility_id = ${facilityId}
    union all
    select r.id from representation as r join penalty on penalty.id = r.penalty_id
      where penalty.facility_id = ${facilityId}
    union all
    select r.id from representation as r join facility_restriction as f on f.id = r.restriction_id
      where f.facility_id = ${facilityId}
  )`
  return pageOf(db, representations(db).where(about).orderBy('representation.id', 'desc'), paging)
}

/** Whether the registration of the query has a representation that waits for an officer. */
export const hasWaitingRepresentation = sql<boolean>`exists (
  select from representation where representation.registration_id = registration.id and outcome is null
)`

/** Whether an owner made a representation against a decline, a penalty or a restriction. A registration can be declined more than once. */
export async function isContested(db: Db, contested: Contested, takenAt: string): Promise<boolean> {
  const { registration_id, penalty_id, restriction_id } = contested
  const made = await db
    .selectFrom('representation')
    .where((row) =>
      row.or([
        row.and([row('registration_id', '=', registration_id), row('taken_at', '=', takenAt)]),
        row('penalty_id', '=', penalty_id),
        row('restriction_id', '=', restriction_id),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Adds a representation. The facility is locked. */
export function insertRepresentation(db: Db, row: Insertable<RepresentationTable>): Promise<{ id: number }> {
  return db.insertInto('representation').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Adds a document, which is stored already, to a representation. */
export async function insertRepresentationFile(db: Db, representation_id: number, file_slug: string): Promise<void> {
  await db.insertInto('representation_file').values({ representation_id, file_slug }).execute()
}

type End =
  | { outcome: 'overtaken'; ended_at: string }
  | { outcome: RepresentationDecision; ended_at: string; decided_by: number; reason: string }

/** Ends the waiting representation against one of these; the facility is locked: decided by an officer, or overtaken. */
export async function endRepresentation(
  db: Db,
  { registration_id = null, penalty_id = null, restriction_id = null }: Partial<Contested>,
  end: End,
): Promise<void> {
  await db
    .updateTable('representation')
    .set(end)
    .where((row) =>
      row.or([
        row('registration_id', '=', registration_id),
        row('penalty_id', '=', penalty_id),
        row('restriction_id', '=', restriction_id),
      ]),
    )
    .where('outcome', 'is', null)
    .execute()
}
