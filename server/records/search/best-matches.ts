import type { WrittenWord } from '@portal/domain/text/search-text.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import type { Paging } from '../shared/paging.ts'
import { pageByName, pageOfBeginnings, type ReadPage } from './by-name.ts'
import { isFiltered, type Reading } from './reading.ts'
import { isFound, searchedRows } from './searched-list.ts'
import type { Stage } from './stages.ts'

/** Matches up to this number are counted, and ordered by how well they match; more are ordered by name. */
export const maxOrdered = 1000
/** Ordering by likeness is tried up to this estimate, because estimates are often too high. */
const maxEstimate = 3000
/** About how many facilities are sampled for an estimate. */
const sampled = 4000

/** One page of the matches of an interpretation, the best match first. If very many match, names that begin with the typed text come first. */
export const pageOfBestMatches: ReadPage = async (db, list, { stage: known, reading, paging }) => {
  const isOfOneOwner = reading.among.userId !== undefined
  const isAlwaysFew = known.narrower !== undefined || isOfOneOwner || reading.numbers !== undefined
  if (reading.words.length === 0 && !isAlwaysFew) return pageOfBeginnings(db, list, { stage: known, reading, paging })
  const stage = isAlwaysFew ? known : await estimatedBetter(db, known, reading)
  const query = { stage, reading, paging }
  const found = isAlwaysFew || stage.estimate <= maxEstimateOf(reading) ? await orderFew(db, list, query) : undefined
  if (found && (isAlwaysFew || !found.total.or_more)) return found
  return pageByName(db, list, { ...query, stage: { ...stage, estimate: Math.max(stage.estimate, maxOrdered) } })
}

/** The number of names that have one word is counted; that of several is guessed. */
function maxEstimateOf({ words, among }: Reading): number {
  return words.length < 2 && !isFiltered(among) ? maxOrdered : maxEstimate
}

/** Estimates several words together again, if many facilities seem to have them. */
async function estimatedBetter(db: Db, stage: Stage, reading: Reading): Promise<Stage> {
  if (stage.estimate <= maxEstimate || reading.words.length < 2 || stage.named === undefined) return stage
  return { ...stage, estimate: reading.left * (await sampledShare(db, stage.named, reading.facilities)) }
}

/**
 * The share of facilities that match a tsquery, estimated from a few pages of the table. Counts of single words say little of
 * words together: `primary` and `health` come together, `primary` and `hospital` hardly ever. The same pages each time, so
 * that a search is carried out in the same way.
 */
async function sampledShare(db: Db, query: string, facilities: number): Promise<number> {
  const percent = Math.min(100, (100 * sampled) / Math.max(1, facilities))
  const { rows } = await sql<{ share: number }>`${sql.raw(plannedEachTime)}
    select (count(*) filter (where words @@ ${query}::tsquery) + 0.5)::float8 / greatest(1, count(*)) as share
    from facility tablesample system (${sql.lit(percent)}) repeatable (1)
  `.execute(db)
  return rows[0]?.share ?? 1
}

/** For few matches: reads all and orders them by similarity. */
const orderFew: ReadPage = async (db, list, { stage, reading, paging }) => {
  const { id, join, where } = list
  const { typed, numbers, words } = reading
  // Planned without the limit: with it, the planner expects enough matches early in a sequential scan. The limit still ends the
  // reading.
  const all = (name: string, found: RawBuilder<boolean>) => sql`
    ${sql.ref(name)} as materialized (
      select ${id} as id, facility.id as facility_id, name_text, name_key, words from ${searchedRows(list).rows} ${join}
      where ${found} and ${where})`
  const some = (name: string) => sql`(select * from ${sql.ref(name)} limit ${sql.lit(maxOrdered + 1)})`
  const narrower = stage.narrower === undefined ? undefined : isFound({ query: stage.narrower }, reading)
  const rest = narrower ? sql<boolean>`(${isFound(stage, reading)} and not ${narrower})` : isFound(stage, reading)
  const arms = narrower ? sql`${all('near', narrower)}, ${all('rest', rest)}` : all('rest', rest)
  const taken = narrower
    ? sql`${some('near')} union all ${some('rest')} limit ${sql.lit(maxOrdered + 1)}`
    : some('rest')
  const likeness = words.map(({ word }) => word).join(' ')
  const { rows } = await sql<{ total: number; ids: number[] }>`${sql.raw(plannedEachTime)}
    with ${arms}, found as materialized (${taken})
    select (select count(*) from found)::int as total, array(
      select id from found
      order by facility_id = any(${[...(numbers?.exact ?? [])]}::int[]) desc, name_key = ${typed.text} desc,
        coalesce((words @@ ${stage.exact ?? null}::tsquery)::int, 0) + similarity(name_text, ${likeness})
          + ${framesName(reading.words)} desc,
        name_key, facility_id, id
      limit ${sql.lit(paging.per_page)} offset ${offsetOf(paging)}
    ) as ids
  `.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  return { total: total > maxOrdered ? { total: maxOrdered, or_more: true } : { total }, ids }
}

/**
 * How far the first and the last typed word stand at the ends of a name, in the order in which they were typed. Of names that
 * are equally similar, people mean the one whose ends they typed.
 */
function framesName(words: readonly WrittenWord[]): RawBuilder<number> {
  const [first, last] = [words.at(0)?.parts.at(0), words.at(-1)?.parts.at(-1)]
  if (first === undefined || last === undefined) return sql<number>`0`
  return sql<number>`((name_key ~ ${`^[^a-z0-9]*${first}`})::int * 0.25 + (name_key ~ ${`\\m${last}[a-z0-9]*[^a-z0-9]*$`})::int * 0.25)`
}

function offsetOf({ page, per_page }: Paging): RawBuilder<unknown> {
  return sql`${(page - 1) * per_page}::bigint`
}
