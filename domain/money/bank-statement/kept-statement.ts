import type { MatchState } from './match-lines.ts'
import type { GuessedColumns } from './statement-columns.ts'
import type { SkipReason } from './statement-line.ts'

/** The rows of a file that are shown while an officer says what its columns are. */
export interface StatementPreview {
  rows: string[][]
  guess: GuessedColumns
  /** Whether the columns are those of an earlier file with the same headers. */
  is_remembered: boolean
}

/** Rows of a file that were left out. */
export interface SkippedRows {
  total: number
  first: { line: number; text: string; reason: SkipReason }[]
}

/** The number of lines in each state, and their sums in kobo. */
export type StatementSummary = Record<MatchState, { lines: number; amount_kobo: number }>
