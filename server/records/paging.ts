import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Which page of a list is asked for. */
export interface Paging {
  page: number
  per_page: number
}

/** How many rows a list has; more than `total` where only so many were counted. */
export interface Total {
  total: number
  or_more?: true
}

/** Where counting every row would take too long, it ends here. */
export const maxCounted = 100

/** How many rows of each list come with a facility or registration. The rest is read page by page. */
export const carriedRows = 100

/** How many rows the whole list has, on each of its rows. */
export const listTotal = sql<number>`(count(*) over ())::int`.as('list_total')

interface Counted<Row> {
  limit: (most: RawBuilder<number>) => { execute: () => Promise<Row[]> }
}

/**
 * The first rows of a list, as many as come with what they belong to, and how many there are in all. The query selects
 * {@link listTotal} besides its columns, so that one statement answers both.
 */
export async function firstRowsOf<Row extends { list_total: number }>(query: Counted<Row>) {
  return withTotal(await query.limit(sql.lit(carriedRows)).execute())
}

/** The rows of a list without the number of all that each of them carries, and that number. */
export function withTotal<Row extends { list_total: number }>(rows: readonly Row[]) {
  return { total: rows[0]?.list_total ?? 0, data: rows.map(({ list_total, ...row }) => row) }
}

/** One page of a list in the wire's shape. `query` is ordered already; beyond the last page `data` is empty. It is counted unless told how many there are. */
export async function pageOf<DB, T extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, T, O>,
  { page, per_page, known }: Paging & { known?: Total | undefined },
) {
  const total = known ?? { total: await count(db, query) }
  // The limit is written out: as a parameter it would make the database plan the statement anew each time.
  const data = await query
    .limit(sql.lit(per_page))
    .offset(sql<number>`${(page - 1) * per_page}::bigint`)
    .execute()
  return { ...whereabouts(total, { page, per_page }), data }
}

/** What a page of a list says of itself beside its rows. */
export function whereabouts(total: Total, { page, per_page }: Paging) {
  return { ...total, current_page: page, last_page: Math.max(1, Math.ceil(total.total / per_page)), per_page }
}

/** Counts the rows of a list as far as `maxCounted`. */
export async function countUpToMax<DB, T extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, T, O>,
): Promise<Total> {
  const total = await count(db, query.limit(sql.lit(maxCounted)))
  return total < maxCounted ? { total } : { total, or_more: true }
}

async function count<DB, T extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const matches = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('match'))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${matches}) as matches`.execute(db)
  return rows[0]?.n ?? 0
}
