import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'

/** Which page of a list is asked for. */
export interface Paging {
  page: number
  per_page: number
}

interface Shortcuts<O> {
  known?: number | undefined
  whenCommon?: () => Promise<O[]>
}

/** More matches than this are not counted: a search that finds so many wants another word. */
export const mostCounted = 500

/**
 * One page of a list in the wire's shape. `query` is ordered already; beyond the last page `data` is empty. `total` is how
 * many there are in all, where that is known without counting; otherwise they are counted, at most 500. When there
 * are that many, `whenCommon` may know a shorter way to a full page.
 */
export async function pageOf<T extends keyof Tables, O>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
  { page, per_page, known, whenCommon }: Paging & Shortcuts<O>,
) {
  const total = known ?? (await countUpToMost(db, query))
  const isMore = known === undefined && total >= mostCounted
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const whereabouts = { total, ...(isMore ? { or_more: true } : {}), current_page: page, last_page, per_page }
  const short = isMore ? await whenCommon?.() : undefined
  if (short?.length === per_page) return { ...whereabouts, data: short }
  // The limit is written out: as a parameter it would make the database plan the statement anew each time.
  const data = await query
    .limit(sql.lit(per_page))
    .offset(sql<number>`${(page - 1) * per_page}::bigint`)
    .execute()
  return { ...whereabouts, data }
}

async function countUpToMost<T extends keyof Tables, O>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
): Promise<number> {
  const matches = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('match')).limit(sql.lit(mostCounted))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${matches}) as matches`.execute(db)
  return rows[0]?.n ?? 0
}
