import type { RepresentationDecision, RepresentationOutcome } from '@portal/domain/representations.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { RepresentationTable } from '../database/tables/representations.ts'
import { momentOf } from '../database/value-types.ts'
import { type Paging, pageOf } from './paging.ts'

/** An answer as the queries read it. */
export interface StoredRepresentation {
  id: number
  registration_id: number
  reference: string
  company_name: string
  decliner_id: number
  declined_by: string
  declined_at: string
  text: string
  made_by: string
  made_at: string
  files: string[]
  outcome: RepresentationOutcome | null
  ended_at: string | null
  decided_by: string | null
  reason: string | null
}

const name = (account: string) =>
  sql<string>`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`

function answers(db: Db) {
  return db
    .selectFrom('representation')
    .innerJoin('registration', 'registration.id', 'representation.registration_id')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .innerJoin('user_account as decliner', 'decliner.id', 'representation.declined_by')
    .innerJoin('user_account as maker', 'maker.id', 'representation.made_by')
    .leftJoin('user_account as decider', 'decider.id', 'representation.decided_by')
    .select(['representation.id', 'representation.registration_id', 'registration.reference', 'company_name'])
    .select(['representation.declined_by as decliner_id', 'declined_at', 'representation.text', 'made_at'])
    .select(['outcome', 'representation.ended_at', 'representation.reason'])
    .select([name('decliner').as('declined_by'), name('maker').as('made_by')])
    .select(sql<string | null>`${name('decider')}`.as('decided_by'))
    .select(
      sql<string[]>`(
        select coalesce(jsonb_agg(file_slug order by file_slug), '[]')
        from representation_file where representation_id = representation.id
      )`.as('files'),
    )
}

/** The newest answer of a registration, for a statement that reads something else as well; its times are those of PostgreSQL. */
export function newestAnswerOf(db: Db, registrationId: number) {
  return answers(db)
    .where('representation.registration_id', '=', registrationId)
    .orderBy('representation.id', 'desc')
    .limit(sql.lit(1))
}

/** An answer that was read as JSON, with its times as on the wire. */
export function withMoments<A extends StoredRepresentation>(answer: A): A {
  const { declined_at, made_at, ended_at } = answer
  return {
    ...answer,
    declined_at: momentOf(declined_at),
    made_at: momentOf(made_at),
    ended_at: ended_at && momentOf(ended_at),
  }
}

/** One answer; undefined when it does not exist. */
export function findRepresentation(db: Db, id: number): Promise<StoredRepresentation | undefined> {
  return answers(db).where('representation.id', '=', id).executeTakeFirst()
}

/** A page of the answers that wait for an officer, the oldest first. Uses the index representation_waiting. */
export function pageWaitingRepresentations(db: Db, paging: Paging) {
  return pageOf(db, answers(db).where('outcome', 'is', null).orderBy('representation.id'), paging)
}

/** Whether the registration of the query has an answer that waits for an officer. */
export const hasWaitingAnswer = sql<boolean>`exists (
  select from representation where representation.registration_id = registration.id and outcome is null
)`

/** Whether a decline of a registration was answered. */
export async function wasAnswered(db: Db, registrationId: number, declinedAt: string): Promise<boolean> {
  const answer = await db
    .selectFrom('representation')
    .where('registration_id', '=', registrationId)
    .where('declined_at', '=', declinedAt)
    .select('id')
    .executeTakeFirst()
  return answer !== undefined
}

/** Adds an answer. Its registration is locked. */
export function insertRepresentation(db: Db, row: Insertable<RepresentationTable>): Promise<{ id: number }> {
  return db.insertInto('representation').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Adds a document, which is stored already, to an answer. */
export async function insertRepresentationFile(db: Db, representation_id: number, file_slug: string): Promise<void> {
  await db.insertInto('representation_file').values({ representation_id, file_slug }).execute()
}

/** Ends the waiting answer of a registration, which is locked: decided by an officer, or overtaken. */
export async function endRepresentation(
  db: Db,
  registrationId: number,
  end:
    | { outcome: 'overtaken'; ended_at: string }
    | { outcome: RepresentationDecision; ended_at: string; decided_by: number; reason: string },
): Promise<void> {
  await db
    .updateTable('representation')
    .set(end)
    .where('registration_id', '=', registrationId)
    .where('outcome', 'is', null)
    .execute()
}
