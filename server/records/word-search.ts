import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { type FacilityFilters, hasWords } from './facility-filters.ts'
import { maxCounted, type Paging, pageOf, type Total, whereabouts } from './paging.ts'

/** So many rows of a list are read for words that are common. */
const maxRowsRead = 10_000

/** A list of rows that belong to facilities. */
interface Searched<T extends keyof Tables, O> {
  id: 'facility.id' | 'registration.id'
  /** The list in order, narrowed by the filters. */
  listed: (filters: FacilityFilters) => SelectQueryBuilder<Tables, T | 'facility', O>
}

/**
 * One page of a list whose facilities have the words `q`. Words that fewer than `maxCounted` have are looked up in their
 * index once, which tells the total and the rows to order. Others are looked for along the list's own order, as far as its
 * first rows hold the page; only what is not there is collected by the index, which sorts every match.
 */
export async function pageOfSearch<T extends keyof Tables, O>(
  db: Db,
  { id, listed }: Searched<T, O>,
  filters: FacilityFilters & { q: string },
) {
  const inOrder = listed({ ...filters, q: undefined })
  const found = await findUpToMost(id, listed(filters))
  if (found.length < maxCounted) {
    const few = inOrder.where(sql<boolean>`${sql.ref(id)} = any(${found}::int[])`)
    return pageOf(db, few, { ...filters, known: { total: found.length } })
  }
  const near = await lookAlong(db, inOrder, filters)
  const rows = near.length > filters.per_page ? near : await pageAndOne(listed(filters), filters).execute()
  return { ...whereabouts(reached(filters, rows.length), filters), data: rows.slice(0, filters.per_page) }
}

/** As many rows as a page holds, and one more, which tells whether the list goes on. */
function pageAndOne<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>, { page, per_page }: Paging) {
  return query.limit(sql.lit(per_page + 1)).offset(sql<number>`${(page - 1) * per_page}::bigint`)
}

/** What is known of the total of a list that is not counted, once a page of it and perhaps one row more were read. */
function reached({ page, per_page }: Paging, rows: number): Total {
  if (rows === 0) return { total: maxCounted, or_more: true }
  const seen = (page - 1) * per_page + rows
  return rows > per_page ? { total: Math.max(seen, maxCounted), or_more: true } : { total: seen }
}

async function findUpToMost<T extends keyof Tables, O>(
  id: string,
  matching: SelectQueryBuilder<Tables, T, O>,
): Promise<number[]> {
  const found = matching
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(id)}`.as('id'))
  const rows = await found.limit(sql.lit(maxCounted)).execute()
  return rows.map(({ id }) => id)
}

/** The page of the words, and one row more, as far as the first rows of a list hold them. */
async function lookAlong<T extends keyof Tables, O>(
  db: Db,
  inOrder: SelectQueryBuilder<Tables, T | 'facility', O>,
  { q, page, per_page }: Paging & { q: string },
): Promise<O[]> {
  const first = inOrder.select(sql<string>`facility.words`.as('words')).limit(sql.lit(maxRowsRead))
  // PostgreSQL keeps the order of what it picks from; ordering once more would make it read all of `first`.
  const { rows } = await sql<O>`
    select * from (${first}) as first where ${hasWords(q, sql`first.words`)}
    limit ${sql.lit(per_page + 1)} offset ${(page - 1) * per_page}::bigint
  `.execute(db)
  return rows
}
