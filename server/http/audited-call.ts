import type { AuditedEvent, AuditedKind } from '@portal/domain/audit/audited-actions.ts'
import type { RecordedTable } from '../records/applications/audited-state.ts'

/** How a call is recorded when it has succeeded. */
export interface AuditedCall {
  action: AuditedEvent
  about: AuditedKind
  /** The id of what it is about: a field of the request or of `data` in the reply, a name, or the caller's own account. */
  id: readonly ['params' | 'body' | 'reply', string] | { named: string } | 'own account'
  /** What is compared before and after: the row with the id, or the settings. Only what differs is recorded. */
  compares?: RecordedTable | 'settings'
  /** The entry has the request: it says what was asked for, and has neither passwords nor files. */
  keepsBody?: true
}

/** Something that a call does and that is no entry of the record, with the reason. */
interface NotAudited {
  isNotAudited: string
}

/** What a call does with the audit record. `by its use case`: an executor of the action tables, or the use case itself, writes. */
export type Decision = AuditedCall | NotAudited | 'by its use case'
