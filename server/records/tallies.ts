import type { StatusFilter } from '@portal/contract/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inAnyStatus } from './facility-filters.ts'

/** What is counted: all, or those of an LGA, a facility type, a status, or past their date. */
export interface Counted {
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  status?: readonly StatusFilter[] | undefined
}

/** How many facilities there are, from the tally: the same few rows however many there are. */
export function tallyFacilities(db: Db, counted: Counted, today: string): Promise<number> {
  return tally(db, sql`facility_tally`, counted, today)
}

/** How many registrations there are, from the tally. */
export function tallyRegistrations(db: Db, counted: Counted, today: string): Promise<number> {
  return tally(db, sql`registration_tally`, counted, today)
}

/** How many penalties there are, and how many facilities have one. */
export function tallyPenalties(db: Db): Promise<{ n: number; facilities: number }> {
  return db.selectFrom('penalty_tally').select(['n', 'facilities']).executeTakeFirstOrThrow()
}

async function tally(db: Db, table: RawBuilder<unknown>, counted: Counted, today: string): Promise<number> {
  const { local_gov_area_id = 0, facility_type_id = 0, status } = counted
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from ${table}
    where local_gov_area_id = ${local_gov_area_id} and facility_type_id = ${facility_type_id} and ${hasStatus(status, today)}
  `.execute(db)
  return rows[0]?.n ?? 0
}

function hasStatus(statuses: readonly StatusFilter[] | undefined, today: string): RawBuilder<unknown> {
  if (statuses === undefined) return sql`true`
  return inAnyStatus(statuses, today, { status: sql`status`, expiry_date: sql`expiry_date` })
}
