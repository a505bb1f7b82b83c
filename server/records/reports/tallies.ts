import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import {
  grantedStatuses,
  type RegistrationStatus,
  waitingStatuses,
} from '@portal/domain/applications/registration-status.ts'
import { statusesThatMean } from '@portal/domain/licences/registration-expiry.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { shownColumn } from '../applications/shown-registration.ts'
import { inAnyStatus } from '../facilities/facility-filters.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'

/** The filters of a count: LGA, facility type, and status or `expired`. */
export interface CountFilters {
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  status?: readonly StatusFilter[] | undefined
}

/** The number of facilities, from the tallies: it reads the same few rows however many facilities there are. */
export function tallyFacilities(db: Db, counted: CountFilters, today: string): Promise<number> {
  return tally(db, sql`(select * from facility_count where from_date <= ${today}::date) as shown`, counted, today)
}

/** The number of registrations, from the tallies. */
export function tallyRegistrations(db: Db, counted: CountFilters, today: string): Promise<number> {
  return tally(db, sql`registration_count`, counted, today)
}

/** The number of penalties, and of facilities with a penalty. */
export function tallyPenalties(db: Db): Promise<{ n: number; facilities: number }> {
  return db
    .selectFrom('penalty_count')
    .select([sql<number>`sum(n)::int`.as('n'), sql<number>`sum(facilities)::int`.as('facilities')])
    .executeTakeFirstOrThrow()
}

async function tally(db: Db, table: RawBuilder<unknown>, counted: CountFilters, today: string): Promise<number> {
  const { local_gov_area_id = 0, facility_type_id = 0, status } = counted
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from ${table}
    where local_gov_area_id = ${local_gov_area_id} and facility_type_id = ${facility_type_id} and ${hasStatus(status, today)}
  `.execute(db)
  return rows[0]?.n ?? 0
}

function hasStatus(statuses: readonly StatusFilter[] | undefined, today: string): RawBuilder<unknown> {
  if (statuses === undefined) return sql`true`
  // The tallies count ended registrations under a status of their own.
  return inAnyStatus(statuses, today, { status: sql`status`, expiry_date: sql`expiry_date`, isEnded: sql`false` })
}

// Counts of everybody's rows read the tallies (migrations 0010 and 0017, docs/decisions/0009): their cost depends on the
// number of LGAs, types, statuses and dates, not of facilities. Counts of an owner's rows read these few rows.

/** Whose rows are counted: an owner's, or everybody's. */
export type Scope = { ownerId: number } | 'everybody'

/** Numbers of facilities by the status of their registration on a date. */
export interface FacilityCounts {
  facility_total: number
  facility_active: number
  facility_provisional: number
  facility_pending: number
  facility_expired: number
}

/** Counts facilities by the status of their registration today. */
export async function countFacilitiesByStatus(db: Db, scope: Scope, today: string): Promise<FacilityCounts> {
  const counted =
    scope === 'everybody'
      ? sql`
          select status, expiry_date, n from facility_count
          where local_gov_area_id = 0 and facility_type_id = 0 and from_date <= ${today}::date`
      : sql`
          select ${shownColumn('status', today)} as status, ${shownColumn('expiry_date', today)} as expiry_date, 1 as n
          from facility where ${isOwnFacility(scope.ownerId)}`
  const inDate = sql`expiry_date >= ${today}::date`
  const is = (statuses: readonly RegistrationStatus[]) => sql`status in (${sql.join(statuses)})`
  return one<FacilityCounts>(
    db,
    sql`
      select
        ${sumWhere(sql`true`)} as facility_total,
        ${sumWhere(sql`${is(statusesThatMean('active'))} and ${inDate}`)} as facility_active,
        ${sumWhere(sql`${is(statusesThatMean('provisional'))} and ${inDate}`)} as facility_provisional,
        ${sumWhere(is(waitingStatuses))} as facility_pending,
        ${sumWhere(sql`${is(grantedStatuses)} and not ${inDate}`)} as facility_expired
      from (${counted}) as counted
    `,
  )
}

/** Counts registrations, and the renewals among them. */
export function countRegistrations(db: Db, scope: Scope) {
  const counted =
    scope === 'everybody'
      ? sql`select kind, n from registration_count where local_gov_area_id = 0 and facility_type_id = 0`
      : sql`select kind, 1 as n from registration join facility on facility.id = facility_id where ${isOwnFacility(scope.ownerId)}`
  return one<{ registrations: number; renewals: number }>(
    db,
    sql`
      select ${sumWhere(sql`true`)} as registrations, ${sumWhere(sql`kind = 'renewal'`)} as renewals
      from (${counted}) as counted
    `,
  )
}

/** Counts penalties. */
export function countPenalties(db: Db, scope: Scope) {
  const counted =
    scope === 'everybody'
      ? sql`select n from penalty_count`
      : sql`select 1 as n from penalty join facility on facility.id = facility_id where ${isOwnFacility(scope.ownerId)}`
  return one<{ penalties: number }>(db, sql`select ${sumWhere(sql`true`)} as penalties from (${counted}) as counted`)
}

/** Counts the facilities of a state by LGA and ward; `ward_id` is 0 where no ward is recorded. */
export function countFacilitiesByWard(db: Db, stateId: number) {
  return db
    .selectFrom('ward_count')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'ward_count.local_gov_area_id')
    .where('local_gov_area.state_id', '=', stateId)
    .groupBy(['ward_count.local_gov_area_id', 'ward_id'])
    .select(['ward_count.local_gov_area_id', 'ward_id', sql<number>`sum(n)::int`.as('y')])
    .execute()
}

/** Counts facilities by type: every type that is not retired, and retired types with facilities. */
export function countFacilitiesByType(db: Db) {
  return db
    .with('counted', (tallies) =>
      tallies
        .selectFrom('facility_count')
        .where('local_gov_area_id', '=', 0)
        .where('facility_type_id', '>', 0)
        .groupBy('facility_type_id')
        .select(['facility_type_id', sql<number>`sum(n)::int`.as('y')]),
    )
    .selectFrom('facility_type')
    .leftJoin('counted', 'counted.facility_type_id', 'facility_type.id')
    .where((type) => type.or([type('retired_at', 'is', null), type('y', '>', 0)]))
    .select(['id', 'category_list as name', sql<number>`coalesce(y, 0)`.as('y')])
    .orderBy('id')
    .execute()
}

/** Counts registrations by status, and how many of each have expired. */
export function countRegistrationsByStatus(db: Db, today: string) {
  return db
    .selectFrom('registration_count')
    .where('local_gov_area_id', '=', 0)
    .where('facility_type_id', '=', 0)
    .groupBy('status')
    .select(['status', sql<number>`sum(n)::int`.as('y'), sumWhere(sql`expiry_date < ${today}::date`).as('expired')])
    .execute()
}

function sumWhere(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(n) filter (where ${condition}), 0)::int`
}

async function one<T>(db: Db, query: RawBuilder<unknown>): Promise<T> {
  const { rows } = await sql<T>`${query}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum must return one row')
  return row
}
