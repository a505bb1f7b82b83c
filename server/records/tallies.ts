import type { StatusFilter } from '@portal/contract/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** What is counted: all, or those of an LGA, a facility type, a status, or past their date. */
export interface Counted {
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  status?: StatusFilter | undefined
}

/** How many facilities there are, from the tally: the same few rows however many there are. */
export function tallyFacilities(db: Db, counted: Counted, today: string): Promise<number> {
  return tally(db, sql`facility_tally`, counted, today)
}

/** How many registrations there are, from the tally. */
export function tallyRegistrations(db: Db, counted: Counted, today: string): Promise<number> {
  return tally(db, sql`registration_tally`, counted, today)
}

/** How many penalties there are. */
export async function tallyPenalties(db: Db): Promise<number> {
  const { n } = await db.selectFrom('penalty_tally').select('n').executeTakeFirstOrThrow()
  return n
}

async function tally(db: Db, table: RawBuilder<unknown>, counted: Counted, today: string): Promise<number> {
  const { local_gov_area_id = 0, facility_type_id = 0, status } = counted
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from ${table}
    where local_gov_area_id = ${local_gov_area_id} and facility_type_id = ${facility_type_id} and ${hasStatus(status, today)}
  `.execute(db)
  return rows[0]?.n ?? 0
}

function hasStatus(status: StatusFilter | undefined, today: string): RawBuilder<boolean> {
  if (status === undefined) return sql`true`
  return status === 'expired' ? sql`expiry_date < ${today}::date` : sql`status = ${status}`
}
