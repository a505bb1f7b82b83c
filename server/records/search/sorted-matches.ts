import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { countedSome, type Paging, reached } from '../shared/paging.ts'
import { maxOrdered } from './best-matches.ts'
import type { PageQuery } from './by-name.ts'
import type { Found } from './found.ts'
import { isFound, type SearchedList } from './searched-list.ts'

/** How many rows of a list are read if many facilities match. */
const maxRowsRead = 10_000

/** The rows of a list in the requested order. `isCollected`: all matches are read before they are sorted. */
export type Sorted<T extends keyof Tables> = (
  isCollected: boolean,
) => SelectQueryBuilder<Tables, T | 'facility', { id: number }>

/**
 * One page of the matches of a stage, in the requested order. Up to `maxOrdered` matches are looked up in the index of
 * words once, which gives the total and the rows to sort. For more, the list is walked in its own order if its first
 * rows fill the page; otherwise every match is collected and sorted.
 */
export async function pageOfSortedMatches<T extends keyof Tables>(
  db: Db,
  { list, sorted }: { list: SearchedList; sorted: Sorted<T> },
  { stage, reading, paging }: PageQuery,
): Promise<Found> {
  const matching = sorted(true).where(isFound(stage, reading))
  // Planned without the limit: with it, the planner expects enough matches early in a sequential scan.
  const all = await idsOf(
    db,
    sql`with found as materialized ${matching.clearOrderBy()} select id from found limit ${sql.lit(maxOrdered + 1)}`,
  )
  if (all.length <= maxOrdered) {
    const these = sorted(true).where(sql<boolean>`${list.id} = any(${all}::int[])`)
    return { total: { total: all.length }, ids: (await idsOf(db, pageAndOne(these, paging))).slice(0, paging.per_page) }
  }
  const near = reading.numbers ? [] : await walkSorted(db, sorted, { stage, reading, paging })
  const ids = near.length > paging.per_page ? near : await idsOf(db, pageAndOne(matching, paging))
  const total = await reached(paging, ids.length, async () => countedSome(all.length))
  return { total, ids: ids.slice(0, paging.per_page) }
}

/** The rows of a page, and one extra row, which shows whether there is a next page. */
function pageAndOne<T extends keyof Tables>(query: ReturnType<Sorted<T>>, { page, per_page }: Paging) {
  return query.limit(sql.lit(per_page + 1)).offset(sql<number>`${(page - 1) * per_page}::bigint`)
}

/** The page and one extra row, if the first rows of the list contain them. */
function walkSorted<T extends keyof Tables>(db: Db, sorted: Sorted<T>, { stage, reading, paging }: PageQuery) {
  const first = sorted(false)
    .select(sql`facility.words`.as('words'))
    .select(sql`facility.name_key`.as('name_key'))
    .limit(sql.lit(maxRowsRead))
  // PostgreSQL keeps the order of the subquery; sorting again would make it read all of the first rows.
  return idsOf(
    db,
    sql`select id from ${first} as facility where ${isFound(stage, reading)}
      limit ${sql.lit(paging.per_page + 1)} offset ${(paging.page - 1) * paging.per_page}::bigint`,
  )
}

async function idsOf(db: Db, query: Parameters<typeof sql>[1]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)} ${query}`.execute(db)
  return rows.map(({ id }) => id)
}
