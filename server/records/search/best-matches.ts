import type { WrittenWord } from '@portal/domain/search-text.ts'
import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../../database/named-statements.ts'
import type { Db } from '../../database/connect.ts'
import { type Paging, reached, type Total } from '../paging.ts'
import type { Reading } from './reading.ts'
import { beginsWith, isFound, type SearchedList } from './searched-list.ts'
import type { Stage } from './stages.ts'

/** Matches up to this number are counted, and ordered by how well they match; more are ordered by name. */
export const maxOrdered = 1000
/** Ordering by likeness is tried up to this estimate, because estimates are often too high. */
const maxEstimate = 3000

/** The rows of one page, and what is known of the total. */
export interface Found {
  total: Total
  ids: number[]
}

type Look = (db: Db, list: SearchedList, asked: Asked) => Promise<Found>

interface Asked {
  stage: Stage
  reading: Reading
  paging: Paging
}

/** One page of the matches of an interpretation, the best match first. If very many match, names that begin with the typed text come first. */
export const pageOfBestMatches: Look = async (db, list, asked) => {
  const { stage, reading } = asked
  const isOfOneOwner = reading.among.userId !== undefined
  if (reading.words.length === 0 && !reading.numbers && !isOfOneOwner) return lookAtBeginnings(db, list, asked)
  const isFew =
    stage.estimate <= maxEstimate || stage.narrower !== undefined || isOfOneOwner || reading.numbers !== undefined
  const found = isFew ? await orderFew(db, list, asked) : undefined
  if (found && (isOfOneOwner || stage.narrower !== undefined || reading.numbers || !found.total.or_more)) return found
  return byName(db, list, { ...asked, stage: { ...stage, estimate: Math.max(stage.estimate, maxOrdered) } })
}

/** For few matches: reads all and orders them by similarity. */
const orderFew: Look = async (db, { id, join, where }, { stage, reading, paging }) => {
  const { typed, numbers, words } = reading
  // Planned without the limit: with it, the planner expects enough matches early in a sequential scan. The limit still ends the
  // reading.
  const all = (name: string, found: RawBuilder<boolean>) => sql`
    ${sql.ref(name)} as materialized (
      select ${id} as id, facility.id as facility_id, name_text, name_key, words from facility ${join}
      where ${found} and ${where})`
  const some = (name: string) => sql`(select * from ${sql.ref(name)} limit ${sql.lit(maxOrdered + 1)})`
  const narrower = stage.narrower === undefined ? undefined : isFound({ query: stage.narrower }, reading)
  const rest = narrower ? sql<boolean>`(${isFound(stage, reading)} and not ${narrower})` : isFound(stage, reading)
  const arms = narrower ? sql`${all('near', narrower)}, ${all('rest', rest)}` : all('rest', rest)
  const taken = narrower ? sql`${some('near')} union all ${some('rest')}` : some('rest')
  const likeness = words.map(({ word }) => word).join(' ')
  const { rows } = await sql<{ total: number; ids: number[] }>`${sql.raw(plannedAnew)}
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

/** For many matches: orders by name. Walks the index of names if that fills the page soon, otherwise reads every match. */
const byName: Look = async (db, list, asked) => {
  const { stage, reading, paging } = asked
  const needed = paging.page * paging.per_page + 1
  const rowsRead = (needed / Math.max(1, stage.estimate)) * reading.facilities
  const isSoonFull = rowsRead < 20_000 || stage.estimate > 60_000
  const near = isSoonFull
    ? await lookAlong(db, list, { ...asked, needed, most: between(30_000, 1.5 * rowsRead, 150_000) })
    : []
  const ids = near.length > paging.per_page ? near : await lookThrough(db, list, asked)
  return pageOf(ids, paging)
}

async function lookAlong(
  db: Db,
  { id, join, where }: SearchedList,
  { stage, reading, paging, needed, most }: Asked & { needed: number; most: number },
): Promise<number[]> {
  const begins = beginsWith(reading.typed.text)
  const along = (begun: number, condition: RawBuilder<boolean>, rest: RawBuilder<boolean>) => sql`
    (select ${sql.lit(begun)} as begun, ${id} as id, facility.id as facility_id, name_key
      from (select id, name_key, words, status, expiry_date from facility where ${condition}
        order by name_key, id limit ${sql.lit(most)}) as facility ${join}
      where ${isFound(stage, reading)} and ${where} and ${rest}
      order by name_key, facility.id, ${id} limit ${sql.lit(needed)})`
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedAnew)}
    select id from (
      ${along(0, begins, sql`true`)} union all ${along(1, sql`true`, sql`not ${begins}`)}
    ) as found
    order by begun, name_key, facility_id, id limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

async function lookThrough(db: Db, { id, join, where }: SearchedList, { stage, reading, paging }: Asked) {
  // No index has the order of row(…), so the planner does not walk an index through every facility.
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedAnew)}
    select ${id} as id from facility ${join} where ${isFound(stage, reading)} and ${where}
    order by row(not ${beginsWith(reading.typed.text)}, facility.name_key, facility.id, ${id})
    limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** For a single letter, or text without words: the names that begin with it. */
const lookAtBeginnings: Look = async (db, { id, join, where }, { stage, reading, paging }) => {
  const { local_gov_area_id: lga } = reading.among
  const inLga = lga === undefined ? sql`true` : sql`local_gov_area_id = ${lga}`
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedAnew)}
    select ${id} as id
    from (select id, name_key, words, status, expiry_date from facility
      where ${beginsWith(reading.typed.text)} and ${inLga} order by name_key, id limit 30000) as facility ${join}
    where ${isFound(stage, reading)} and ${where}
    order by name_key, facility.id, ${id} limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return pageOf(
    rows.map((row) => row.id),
    paging,
  )
}

/** A page that was read with one extra row, which shows whether there is a next page. */
function pageOf(ids: readonly number[], paging: Paging): Found {
  return { total: reached(paging, ids.length), ids: ids.slice(0, paging.per_page) }
}

function offsetOf({ page, per_page }: Paging): RawBuilder<unknown> {
  return sql`${(page - 1) * per_page}::bigint`
}

function between(least: number, wanted: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wanted)))
}
