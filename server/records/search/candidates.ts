import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { slipsBetween } from './slips.ts'

/** A candidate: a word of the vocabulary that a typed word may mean. */
export interface Candidate {
  word: string
  /** In how many names it occurred at the last count; 0 for a new word. */
  n: number
  /** In how many owners' names it occurred. */
  o: number
  /** 0: the word itself or another spelling of it; 1: it begins with what was typed; 2: it is one slip away; 3: two slips. */
  quality: number
}

/** The candidates of each typed word. */
export type Candidates = ReadonlyMap<string, readonly Candidate[]>

/** The most words with a typed beginning that become candidates; the most frequent ones are chosen. */
export const maxPrefixes = 40
/** What some names have, or begin a word with, is seldom a slip. */
const maxSlips = { ofUnknown: 30, ofKnown: 10 }
/** A word that is in more than this share of names is its own only candidate; others would match too many rows. */
const commonFrom = { share: 0.005, names: 200 }

/** Finds the candidates of each typed word. `facilities` is the number of all facilities. */
export async function findCandidates(db: Db, words: readonly string[], facilities: number): Promise<Candidates> {
  const { rows } = await sql<Candidate & { typed: string }>`
    select typed.word as typed, found.word, max(found.n) as n, max(found.o) as o, min(found.quality) as quality
    from (
      select word, coalesce((select n from search_word as known where known.word = asked.word collate "C"), 0)
        > ${commonCount(facilities)} as is_common
      from unnest(${words}::text[]) as asked (word)
    ) as typed
    cross join lateral (
      select word, n, o, 0 as quality from search_word where word = typed.word
      union all
      select known.word, known.n, known.o, case when variant.word = typed.word then 0 else 1 end
      from search_variant as variant
      join search_variant as other using (family)
      join search_word as known on known.word = other.word collate "C"
      where variant.word = typed.word or (length(typed.word) > 2 and variant.word like typed.word || '%')
      union all
      (select word, n, o, 1 from search_word
        where length(typed.word) > 1 and not is_common and word > typed.word and word < typed.word || '~' order by n desc limit 60)
      union all
      select word, n, o, 2 from search_word
        where length(typed.word) > 3 and not is_common and slips(word) && slips(typed.word) and word <> typed.word
    ) as found
    group by 1, 2
  `.execute(db)
  return new Map(words.map((word) => [word, kept(word, rows, facilities)]))
}

/** Adds words two slips away. Used for typed words of more than five letters if closer candidates match no facility. */
export async function addTwoSlips(
  db: Db,
  { candidates, facilities }: { candidates: Candidates; facilities: number },
  words: readonly string[],
): Promise<Candidates> {
  const stands = (word: string) =>
    (candidates.get(word) ?? []).some((candidate) => isCommonAmong(candidate, facilities))
  const long = words.filter((word) => word.length > 5 && !stands(word))
  if (long.length === 0) return candidates
  const { rows } = await sql<Omit<Candidate, 'quality'> & { typed: string }>`
    select typed.word as typed, found.* from unnest(${long}::text[]) as typed (word)
    cross join lateral (
      select word, n, o from search_word where search_word.word % typed.word
      order by similarity(search_word.word, typed.word) desc limit 50
    ) as found
  `.execute(db)
  const added = (typed: string, known: readonly Candidate[]) =>
    rows
      .filter((row) => row.typed === typed && slipsBetween(row.word, typed) <= 2)
      .filter((row) => known.every(({ word }) => word !== row.word))
      .map(({ word, n, o }) => ({ word, n, o, quality: 3 }))
  return new Map([...candidates].map(([typed, known]) => [typed, [...known, ...added(typed, known)]]))
}

function kept(typed: string, rows: readonly (Candidate & { typed: string })[], facilities: number): Candidate[] {
  const found = rows
    .filter((row) => row.typed === typed)
    .map(({ word, n, o, quality }) => ({ word, n, o, quality }))
    .sort((one, other) => other.n - one.n)
  const same = found.filter(({ quality }) => quality === 0)
  const isCommon = (candidate: Candidate) => isCommonAmong(candidate, facilities)
  if (same.some(isCommon)) return same
  const slips = found
    .filter(({ quality }) => quality === 2)
    .map((candidate) => ({ candidate, slips: slipsBetween(candidate.word, typed) }))
    .sort((one, other) => one.slips - other.slips)
    .map(({ candidate }) => candidate)
  const begun = found.filter(({ quality }) => quality === 1)
  const most = [...same, ...begun].some(({ n }) => n > 0) ? maxSlips.ofKnown : maxSlips.ofUnknown
  const near = slips.slice(0, begun.some(isCommon) ? 0 : most)
  const isKnown = same.some(({ n }) => n > 0)
  return [
    ...same,
    ...begun.slice(0, maxPrefixes),
    ...within(near, commonCount(facilities) * (isKnown ? 0.5 : 2), isKnown),
  ]
}

/**
 * Words that bring very many facilities, and those after them, are tried only if nothing else is found, as `gari` for
 * `garin`. The first slip of a word that nobody has is always tried: `health` for `helth`.
 */
function within(slips: readonly Candidate[], most: number, isKnown: boolean): Candidate[] {
  let sum = 0
  return slips.map((slip, at) => {
    sum += slip.n + slip.o
    return sum > most && (isKnown || at > 0) ? { ...slip, quality: 3 } : slip
  })
}

function isCommonAmong({ n }: Candidate, facilities: number): boolean {
  return n > commonCount(facilities)
}

function commonCount(facilities: number): number {
  return Math.ceil(Math.max(commonFrom.share * facilities, commonFrom.names))
}
