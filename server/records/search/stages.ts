import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'
import { isNotTakenBack } from '../imports/taken-back.ts'
import { addTwoSlips } from './candidates.ts'
import { type Among, isFiltered, ofNames, type Reading } from './reading.ts'
import { isFound } from './searched-list.ts'
import { allOf, oneOf, type Reach, type WordQuery } from './tsquery.ts'

/** One interpretation of the typed text. The search tries several in turn. */
export interface Stage {
  /** The tsqueries that the words of a facility must all match; none if only a number or a single letter was typed. */
  query: readonly string[]
  /** The part of it that is about words, without the filters. */
  named?: string | undefined
  /** Narrower tsqueries; their matches are listed first. */
  narrower?: readonly string[] | undefined
  /** A tsquery for every word as typed, or in another spelling. */
  exact?: string | undefined
  /** The estimated number of matches. */
  estimate: number
  /** The next interpretation is tried if this one finds fewer rows. */
  enough: number
  /** The words that it matches in place of the typed ones. */
  words: ReadonlySet<string>
}

const strict = { quality: 1, closestUpTo: 3, owners: false }
const free = { quality: 2, owners: true }
const freest = { quality: 3, owners: true }
/** A word is left out only where the others are in fewer facilities than this. */
const maxWithoutOne = 3000

/**
 * The ways of reading what was typed, the strictest first: names that have the words or begin with them, with a slip only in
 * words that no name has; then with a slip in each word, and owners; then with any word that begins so, however rare; then with
 * two slips; then without one of the words. Each finds what the ways before it find.
 */
export async function* stagesOf(db: Db, reading: Reading, perPage: number): AsyncGenerator<Stage> {
  const { words, candidates, among } = reading
  if (words.length === 0) {
    yield { query: withFilters([], among), estimate: reading.left, enough: 1, words: new Set() }
    return
  }
  const exact = allOf(words, reading, { quality: 0, owners: false, beginnings: 'none' })?.query
  const read = (reach: Omit<Reach, 'beginnings'> & Partial<Reach>, known: Reading = reading): Stage | undefined => {
    const owners = reach.owners && !among.namesOnly
    const all = allOf(words, known, { beginnings: beginningsIn(among), ...reach, owners })
    return all && { ...stageOf(known, all), exact }
  }
  const [first, second] = [read(strict), read(free)]
  const isWider = second !== undefined && !isSame(first, second)
  if (first) yield { ...first, enough: isWider ? perPage : 1 }
  if (isWider) yield { ...second, narrower: first?.query }
  const begun = among.userId === undefined ? read({ ...free, beginnings: 'many' }) : undefined
  if (begun && !isSame(second, begun)) yield begun
  const farther = await addTwoSlips(db, reading, [...candidates.keys()])
  const freer = { ...reading, candidates: among.namesOnly ? ofNames(farther) : farther }
  const third = read(freest, freer)
  const isFreer = third !== undefined && !isSame(second, third)
  const without = words.length > 1 ? leavingOutOne(reading) : []
  if (!isFreer && without.length === 0) return
  if (second && isFiltered(among) && (await isElsewhere(db, reading))) return
  if (isFreer) yield third
  if (without.length > 0) yield { ...stageOf(reading, oneOf(without)), exact }
}

/** The rows of one owner are few, so any word that begins as typed is found among them. */
function beginningsIn({ userId }: Among): Reach['beginnings'] {
  return userId === undefined ? 'none' : 'all'
}

function isSame(one: Stage | undefined, other: Stage): boolean {
  return one?.query.join() === other.query.join()
}

function stageOf(
  reading: Reading,
  { query, share, words, each = [query] }: WordQuery & { each?: readonly string[] },
): Stage {
  return {
    query: withFilters(each, reading.among),
    named: query,
    estimate: reading.left * share,
    enough: 1,
    words: new Set(words),
  }
}

function leavingOutOne(reading: Reading): WordQuery[] {
  const { words, facilities, among } = reading
  return words.flatMap((_, at) => {
    const others = allOf(words.toSpliced(at, 1), reading, { ...strict, beginnings: beginningsIn(among) })
    const isRare = among.userId !== undefined || (others && others.share * facilities < maxWithoutOne)
    return others && isRare ? [others] : []
  })
}

/** The LGA and the type are words of a facility too, so that one index answers all of it. */
function withFilters(words: readonly string[], { local_gov_area_id, facility_type_id }: Among): string[] {
  const lga = local_gov_area_id === undefined ? [] : [`'#l${local_gov_area_id}'`]
  const type = facility_type_id === undefined ? [] : [`'#t${facility_type_id}'`]
  const short = words.filter(isShort)
  const together = [...short, ...lga, ...type]
  return [...words.filter((word) => !isShort(word)), ...(together.length > 0 ? [together.join(' & ')] : [])]
}

/** The index reads words together, the rarest first, but it compares all words of a query with each facility. */
function isShort(query: string): boolean {
  return query.split(' | ').length <= 3
}

/** Whether the filters alone emptied the list: then there is nothing to guess at. An owner is told nothing of others' facilities. */
async function isElsewhere(db: Db, reading: Reading): Promise<boolean> {
  const { userId, namesOnly } = reading.among
  const all = allOf(reading.words, reading, { ...free, owners: !namesOnly, beginnings: 'none' })
  if (!all) return false
  const own = userId === undefined ? sql`true` : isOwnFacility(userId)
  // Ordered by a row, so that the planner does not hope to meet one soon by reading the table.
  const { rows } = await sql`${sql.raw(plannedEachTime)}
    select id from facility where ${isFound({ query: all.each }, reading)} and ${isNotTakenBack} and ${own} order by row(id) limit 1
  `.execute(db)
  return rows.length > 0
}
