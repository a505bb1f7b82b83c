import type { ImportField, PaperStatus } from './import-fields.ts'

/** How sure the value of a cell is, from the best: what is doubtful or wrong waits for an officer. */
export const cellMarks = ['as written', 'understood', 'doubtful', 'wrong'] as const

/** One of `cellMarks`. */
export type CellMark = (typeof cellMarks)[number]

/**
 * The value of each field as the portal stores it: ids of types, LGAs and wards, phones as +234…, days as YYYY-MM-DD. All
 * others are text.
 */
export interface ImportValues {
  name: string
  type: number
  lga: number
  ward: number
  address: string
  phone: string
  second_phone: string
  email: string
  cac: string
  owner_name: string
  officer_name: string
  officer_folio: string
  paper_number: string
  issued: string
  last_day: string
  status: PaperStatus
  remarks: string
}

/** One of the values that an officer may choose for a doubtful cell. */
export interface Offer<Value> {
  value: Value
  label: string
}

/** What was made of one cell. */
export interface MatchedCell<Value = ImportValues[ImportField]> {
  mark: CellMark
  /** What the file says. */
  written: string
  /** Null if nothing was written, and if the cell is doubtful or wrong. */
  value: Value | null
  /** Of a doubtful cell, the likeliest first. None if the officer chooses from all. */
  offers?: readonly Offer<Value>[]
  /** Why the cell is doubtful or wrong, in the words of the forms; of an understood one, what was understood if it needs words. */
  sentence?: string
  /** The value was calculated by a formula of the file. */
  isFormula?: true
}

/** The cells of a row. Fields that the file has no column for are missing. */
export type MatchedCells = { [Field in ImportField]?: MatchedCell<ImportValues[Field]> }

/** Why a row of the file is no facility. Blank rows are left out without a word. */
export type LeftOutReason = 'title' | 'heading' | 'column numbers' | 'total' | 'group heading' | 'note'

/** A row that was left out, with what stands in it. */
export interface LeftOutRow {
  number: number
  reason: LeftOutReason
  text: string
}

/** What a row has in common with an earlier row of the file. The same facility is the same name, LGA and type. */
type RepeatReason = 'same number' | 'same facility' | 'similar name'

/** An earlier row of the file that a row repeats, or may repeat. */
export interface RepeatedRow {
  /** The number of the earlier row in the file. */
  of: number
  reason: RepeatReason
}

/** One facility of the file. */
export interface MatchedRow {
  /** Its number in the file, from 1. */
  number: number
  cells: MatchedCells
  /** The worst mark of its cells. */
  mark: CellMark
  repeats: readonly RepeatedRow[]
}
