import type { FeePurpose } from '../money/fees.ts'
import type { CadreKey } from './staff-cadres.ts'

/** Whether an application needs a document of a kind. Of those of `not asked` none is taken. */
export const documentDemands = ['required', 'optional', 'not asked'] as const

/** One of `documentDemands`. */
export type DocumentDemand = (typeof documentDemands)[number]

/** Whether the last day on which a document is valid is stated with it. */
export const lastDayRules = ['none', 'optional', 'required'] as const

/** One of `lastDayRules`. */
export type LastDayRule = (typeof lastDayRules)[number]

/** Those purposes of a fee for which documents can be asked for. */
export const documentPurposes = ['registration', 'renewal', 'change'] as const satisfies readonly FeePurpose[]

/** One of `documentPurposes`. */
export type DocumentPurpose = (typeof documentPurposes)[number]

/** A kind of document as an application is asked for it, by the rules of the day on which it was started. */
export interface AskedDocument {
  id: number
  name: string
  /** What is meant by it. */
  hint: string | null
  last_day: LastDayRule
  /** How many of this kind an owner can add to one application; null if only the whole number is limited. */
  most_files: number | null
  demand: Exclude<DocumentDemand, 'not asked'>
  /** The cadres of which each member of staff is asked for it; empty for a document of the facility. */
  staff_cadres: readonly CadreKey[]
  /** Where its present example is, for everybody; null if there is none. */
  example_url: string | null
}

/** The name of a document in the form in which names are compared: white space and case do not matter. */
export function documentKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The kind of a document among those that are asked for, by its name; undefined if it is not asked for. */
export function kindOfDocument<K extends { name: string }>(asked: readonly K[], name: string): K | undefined {
  return asked.find((kind) => documentKey(kind.name) === documentKey(name))
}

/** The names of the documents of the facility that must be there. */
export function requiredDocuments(asked: readonly AskedDocument[]): string[] {
  return asked
    .filter(({ demand, staff_cadres }) => demand === 'required' && staff_cadres.length === 0)
    .map(({ name }) => name)
}
