import type { LicenceOutcome } from '@portal/domain/licences/licence-outcomes.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { closedFrom } from '../facilities/closings.ts'
import { isEndingLicence, outcomeOfLicence } from '../reports/ending-licences.ts'
import { restrictionsColumn } from '../standing/restrictions.ts'

/** Which licences are listed: those that end in a month 'YYYY-MM', of a type, in an LGA. */
export interface EndingFilters {
  month: string
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
}

/** Where a list of them goes on: after a row, or after so many rows. */
interface Span {
  limit: number
  offset?: number
  after?: { id: number; expiry_date: string } | undefined
}

/** The licences that end in a month, the first end first, each with what became of it until today. */
export async function listEndingLicences(
  db: Db,
  filters: EndingFilters,
  { limit, offset = 0, after }: Span,
  today: string,
) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .innerJoin('facility_type', 'facility_type.id', 'registration.facility_type_id')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'registration.local_gov_area_id')
    .where(isAmong(filters))
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(registration.expiry_date, registration.id) > (${after.expiry_date}::date, ${after.id}::int)`,
    )
    .orderBy('registration.expiry_date')
    .orderBy('registration.id')
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
    .select(['registration.id', 'registration.facility_id', 'company_name', 'category_list as category'])
    .select(['local_gov_area.list as lga', closedFrom, restrictionsColumn])
    .select([
      sql<string>`registration.expiry_date`.as('expiry_date'),
      outcomeOfRow(today).as('outcome'),
      sql<string | null>`(
        select number from certificate where registration_id = registration.id and kind = 'certificate' order by id desc limit 1
      )`.as('number'),
    ])
    .execute()
  return rows.map(({ closed_from, restrictions, ...row }) => ({
    ...row,
    standing: standingOn({ closed_from, restrictions }, today),
  }))
}

/** A licence that ends in the month that was asked for. */
export type EndingLicence = Awaited<ReturnType<typeof listEndingLicences>>[number]

/** How many licences end in a month, counted up to a limit. */
export async function countEndingLicences(db: Db, filters: EndingFilters, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from registration where ${isAmong(filters)} limit ${sql.lit(limit)}) as ending
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** What became of the row `registration`, from the next registration of its facility that has not ended. */
function outcomeOfRow(today: string): RawBuilder<LicenceOutcome> {
  return sql<LicenceOutcome>`(
    select ${outcomeOfLicence(today)}
    from (select registration.expiry_date) as licence
    left join lateral (
      select kind = 'renewal' as has_renewal, status as next_status, submitted_at as next_submitted_at,
        approved_at as next_approved_at
      from registration as later
      where later.facility_id = registration.facility_id and later.id > registration.id and later.ended_at is null
      order by later.id limit 1
    ) as next on true
  )`
}

function isAmong({ month, facility_type_id: type, local_gov_area_id: lga }: EndingFilters): RawBuilder<boolean> {
  const first = sql`${`${month}-01`}::date`
  const conditions = [
    sql`registration.ended_at is null and registration.expiry_date >= ${first} and registration.expiry_date < ${first} + interval '1 month'`,
    isEndingLicence('registration'),
    ...(type === undefined ? [] : [sql`registration.facility_type_id = ${type}`]),
    ...(lga === undefined ? [] : [sql`registration.local_gov_area_id = ${lga}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
