import type { OpenRestriction } from '@portal/contract/standing/restriction.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { restrictionStateOn, type Standing, standingOn } from '@portal/domain/standing/standing.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FacilityRestrictionTable } from '../../database/tables/restrictions.ts'
import { closedFrom } from '../facilities/closings.ts'
import { type Paging, pageOf } from '../shared/paging.ts'

/** A restriction that was not lifted, as the query reads it. */
export type StoredRestriction = Omit<OpenRestriction, 'state'>

/**
 * What the facility of a query was put under and not lifted, past or not: `domain/standing/standing.ts` decides what holds on a day.
 * Uses the index facility_restriction_not_lifted.
 */
export const restrictionsColumn = sql<StoredRestriction[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'id', restriction.id, 'kind', kind, 'from_date', from_date, 'until_date', until_date, 'reason', reason
    ) order by restriction.id), '[]'
  )
  from facility_restriction as restriction
  where restriction.facility_id = facility.id and lifted_at is null
)`.as('restrictions')

/** How a facility stands with the ministry on a day. */
export async function readStanding(db: Db, facilityId: number, day: string): Promise<Standing> {
  const facts = await db
    .selectFrom('facility')
    .where('id', '=', facilityId)
    .select([closedFrom, restrictionsColumn])
    .executeTakeFirstOrThrow()
  return standingOn(facts, day)
}

/** Puts a facility, which is locked, under a restriction. Returns its id. */
export function insertRestriction(db: Db, row: Insertable<FacilityRestrictionTable>): Promise<{ id: number }> {
  return db.insertInto('facility_restriction').values(row).returning('id').executeTakeFirstOrThrow()
}

/** What a facility was put under, lifted or not, or `not_found`. */
export async function getRestriction(db: Db, facilityId: number, id: number) {
  const row = await db
    .selectFrom('facility_restriction')
    .where('facility_id', '=', facilityId)
    .where('id', '=', id)
    .select(['kind', 'from_date', 'until_date', 'reason', 'imposed_by', 'imposed_at', 'lifted_at'])
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This restriction does not exist')
}

interface Lifting {
  lifted_by: number
  lifted_at: string
  lift_reason: string
}

/** Lifts a restriction that was not lifted. Its facility is locked. */
export function liftStored(db: Db, id: number, lifting: Lifting): Promise<{ id: number }> {
  return db
    .updateTable('facility_restriction')
    .set(lifting)
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
}

const name = (table: 'officer' | 'lifter') =>
  sql<string>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`

/** A page of everything that a facility was put under, the newest first, with its state on a day. */
export async function pageRestrictions(db: Db, facilityId: number, paging: Paging, day: string) {
  const query = db
    .selectFrom('facility_restriction as restriction')
    .innerJoin('user_account as officer', 'officer.id', 'imposed_by')
    .leftJoin('user_account as lifter', 'lifter.id', 'lifted_by')
    .where('facility_id', '=', facilityId)
    .orderBy('restriction.id', 'desc')
    .select(['restriction.id', 'kind', 'from_date', 'until_date', 'reason', 'imposed_at', 'lifted_at', 'lift_reason'])
    .select([name('officer').as('imposed_by'), sql<string | null>`${name('lifter')}`.as('lifted_by')])
  const page = await pageOf(db, query, paging)
  return { ...page, data: page.data.map((row) => ({ ...row, state: restrictionStateOn(row, day) })) }
}
