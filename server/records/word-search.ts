import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { type FacilityFilters, hasWords } from './facility-filters.ts'
import { countLimit, type Paging, pageOf, type Total, pageInfo } from './paging.ts'

/** The maximum number of rows of a list that are scanned for common words. */
const maxRowsRead = 10_000

/** A list of rows that belong to facilities. */
interface Searched<T extends keyof Tables, O> {
  id: 'facility.id' | 'registration.id'
  /** The list in order, with the filters applied. */
  listed: (filters: FacilityFilters) => SelectQueryBuilder<Tables, T | 'facility', O>
}

/**
 * One page of a list whose facilities contain the words `q`. Words with fewer than `countLimit` matches are looked up once
 * in the index of words, which gives the total and the rows to order. For common words the list is scanned in its own
 * order; only if the page is not found in the first rows, the index collects and sorts every match.
 */
export async function pageOfSearch<T extends keyof Tables, O>(
  db: Db,
  { id, listed }: Searched<T, O>,
  filters: FacilityFilters & { q: string },
) {
  const inOrder = listed({ ...filters, q: undefined })
  const found = await findFirstMatches(id, listed(filters))
  if (found.length < countLimit) {
    const few = inOrder.where(sql<boolean>`${sql.ref(id)} = any(${found}::int[])`)
    return pageOf(db, few, { ...filters, known: { total: found.length } })
  }
  const near = await scanInOrder(db, inOrder, filters)
  const rows = near.length > filters.per_page ? near : await pageWithOneMore(listed(filters), filters).execute()
  return { ...pageInfo(knownTotal(filters, rows.length), filters), data: rows.slice(0, filters.per_page) }
}

/** The rows of a page and one more, which shows whether the list continues. */
function pageWithOneMore<T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { page, per_page }: Paging,
) {
  return query.limit(sql.lit(per_page + 1)).offset(sql<number>`${(page - 1) * per_page}::bigint`)
}

/** The known total of a list that is not counted, after reading a page and at most one more row. */
function knownTotal({ page, per_page }: Paging, rows: number): Total {
  if (rows === 0) return { total: countLimit, or_more: true }
  const seen = (page - 1) * per_page + rows
  return rows > per_page ? { total: Math.max(seen, countLimit), or_more: true } : { total: seen }
}

async function findFirstMatches<T extends keyof Tables, O>(
  id: string,
  matching: SelectQueryBuilder<Tables, T, O>,
): Promise<number[]> {
  const found = matching
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(id)}`.as('id'))
  const rows = await found.limit(sql.lit(countLimit)).execute()
  return rows.map(({ id }) => id)
}

/** The matches for the page, and one more, among the first rows of the list. */
async function scanInOrder<T extends keyof Tables, O>(
  db: Db,
  inOrder: SelectQueryBuilder<Tables, T | 'facility', O>,
  { q, page, per_page }: Paging & { q: string },
): Promise<O[]> {
  const first = inOrder.select(sql<string>`facility.words`.as('words')).limit(sql.lit(maxRowsRead))
  // The filter preserves the order of the subquery; another `order by` would make PostgreSQL read all of it.
  const { rows } = await sql<O>`
    select * from (${first}) as first where ${hasWords(q, sql`first.words`)}
    limit ${sql.lit(per_page + 1)} offset ${(page - 1) * per_page}::bigint
  `.execute(db)
  return rows
}
