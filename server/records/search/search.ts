import { wordsOf } from '@portal/domain/text/search-text.ts'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { type Paging, pageInfo } from '../shared/paging.ts'
import { pageOfBestMatches } from './best-matches.ts'
import type { Found } from './found.ts'
import { type Among, type Reading, readSearch } from './reading.ts'
import type { SearchedList } from './searched-list.ts'
import { pageOfSortedMatches, type Sorted } from './sorted-matches.ts'
import { type Stage, stagesOf } from './stages.ts'

interface Search<T extends keyof Tables> {
  q: string
  among: Among
  paging: Paging
  /** Fewer matches than this are too few where a wider reading of the typed text may find more; without it, less than a page. */
  enough?: number | undefined
  list: SearchedList
  /** The requested order. Without one, the best match comes first. */
  sorted?: Sorted<T> | undefined
}

/** One page of search results. docs/decisions/0017. */
export async function pageOfSearch<T extends keyof Tables>(
  db: Db,
  { q, among, paging, enough, list, sorted }: Search<T>,
) {
  const reading = await readSearch(db, q, among)
  let found: Found = { total: { total: 0 }, ids: [] }
  let words: ReadonlySet<string> = new Set()
  for await (const stage of reading ? stagesOf(db, reading, enough ?? paging.per_page) : []) {
    found = await pageOfStage(stage)
    words = stage.words
    if (found.total.or_more || found.total.total >= stage.enough) break
  }
  return {
    ...pageInfo(found.total, paging),
    data: found.ids.map((id) => ({ id })),
    matchedIn: (facilities: readonly Named[]) => matched(reading, words, facilities.flatMap(namesOf)),
  }

  function pageOfStage(stage: Stage): Promise<Found> {
    if (!reading) return Promise.resolve(found)
    const query = { stage, reading, paging }
    return sorted ? pageOfSortedMatches(db, { list, sorted }, query) : pageOfBestMatches(db, list, query)
  }
}

interface Named {
  company_name: string
  owner_name: string
}

function namesOf({ company_name, owner_name }: Named): string[] {
  return [company_name, owner_name]
}

/** The words of names and owners, and the numbers, that matched the typed text. */
function matched(reading: Reading | undefined, found: ReadonlySet<string>, texts: readonly string[]): string[] {
  if (!reading) return []
  const { words, numbers, typed } = reading
  const begun = [...words.flatMap(({ word, parts }) => [word, ...parts]), ...(words.length === 0 ? [typed.text] : [])]
  const written = new Set(texts.flatMap(wordsOf).flatMap(({ word, parts }) => [word, ...parts]))
  const matching = [...written].filter((word) => found.has(word) || begun.some((begin) => word.startsWith(begin)))
  return [...matching, ...(numbers?.numbers ?? [])].sort()
}
