import type { WrittenWord } from '@portal/domain/text/search-text.ts'
import { type Candidate, type Candidates, maxPrefixes } from './candidates.ts'

/** How far candidates may differ from the typed words. */
export interface Reach {
  /** Candidates up to this quality. */
  quality: number
  /** A word without such candidates stands for its closest ones, up to this quality. */
  closestUpTo?: number
  /** Whether the owner's name is searched too. */
  owners: boolean
  /**
   * Which typed words match any word that begins with them, even one that is no candidate: all, for the few rows of one owner;
   * those with more beginnings than there are candidates; or none.
   */
  beginnings: 'all' | 'many' | 'none'
}

/** A tsquery on the words of a facility, and the estimated share of facilities that match it. */
export interface WordQuery {
  query: string
  share: number
  /** The words of the vocabulary that it looks for. */
  words: readonly string[]
}

/** A query of several words, also word by word: an index reads many short queries faster than one that contains them. */
export interface WordsQuery extends WordQuery {
  each: readonly string[]
}

/** Requires all words. Undefined if one of them has no candidates. `facilities` is the number of all facilities. */
export function allOf(
  words: readonly WrittenWord[],
  { candidates, facilities }: { candidates: Candidates; facilities: number },
  reach: Reach,
): WordsQuery | undefined {
  const { quality, closestUpTo = quality } = reach
  const within = (word: WrittenWord, most: number): WordQuery | undefined =>
    eitherWay(word, (text) => anyOf(text, { candidates, facilities }, { ...reach, quality: most })) ??
    (most < closestUpTo ? within(word, most + 1) : undefined)
  const each = words.map((word) => within(word, quality))
  const known = each.filter((query) => query !== undefined)
  if (known.length < words.length || known.length === 0) return undefined
  return { ...both(known), each: known.map(({ query }) => query) }
}

/** Any of the queries. */
export function oneOf(queries: readonly WordQuery[]): WordQuery {
  const share = Math.min(
    1,
    queries.reduce((sum, query) => sum + query.share, 0),
  )
  return { query: `(${queries.map(({ query }) => query).join(' | ')})`, share, words: wordsOfAll(queries) }
}

function both(queries: readonly WordQuery[]): WordQuery {
  return {
    query: `(${queries.map(({ query }) => query).join(' & ')})`,
    share: queries.reduce((product, { share }) => product * share, 1),
    words: wordsOfAll(queries),
  }
}

function wordsOfAll(queries: readonly WordQuery[]): string[] {
  return queries.flatMap(({ words }) => words)
}

/** May-Fair may be typed as one word or as two. */
function eitherWay({ word, parts }: WrittenWord, query: (text: string) => WordQuery | undefined) {
  const asOne = query(word)
  if (parts.length === 1) return asOne
  const split = parts.map(query).filter((part) => part !== undefined)
  const ways = [...(asOne ? [asOne] : []), ...(split.length === parts.length ? [both(split)] : [])]
  return ways.length > 0 ? oneOf(ways) : undefined
}

function anyOf(text: string, { candidates, facilities }: { candidates: Candidates; facilities: number }, reach: Reach) {
  const near = (candidates.get(text) ?? []).filter(({ quality }) => quality <= reach.quality)
  const names = near.map(({ word }) => `'${word}'`)
  const owners = reach.owners ? ofOwners(text, near).map(({ word }) => `'@${word}'`) : []
  const begun = beginsWords(text, near, reach) ? [`'${text}':*`] : []
  if (reach.owners && reach.beginnings === 'all' && begun.length > 0) begun.push(`'@${text}':*`)
  const lexemes = [...names, ...owners, ...begun]
  if (lexemes.length === 0) return undefined
  const n = near.reduce((sum, word) => sum + word.n + (reach.owners ? word.o : 0), 0)
  return {
    query: `(${lexemes.join(' | ')})`,
    share: Math.min(1, n / Math.max(1, facilities)),
    words: near.map(({ word }) => word),
  }
}

function beginsWords(text: string, near: readonly Candidate[], { beginnings }: Reach): boolean {
  if (beginnings === 'many') return text.length > 2 && near.filter(({ quality }) => quality === 1).length >= maxPrefixes
  return beginnings === 'all' && text.length > 1
}

/**
 * A word that is not counted yet may be in an owner's name, and a new owner may have a word that few names have. Two letters
 * begin too many owners' names, and `hospital` is hardly meant as one.
 */
function ofOwners(text: string, near: readonly Candidate[]): Candidate[] {
  const isRare = near.every(({ n }) => n < 200)
  return near
    .filter(({ quality }) => text.length > 2 || quality === 0)
    .filter(({ n, o, quality }) => (o > 0 && o * 100 >= n) || n === 0 || (isRare && quality === 0))
}
