import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import { countedSome, countLimit, type Paging, reached, type Total } from '../shared/paging.ts'
import type { Found } from './found.ts'
import type { Reading } from './reading.ts'
import { beginsWith, isFound, type SearchedList, searchedRows } from './searched-list.ts'
import type { Stage } from './stages.ts'

/** A walk along the names ends after this many rows at the latest. */
const maxWalked = 120_000
/**
 * How many rows of the index can be read in the time in which one match is collected from the table. Each row is compared with
 * every word of the query, so more words mean fewer rows.
 */
const rowsPerMatch = (words: number) => 5 / (1 + words / 20)
/** So many beginnings of names are read by themselves. */
const maxBeginnings = 6

/** Reads one page of the rows that match. */
export type ReadPage = (db: Db, list: SearchedList, query: PageQuery) => Promise<Found>

/** Which rows match, and which page of them is asked for. */
export interface PageQuery {
  stage: Stage
  reading: Reading
  paging: Paging
}

/**
 * For many matches: orders by name, first the names that begin with what was typed, then those that begin with one of its
 * words. Reads the names with these beginnings; if they do not fill the page, either all names in their order until the page
 * is full, or every match, whichever is expected to be fewer rows.
 */
export const pageByName: ReadPage = async (db, list, query) => {
  const { stage, reading, paging } = query
  const needed = paging.page * paging.per_page + 1
  const rowsToRead = (names: number) => (needed / Math.max(1, stage.estimate)) * names
  const isFull = (ids: readonly number[]) => ids.length > paging.per_page
  const most = (rows: number) => Math.min(maxWalked, Math.ceil(1000 + rows))

  const beginnings = beginningsOf(query)
  const begun = rowsToRead(Math.max(0, ...beginnings.map(({ n }) => n)))
  // Names that begin with what was typed are found by that.
  const others = beginnings.map(({ word }) => word).filter((word) => !word.startsWith(reading.typed.text))
  const ofPage = { ...query, needed, beginnings: others }
  const first = await walk(db, list, { ...ofPage, most: most(3 * begun), beyond: false })
  const countSome = () => countMatches(db, list, query)
  if (isFull(first)) return pageOf(first, paging, countSome)

  const rows = rowsToRead(reading.inLga)
  const near =
    rows < Math.min(maxWalked, rowsPerMatch(stage.words.size) * stage.estimate)
      ? await walk(db, list, { ...ofPage, most: most(1.5 * rows), beyond: true })
      : []
  return pageOf(isFull(near) ? near : await collect(db, list, ofPage), paging, countSome)
}

/** The typed words, and the words that are matched in their place: the most frequent ones, and none that begins with another. */
function beginningsOf({ stage, reading: { candidates, words } }: PageQuery): { word: string; n: number }[] {
  const counted = new Map([...candidates.values()].flat().map(({ word, n }) => [word, n]))
  const typed = words.flatMap(({ word, parts }) => [word, ...parts])
  const all = [...new Set([...typed, ...stage.words])].map((word) => ({ word, n: counted.get(word) ?? 0 }))
  const shortest = all.filter(({ word }) => !all.some((other) => other.word !== word && word.startsWith(other.word)))
  // A beginning that was typed stands for all names that have words with it.
  const whole = shortest.map(({ word }) => ({
    word,
    n: all.filter((one) => one.word.startsWith(word)).reduce((sum, { n }) => sum + n, 0),
  }))
  return whole.toSorted((one, other) => other.n - one.n).slice(0, maxBeginnings)
}

/** For a single letter, or text without words: the names that begin with it. */
export const pageOfBeginnings: ReadPage = async (db, list, { stage, reading, paging }) => {
  const { id, join, where } = list
  const { rows: names, columns } = searchedRows(list)
  const read = async (most: number, from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
      select ${id} as id
      from (select ${columns} from ${names}
        where ${beginsWith(reading.typed.text)} and ${isInLga(reading)} order by name_key, id limit 30000) as facility ${join}
      where ${isFound(stage, reading)} and ${where}
      order by name_key, facility.id, ${id} limit ${sql.lit(most)} offset ${from}
    `.execute(db)
    return rows.map((row) => row.id)
  }
  const countSome = async () => countedSome((await read(countLimit + 1, sql`0`)).length)
  return pageOf(await read(paging.per_page + 1, offsetOf(paging)), paging, countSome)
}

/** In a larger register a search by name may match too many facilities to collect them for a total. */
const mostFacilitiesCounted = 50_000

/** The matches up to `countLimit`. In a large register only that there are many, as was estimated. */
async function countMatches(db: Db, list: SearchedList, { stage, reading }: PageQuery): Promise<Total> {
  if (reading.facilities > mostFacilitiesCounted) return countedSome(stage.estimate)
  const { join, where } = list
  // Planned without the limit: with it, the planner expects enough matches early in a sequential scan.
  const { rows } = await sql<{ n: number }>`${sql.raw(plannedEachTime)}
    with found as materialized (select from ${searchedRows(list).rows} ${join} where ${isFound(stage, reading)} and ${where})
    select count(*)::int as n from (select from found limit ${sql.lit(countLimit + 1)}) as counted
  `.execute(db)
  return countedSome(rows[0]?.n ?? 0)
}

interface Walk extends PageQuery {
  /** How many matches are needed. */
  needed: number
  /** How many rows of the index each of the parts may read. */
  most: number
  beginnings: readonly string[]
  /** Whether names with other beginnings are read too. */
  beyond: boolean
}

/** Reads the index of names, or that of the names of an LGA, as far as the page needs, but at most so many rows. */
async function walk(
  db: Db,
  list: SearchedList,
  { stage, reading, paging, needed, most, beginnings, beyond }: Walk,
): Promise<number[]> {
  const { id, join, where } = list
  const { rows: names, columns } = searchedRows(list)
  const begins = beginsWith(reading.typed.text)
  const along = (rank: number, condition: RawBuilder<boolean>, rest: RawBuilder<boolean>) => sql`
    (select ${sql.lit(rank)} as rank, ${id} as id, facility.id as facility_id, name_key
      from (select ${columns} from ${names} where ${condition} and ${isInLga(reading)}
        order by name_key, id limit ${sql.lit(most)}) as facility ${join}
      where ${isFound(stage, reading)} and ${where} and ${rest}
      order by name_key, facility.id, ${id} limit ${sql.lit(needed)})`
  const parts = [
    along(0, begins, sql`true`),
    ...beginnings.map((word) => along(1, beginsWith(word), sql`not ${begins}`)),
    ...(beyond ? [along(2, sql`true`, sql`${rankOf(reading, beginnings)} = 2`)] : []),
  ]
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select id from (${sql.join(parts, sql` union all `)}) as found
    order by rank, name_key, facility_id, id limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

async function collect(
  db: Db,
  list: SearchedList,
  { stage, reading, paging, beginnings }: Pick<Walk, keyof PageQuery | 'beginnings'>,
) {
  const { id, join, where } = list
  // No index begins with the rank of a name, so the planner does not walk an index through every facility.
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select ${id} as id from ${searchedRows(list).rows} ${join} where ${isFound(stage, reading)} and ${where}
    order by ${rankOf(reading, beginnings)}, facility.name_key, facility.id, ${id}
    limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** 0 for a name that begins with what was typed, 1 for one that begins with one of its words, otherwise 2. */
function rankOf({ typed }: Reading, beginnings: readonly string[]): RawBuilder<number> {
  const words = beginnings.map(beginsWith)
  const byWord = words.length > 0 ? sql`when ${sql.join(words, sql` or `)} then 1` : sql``
  return sql<number>`(case when ${beginsWith(typed.text)} then 0 ${byWord} else 2 end)`
}

function isInLga({ among: { local_gov_area_id: lga } }: Reading): RawBuilder<boolean> {
  return lga === undefined ? sql`true` : sql`local_gov_area_id = ${lga}`
}

/** A page that was read with one extra row, which shows whether there is a next page. */
async function pageOf(ids: readonly number[], paging: Paging, countSome: () => Promise<Total>): Promise<Found> {
  return { total: await reached(paging, ids.length, countSome), ids: ids.slice(0, paging.per_page) }
}

function offsetOf({ page, per_page }: Paging): RawBuilder<unknown> {
  return sql`${(page - 1) * per_page}::bigint`
}
