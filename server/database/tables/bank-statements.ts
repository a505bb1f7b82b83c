import type {
  SkippedRows,
  StatementPreview,
  StatementSummary,
} from '@portal/domain/money/bank-statement/kept-statement.ts'
import type { Doubt, MatchState, Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import type { StatementColumns } from '@portal/domain/money/bank-statement/statement-columns.ts'
import type { Delimiter } from '@portal/domain/text/guess-delimiter.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** A column of JSON, written as text. */
type Json<T> = ColumnType<T, string, string>
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface BankStatementTable {
  id: Generated<number>
  name: string
  sha256: string
  content: string
  delimiter: Delimiter
  header_key: string
  preview: Json<StatementPreview>
  columns: OptionalJson<StatementColumns>
  skipped: OptionalJson<SkippedRows>
  summary: OptionalJson<StatementSummary>
  uploaded_by: number
  uploaded_at: Moment
}

export interface BankStatementLineTable {
  statement_id: number
  line: number
  booked_on: string
  narration: string
  reference: string
  /** Negative for a debit. */
  amount_kobo: number
  row_key: string
  state: MatchState
  doubt: Optional<Doubt>
  targets: Json<Target[]>
}

export interface ReconciledLineTable {
  row_key: string
  /** From 1: the part of the line that confirmed the payment. */
  part: Generated<number>
  payment_id: number
  /** Why an officer assigned it by hand. */
  note: Optional<string>
  statement_name: string
  statement_sha256: string
  line: number
  booked_on: string
  narration: string
  reference: string
  amount_kobo: number
  recorded_by: number
  recorded_at: Moment
}

/** A row that is no payment for a licence. */
export interface SetAsideLineTable {
  row_key: string
  note: string
  set_aside_by: number
  set_aside_at: Moment
}
