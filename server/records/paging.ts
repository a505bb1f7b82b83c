import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'

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
export const mostCounted = 100

/** One page of a list in the wire's shape. `query` is ordered already; beyond the last page `data` is empty. It is counted unless told how many there are. */
export async function pageOf<T extends keyof Tables, O>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
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

/** Counts the rows of a list as far as `mostCounted`. */
export async function countUpToMost<T extends keyof Tables, O>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
): Promise<Total> {
  const total = await count(db, query.limit(sql.lit(mostCounted)))
  return total < mostCounted ? { total } : { total, or_more: true }
}

async function count<T extends keyof Tables, O>(db: Db, query: SelectQueryBuilder<Tables, T, O>): Promise<number> {
  const matches = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('match'))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${matches}) as matches`.execute(db)
  return rows[0]?.n ?? 0
}
