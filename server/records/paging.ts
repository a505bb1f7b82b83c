import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'

/** Which page of a list is asked for. */
export interface Paging {
  page: number
  per_page: number
}

/** One page of a list in the wire's shape. `query` is ordered already; beyond the last page `data` is empty. */
export async function pageOf<T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { page, per_page }: Paging,
) {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  // The limit is written out: as a parameter it would make the database plan the statement anew each time.
  const data = await query
    .limit(sql.lit(per_page))
    .offset(sql<number>`${(page - 1) * per_page}::bigint`)
    .execute()
  return { total, data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page }
}
