import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** A check of the audit record that an officer asked for, with what it found. */
export interface AuditCheckTable {
  id: GeneratedAlways<number>
  /** Null if the portal checked by itself. */
  asked_by: Optional<number>
  /** The day in Lagos on which the portal checked by itself. */
  night: Optional<string>
  asked_at: Moment
  /** When a server began with it. */
  began_at: Optional<Moment>
  ended_at: Optional<Moment>
  entries: Optional<number>
  /** Sentences. */
  findings: ColumnType<string[], string | undefined, string>
  failure: Optional<string>
}
