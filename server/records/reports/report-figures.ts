import type { ReportName } from '@portal/domain/reports/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What the figures of a report are narrowed down to. */
export interface FigureFilters {
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
  /** The first and the last month, 'YYYY-MM'; without it, what is not counted by month. */
  period?: { from: string; to: string } | undefined
}

/** A figure for one month, LGA, officer or for all of them together. */
export interface Figure {
  /** The month, the LGA or the officer; null if all are taken together. */
  of: string | number | null
  name: string
  days: number
  n: number
}

/** By what figures are kept apart. LGAs and types are kept apart only of what is not narrowed down to one. */
export type FigureSplit = 'month' | 'local_gov_area_id' | 'facility_type_id' | 'officer_id' | null

/** The figures of a report as they were last counted. */
export async function readFigures(
  db: Db,
  report: ReportName,
  { facility_type_id = 0, local_gov_area_id = 0, period }: FigureFilters,
  split: FigureSplit,
): Promise<Figure[]> {
  const of = split === null ? sql`null` : split === 'month' ? sql`to_char(month, 'YYYY-MM')` : sql.ref(split)
  const ofLga =
    split === 'local_gov_area_id' ? sql`local_gov_area_id > 0` : sql`local_gov_area_id = ${local_gov_area_id}`
  const ofType = split === 'facility_type_id' ? sql`facility_type_id > 0` : sql`facility_type_id = ${facility_type_id}`
  const { from, to } = period
    ? { from: `${period.from}-01`, to: `${period.to}-01` }
    : { from: '-infinity', to: '-infinity' }
  const { rows } = await sql<Figure>`
    select ${of} as of, name, days, sum(n)::bigint as n from report_figure
    where report = ${report} and ${ofLga} and ${ofType}
      and month between ${from}::date and ${to}::date
    group by 1, 2, 3
  `.execute(db)
  return rows
}

/** When the one of some reports was counted whose figures are the oldest; null if one has not been. */
export async function findOldestAsOf(db: Db, reports: readonly ReportName[]): Promise<string | null> {
  const { n, as_of } = await db
    .selectFrom('report_refresh')
    .where('report', 'in', reports)
    .select([sql<number>`count(*)::int`.as('n'), sql<string>`min(as_of)`.as('as_of')])
    .executeTakeFirstOrThrow()
  return n === reports.length ? as_of : null
}

/** When a report was counted; null if it has not been. */
export async function findAsOf(db: Db, report: ReportName): Promise<string | null> {
  const row = await db.selectFrom('report_refresh').where('report', '=', report).select('as_of').executeTakeFirst()
  return row?.as_of ?? null
}

/**
 * The counted rows of a report: month, local_gov_area_id, facility_type_id, officer_id, name, days and n. Rows may be alike;
 * their `n` are summed.
 */
export interface FigureSource {
  report: ReportName
  /** Its rows are not of an LGA and a type: both are 0. */
  isOfWholeState?: true
  rows: RawBuilder<unknown>
}

const isSameFigure = sql`
  (counted.local_gov_area_id, counted.facility_type_id, counted.month, counted.officer_id, counted.name, counted.days)
    = (old.local_gov_area_id, old.facility_type_id, old.month, old.officer_id, old.name, old.days)
`

/**
 * Replaces the figures of a report by newly counted ones. Only what differs is written. Returns false without counting if
 * another server is counting. Call it in a transaction.
 */
export async function replaceFigures(
  db: Db,
  { report, isOfWholeState, rows }: FigureSource,
  asOf: string,
): Promise<boolean> {
  const locked = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('report_figure'), hashtext(${report})) as is_free
  `.execute(db)
  if (!locked.rows[0]?.is_free) return false
  // The planner cannot know how many figures will be counted; comparing each with each would take hours.
  await sql`set local enable_nestloop = off`.execute(db)
  const places = isOfWholeState
    ? sql`local_gov_area_id, facility_type_id`
    : sql`cube (local_gov_area_id, facility_type_id)`
  await sql`
    with counted as materialized (
      select month, coalesce(local_gov_area_id, 0) as local_gov_area_id, coalesce(facility_type_id, 0) as facility_type_id,
        officer_id, name, days, sum(n)::bigint as n
      from (${rows}) as source
      group by ${places}, month, officer_id, name, days
      having sum(n) <> 0
    ), gone as (
      delete from report_figure as old where report = ${report} and not exists (select from counted where ${isSameFigure})
    )
    insert into report_figure as old (report, local_gov_area_id, facility_type_id, month, officer_id, name, days, n)
      select ${report}, local_gov_area_id, facility_type_id, month, officer_id, name, days, n from counted
      where not exists (
        select from report_figure as old where report = ${report} and ${isSameFigure} and old.n = counted.n
      )
    on conflict (report, local_gov_area_id, facility_type_id, month, officer_id, name, days) do update set n = excluded.n
  `.execute(db)
  await db
    .insertInto('report_refresh')
    .values({ report, as_of: asOf })
    .onConflict((same) => same.column('report').doUpdateSet({ as_of: asOf }))
    .execute()
  return true
}
