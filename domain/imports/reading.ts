import type { MatchedCell, Offer } from './matched-row.ts'

/** What was made of the value of a cell. */
export type Reading<Value> = Pick<MatchedCell<Value>, 'mark' | 'value' | 'offers' | 'sentence'>

/** Nothing is written, or nothing that means anything. */
export const nothing = { mark: 'as written', value: null } as const

/** Something stands in the cell that means that nothing is known, such as N/A. */
export const nothingKnown = { mark: 'understood', value: null } as const

/** The value that is written. */
export function asWritten<Value>(value: Value): Reading<Value> {
  return { mark: 'as written', value }
}

/** A value that is written in another way than the portal writes it. */
export function understood<Value>(value: Value, sentence?: string): Reading<Value> {
  return sentence === undefined ? { mark: 'understood', value } : { mark: 'understood', value, sentence }
}

/** The officer chooses from the offers, or from all values if there are none. */
export function doubtful<Value>(offers: readonly Offer<Value>[], sentence: string): Reading<Value> {
  return { mark: 'doubtful', value: null, offers, sentence }
}

/** No value could be read. */
export function wrong<Value>(sentence: string): Reading<Value> {
  return { mark: 'wrong', value: null, sentence }
}

/** An offer whose label is its value. */
export function offerOf(value: string): Offer<string> {
  return { value, label: value }
}
