import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The requested page of a list. */
export interface Paging {
  page: number
  per_page: number
}

/** The next rows of a list that is read to its end: those after a row with this id. */
export interface After {
  after: number | undefined
  limit: number
}

/** The number of rows of a list. With `or_more` it is a lower bound. */
export interface Total {
  total: number
  or_more?: true
}

/** Where counting all rows would take too long, counting stops here. */
export const countLimit = 100

/** How many rows of each list are included with a facility or registration. The rest is read in pages. */
export const includedRows = 100

/** A column with the number of rows of the whole list, on each row. */
export const listTotal = sql<number>`(count(*) over ())::int`.as('list_total')

interface LimitableQuery<Row> {
  limit: (limit: RawBuilder<number>) => { execute: () => Promise<Row[]> }
}

/**
 * The first rows of a list that are included with a facility or registration, and the total. The query must select
 * {@link listTotal}, so that one statement returns both.
 */
export async function firstRowsOf<Row extends { list_total: number }>(query: LimitableQuery<Row>) {
  return withTotal(await query.limit(sql.lit(includedRows)).execute())
}

/** Separates the total from rows that each have the column {@link listTotal}. */
export function withTotal<Row extends { list_total: number }>(rows: readonly Row[]) {
  return { total: rows[0]?.list_total ?? 0, data: rows.map(({ list_total, ...row }) => row) }
}

/** One page of a list in the wire's shape. `query` must be ordered; after the last page `data` is empty. Counts the rows unless `known` is given. */
export async function pageOf<DB, T extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, T, O>,
  { page, per_page, known }: Paging & { known?: Total | undefined },
) {
  const total = known ?? { total: await count(db, query) }
  // The limit is a literal: with a parameter the database would plan the statement again each time.
  const data = await query
    .limit(sql.lit(per_page))
    .offset(sql<number>`${(page - 1) * per_page}::bigint`)
    .execute()
  return { ...pageInfo(total, { page, per_page }), data }
}

/** One page of rows that are all at hand. */
export function pageOfRows<Row>(rows: readonly Row[], { page, per_page }: Paging) {
  const data = rows.slice((page - 1) * per_page, page * per_page)
  return { ...pageInfo({ total: rows.length }, { page, per_page }), data }
}

/** The fields of a page besides its rows. */
export function pageInfo(total: Total, { page, per_page }: Paging) {
  return { ...total, current_page: page, last_page: Math.max(1, Math.ceil(total.total / per_page)), per_page }
}

/**
 * The total of a list that may be long, once a page of it and perhaps one row more were read. `countSome` counts its rows up to
 * `countLimit`, so that the total of a short list is its number on each of its pages.
 */
export async function reached(
  { page, per_page }: Paging,
  rows: number,
  countSome: () => Promise<Total>,
): Promise<Total> {
  const seen = (page - 1) * per_page + rows
  if (rows <= per_page && (rows > 0 || page === 1)) return { total: seen }
  if (rows > 0 && seen > countLimit) return { total: seen, or_more: true }
  return countSome()
}

/** What is known of a list of which this many rows were counted, with one row more than the limit asked for. */
export function countedSome(rows: number, limit = countLimit): Total {
  return rows > limit ? { total: limit, or_more: true } : { total: rows }
}

/** Counts the rows of a list up to a limit. */
export async function countUpToMax<DB, T extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, T, O>,
  limit = countLimit,
): Promise<Total> {
  const total = await count(db, query.limit(sql.lit(limit)))
  return total < limit ? { total } : { total, or_more: true }
}

async function count<DB, T extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const matches = query.clearSelect().clearOrderBy().select(sql<number>`1`.as('match'))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${matches}) as matches`.execute(db)
  return rows[0]?.n ?? 0
}
