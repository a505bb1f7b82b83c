import type { AuditedAction, AuditedEvent, AuditedKind } from '@portal/domain/audit/audited-actions.ts'

/** The kinds of row that are compared before and after a call. Their tables have the same names. */
export type ComparedRow =
  | 'user_account'
  | 'offence'
  | 'facility_type'
  | 'part'
  | 'requirement'
  | 'sub_list'
  | 'office_holder'
  | 'state'
  | 'local_gov_area'
  | 'ward'

/** The entry that the server writes when the call has succeeded. */
export interface EntryOfCall {
  enters: AuditedEvent
  about: AuditedKind
  /** The id of what it is about: a field of the request or of `data` in the reply, a name, or the caller's own account. */
  id: readonly ['params' | 'body' | 'reply', string] | { named: string } | 'own account'
  /**
   * What is compared before and after: the row with the id, the settings, the words of the kind of letter, the newest signature of a
   * term of office, or the example of a kind of document. Only what differs is recorded.
   */
  compares?: ComparedRow | 'settings' | 'letter words' | 'office signature' | 'document example'
  /** The entry has the request: it says what was asked for, and has neither passwords nor files. */
  keepsBody?: true
}

/** The action that the call carries out, or its use case, writes the entries. Each time one of these is among them. */
interface EntriesOfUseCase {
  byUseCase: readonly [AuditedAction, ...AuditedAction[]]
}

/** Something that a call does and that is no entry of the record, with the reason. */
interface NotAudited {
  isNotAudited: string
}

/** What a call leaves in the audit record when it has succeeded. */
export type CallAudit = EntryOfCall | EntriesOfUseCase | NotAudited

/** The entry of a call that adds something: it is about the row in the reply, and has the request. */
export function adding<E extends AuditedEvent, K extends AuditedKind>(enters: E, about: K) {
  return { enters, about, id: ['reply', 'id'], keepsBody: true } as const
}

/** The entry of a call that edits the row with the id in its path. */
export function editing<R extends ComparedRow, E extends AuditedEvent, K extends AuditedKind>(
  compares: R,
  enters: E,
  about: K,
) {
  return { enters, about, id: ['params', 'id'], compares } as const
}

/** The entry of a call that gives out data as a file. */
export function exporting<N extends string>(named: N) {
  return { enters: 'export_data', about: 'export', id: { named }, keepsBody: true } as const
}

/** The entry of a call about the caller's own account. */
export function ofOwnAccount<E extends AuditedEvent>(enters: E) {
  return { enters, about: 'account', id: 'own account' } as const
}

/** A call that changes nothing although it is sent as a change. */
export const readsOnly = { isNotAudited: 'It reads; the specification sends its question as POST.' } as const
