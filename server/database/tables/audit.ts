import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** An entry of the audit record. The columns after `mac` repeat parts of the body, to find entries by them. */
export interface AuditEntryTable {
  id: GeneratedAlways<number>
  era: Generated<number>
  xid: Generated<string>
  at: Moment
  kid: string
  body: unknown
  mac: Buffer
  action: GeneratedAlways<string>
  actor_id: GeneratedAlways<number | null>
  about_kind: GeneratedAlways<string>
  about_id: GeneratedAlways<string | null>
}

/** A signed head of the chain of hashes over the entries. */
export interface AuditSealTable {
  n: number
  era: number
  to_xid: string
  /** The sealed entries in their order. */
  ids: number[]
  /** The first eight bytes of the digest of each entry. */
  digests: Buffer
  hash: Buffer
  at: Moment
  kid: string
  signature: Buffer
}

/** When an era after the first began. */
export interface AuditEraTable {
  era: number
  at: Moment
  reason: string
}

/** A row that an entry has changed, with its digests before and after; null where there was no row. */
export interface AuditRowTable {
  entry: number
  /** The order within the entry. */
  place: number
  of_table: string
  key: string
  before: Buffer | null
  after: Buffer | null
}

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
