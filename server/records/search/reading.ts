import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import type { WrittenWord } from '@portal/domain/text/search-text.ts'
import type { Db } from '../../database/connect.ts'
import { tallyFacilities } from '../reports/tallies.ts'
import { addTwoSlips, type Candidates, findCandidates } from './candidates.ts'
import { findNumbers, type NumbersFound } from './numbers.ts'
import { allOf } from './tsquery.ts'
import { readTyped, type Typed } from './typed.ts'

/** The scope of a search. */
export interface Among {
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
  status?: readonly StatusFilter[] | undefined
  /** Only the facilities of this owner. */
  userId?: number | undefined
  /** Whether only names are searched: no owners, and no numbers. */
  namesOnly?: true
  today: string
}

/** The typed text with its candidates from the database. */
export interface Reading {
  typed: Typed
  among: Among
  /** The number of facilities: in total, in the chosen LGA, and within all filters. */
  facilities: number
  inLga: number
  left: number
  /** The facilities whose numbers match the typed ones. */
  numbers?: NumbersFound
  /** The typed words that have candidates. */
  words: readonly WrittenWord[]
  candidates: Candidates
}

/** Looks up the typed text. Undefined if no facility can match it. */
export async function readSearch(db: Db, q: string, among: Among): Promise<Reading | undefined> {
  const typed = readTyped(q)
  if (typed.text === '') return undefined
  const facilities = await tallyFacilities(db, {}, among.today)
  const left = isFiltered(among) ? await tallyFacilities(db, among, among.today) : facilities
  const { local_gov_area_id } = among
  const inLga =
    local_gov_area_id === undefined ? facilities : await tallyFacilities(db, { local_gov_area_id }, among.today)
  const numbers = among.namesOnly ? undefined : await findNumbers(db, typed)
  const found = { typed, among, facilities, inLga, left, ...(numbers ? { numbers } : {}) }
  const words = withoutNumbers(typed, numbers)
  const known = await findCandidates(db, textsOf(words), facilities)
  const near = among.namesOnly ? ofNames(known) : known
  const unknown = words.filter((word) => !standsForSomething(word, near))
  const candidates =
    unknown.length > 0 ? await addTwoSlips(db, { candidates: near, facilities }, textsOf(unknown)) : near
  const meaning = words.filter((word) => standsForSomething(word, candidates))
  if (meaning.length === 0 && words.length > 0) return undefined
  return { ...found, candidates, words: meaning }
}

/**
 * The candidates that names have, and each typed word itself, whether it is in the vocabulary or not: what is found must not
 * depend on the names of owners.
 */
export function ofNames(candidates: Candidates): Candidates {
  return new Map(
    [...candidates].map(([typed, known]) => {
      const named = known.filter(({ word, n }) => n > 0 && word !== typed)
      const { n = 0 } = known.find(({ word }) => word === typed) ?? {}
      return [typed, [{ word: typed, n, o: 0, quality: 0 }, ...named]]
    }),
  )
}

/** Whether a filter narrows the list. */
export function isFiltered({ facility_type_id, local_gov_area_id, status, userId }: Among): boolean {
  return [facility_type_id, local_gov_area_id, status, userId].some((filter) => filter !== undefined)
}

/** The words to look up, without matched numbers and without single letters, which match only the beginning of a name. */
function withoutNumbers({ words, number }: Typed, found: NumbersFound | undefined): readonly WrittenWord[] {
  if (number !== undefined && found?.numbers.includes(number)) return []
  const left = words.filter(({ word }) => !found?.numbers.includes(word))
  return left.length === 1 && !found && left.every(({ word }) => /^[a-z]$/.test(word)) ? [] : left
}

function standsForSomething(word: WrittenWord, candidates: Candidates): boolean {
  return allOf([word], { candidates, facilities: 1 }, { quality: 3, owners: true, beginnings: 'none' }) !== undefined
}

function textsOf(words: readonly WrittenWord[]): string[] {
  return [...new Set(words.flatMap(({ word, parts }) => [word, ...parts]))]
}
