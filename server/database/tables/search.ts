import type { Generated } from 'kysely'

/** A word that names or owners have. */
export interface SearchWordTable {
  word: string
  /** How many names and how many owners have it, as counted last. */
  n: Generated<number>
  o: Generated<number>
}

/** A way to write a word; those of one family stand for each other. */
export interface SearchVariantTable {
  word: string
  family: string
}

/** A number that leads to a facility, or the beginning of a part of it that is remembered. */
export interface FacilityKeyTable {
  key: string
  facility_id: number
  /** p phone, c CAC, r reference, n registration number, t certificate or statement. */
  kind: string
}
