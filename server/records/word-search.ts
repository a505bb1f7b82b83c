import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { type FacilityFilters, hasWords } from './facility-filters.ts'
import { asTotal, mostCounted, type Paging, pageOf, whereabouts } from './paging.ts'

/** So many rows of a list are read for words that are common. */
const mostRead = 10_000

/** A list of rows that belong to facilities. */
interface Searched<T extends keyof Tables, O> {
  id: 'facility.id' | 'registration.id'
  /** The list in order, narrowed by the filters. */
  listed: (filters: FacilityFilters) => SelectQueryBuilder<Tables, T | 'facility', O>
}

/**
 * One page of a list whose facilities have the words `q`. Words that fewer than `mostCounted` have are looked up in their
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
  const total = asTotal(found.length)
  if (!total.or_more) {
    const few = inOrder.where(sql<boolean>`${sql.ref(id)} = any(${found}::int[])`)
    return pageOf(db, few, { ...filters, known: total })
  }
  const near = await lookAlong(db, inOrder, filters)
  if (near.length === filters.per_page) return { ...whereabouts(total, filters), data: near }
  return pageOf(db, listed(filters), { ...filters, known: total })
}

async function findUpToMost<T extends keyof Tables, O>(
  id: string,
  matching: SelectQueryBuilder<Tables, T, O>,
): Promise<number[]> {
  const found = matching
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`${sql.ref(id)}`.as('id'))
  const rows = await found.limit(sql.lit(mostCounted)).execute()
  return rows.map(({ id }) => id)
}

/** The page of the words as far as the first rows of a list hold it. */
async function lookAlong<T extends keyof Tables, O>(
  db: Db,
  inOrder: SelectQueryBuilder<Tables, T | 'facility', O>,
  { q, page, per_page }: Paging & { q: string },
): Promise<O[]> {
  const first = inOrder.select(sql<string>`facility.words`.as('words')).limit(sql.lit(mostRead))
  // PostgreSQL keeps the order of what it picks from; ordering once more would make it read all of `first`.
  const { rows } = await sql<O>`
    select * from (${first}) as first where ${hasWords(q, sql`first.words`)}
    limit ${sql.lit(per_page)} offset ${(page - 1) * per_page}::bigint
  `.execute(db)
  return rows
}
