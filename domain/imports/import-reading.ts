import type { DuplicateReason } from '../facilities/warnings.ts'
import type { CellMarkKind } from './import-states.ts'
import type { LeftOutReason, MatchedCells, RepeatedRow } from './matched-row.ts'

/** The value of a field in the form of the portal: an id, or a text. */
export type ImportedValue = number | string | null

/** What an officer said that a written value of a field means. Null: the paper does not say it. */
export interface ChosenValue {
  field: string
  written: string
  value: ImportedValue
}

/** A column of a file, from 0, and the field that it is. */
export interface ImportColumn {
  column: number
  heading: string
  samples: string[]
  field: string | null
  confidence: 'certain' | 'likely' | 'doubtful'
}

/** What is stored of how the file of an import is read. */
export interface ImportReading {
  /** The sheet that is read; null is the first one with content. */
  sheet: string | null
  sheets: string[]
  /** All rows of the sheet are stored. */
  is_read: boolean
  /** The rows with the headings, from 1; none until they are found, or if there are none. */
  heading_rows: number[]
  columns: ImportColumn[]
  /** The columns are those of an earlier file with the same headings. */
  is_remembered: boolean
  /** An officer has said what the columns are, so the portal does not guess them again. */
  is_chosen: boolean
  values: ChosenValue[]
  /** While another sheet is read: what is gone back to if it cannot be. The rows of it are still stored. */
  before?: ImportReading | undefined
  /** Why the last reading came to nothing. */
  failure?: string | undefined
}

/** What the portal says of a cell that it did not take as it is written. */
export interface StoredMark {
  field: string
  kind: CellMarkKind
  written: string
  sentence: string | null
  offers: { value: number | string; label: string }[]
}

/** Another facility or another row of the file that is likely the same, and why. */
export interface LikelySame {
  facility_id: number | null
  line: number | null
  reasons: (DuplicateReason | 'number')[]
}

/** How the portal reads a row among the others of its file. */
export interface RowMeaning {
  cells: MatchedCells
  leftOut: LeftOutReason | null
  repeats: readonly RepeatedRow[]
}

/** Of what an officer typed, nothing is read. */
export const noMeaning: RowMeaning = { cells: {}, leftOut: null, repeats: [] }
