import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { type FacilityFilters, hasWords } from './facility-filters.ts'

/** So many rows of a list are read for words that are common. */
const mostRead = 10_000

/**
 * The page of a list whose facilities have the words, as far as the list's first rows hold it. Where words are common this
 * fills a page sooner than their index, which collects and sorts every match. `listed` is in order, and narrowed by
 * everything but the words.
 */
export async function pageWithCommonWords<T extends keyof Tables, O>(
  db: Db,
  listed: SelectQueryBuilder<Tables, T | 'facility', O>,
  { q = '', page, per_page }: FacilityFilters,
): Promise<O[]> {
  const first = listed.select(sql<string>`facility.words`.as('words')).limit(sql.lit(mostRead))
  // PostgreSQL keeps the order of what it picks from; ordering once more would make it read all of `first`.
  const { rows } = await sql<O>`
    select * from (${first}) as first where ${hasWords(q, sql`first.words`)}
    limit ${sql.lit(per_page)} offset ${(page - 1) * per_page}::bigint
  `.execute(db)
  return rows
}
