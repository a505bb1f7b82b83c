import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Whose facilities are counted: an owner's, or those of everybody. */
export type Scope = { ownerId: number } | 'everybody'

const count = sql<number>`count(*)::int`

/**
 * Facilities by where their registration stands today. All of them are counted from facility_by_standing alone, an
 * owner's through facility_of_owner.
 */
export async function countFacilitiesByStanding(db: Db, scope: Scope, today: string) {
  const isGranted = sql`expiry_date >= ${today}::date`
  const isOver = sql`expiry_date < ${today}::date`
  let query = db.selectFrom('facility')
  if (scope !== 'everybody') query = query.where('user_id', '=', scope.ownerId)
  return query
    .select([
      count.as('facility_total'),
      sql<number>`(count(*) filter (where status = 'Approved' and ${isGranted}))::int`.as('facility_active'),
      sql<number>`(count(*) filter (where status = 'Temporarily approved' and ${isGranted}))::int`.as(
        'facility_provisional',
      ),
      sql<number>`(count(*) filter (where status in ('pending', 'Awaiting decision')))::int`.as('facility_pending'),
      sql<number>`(count(*) filter (where status in ('Approved', 'Temporarily approved') and ${isOver}))::int`.as(
        'facility_expired',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Registrations, and the renewals among them, from registration_by_kind alone; an owner's through registration_of_facility. */
export function countRegistrations(db: Db, scope: Scope) {
  let query = db.selectFrom('registration')
  if (scope !== 'everybody') {
    query = query.where('facility_id', 'in', (own) =>
      own.selectFrom('facility').where('user_id', '=', scope.ownerId).select('id'),
    )
  }
  return query
    .select([count.as('registrations'), sql<number>`(count(*) filter (where kind = 'renewal'))::int`.as('renewals')])
    .executeTakeFirstOrThrow()
}

/** Penalties; an owner’s through penalty_of_facility. */
export function countPenalties(db: Db, scope: Scope) {
  let query = db.selectFrom('penalty')
  if (scope !== 'everybody') {
    query = query.where('facility_id', 'in', (own) =>
      own.selectFrom('facility').where('user_id', '=', scope.ownerId).select('id'),
    )
  }
  return query.select(count.as('penalties')).executeTakeFirstOrThrow()
}

/** Facilities of a state by LGA and ward, from facility_by_lga_ward alone; `ward_id` is null where no ward is recorded. */
export function countFacilitiesByWard(db: Db, stateId: number) {
  return db
    .selectFrom('facility')
    .where('local_gov_area_id', 'in', (ofState) =>
      ofState.selectFrom('local_gov_area').where('state_id', '=', stateId).select('id'),
    )
    .groupBy(['local_gov_area_id', 'ward_id'])
    .select(['local_gov_area_id', 'ward_id', count.as('y')])
    .execute()
}

/** Facilities by type, by facility_by_type: every type that may be chosen, and retired ones that have facilities. */
export function countFacilitiesByType(db: Db) {
  return db
    .with('counted', (counting) =>
      counting
        .selectFrom('facility')
        .groupBy('facility_type_id')
        .select(['facility_type_id', count.as('y')]),
    )
    .selectFrom('facility_type')
    .leftJoin('counted', 'counted.facility_type_id', 'facility_type.id')
    .where((type) => type.or([type('retired_at', 'is', null), type('y', '>', 0)]))
    .select(['id', 'category_list as name', sql<number>`coalesce(y, 0)`.as('y')])
    .orderBy('id')
    .execute()
}

/** Registrations by status, and how many of each are past their date, from registration_by_standing alone. */
export function countRegistrationsByStatus(db: Db, today: string) {
  const isOver = sql`status in ('Approved', 'Temporarily approved') and expiry_date < ${today}::date`
  return db
    .selectFrom('registration')
    .groupBy('status')
    .select(['status', count.as('y'), sql<number>`(count(*) filter (where ${isOver}))::int`.as('expired')])
    .execute()
}
