import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** A message to one person by one channel. */
export interface OutboxTable {
  id: Generated<number>
  channel: 'mail' | 'sms'
  user_id: Optional<number>
  name: Optional<string>
  address: Optional<string>
  template: string
  facts: ColumnType<unknown, string, string>
  is_security: boolean
  cause: string
  state: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  last_error: Optional<string>
  message_id: Generated<string>
  created_at: Generated<Moment>
  handed_over_at: Optional<string>
  tried_since: Optional<string>
  claimed_until: Optional<string>
  sent_at: Optional<string>
}

/** What an officer was mailed about the inbox. */
export interface WorkMailedTable {
  user_id: number
  /** The last day of the mail of the morning. */
  morning_on: Optional<string>
  /** When the inbox was compared last for mails at once, and what was in it. */
  looked_at: Optional<Moment>
  seen: ColumnType<{ [Kind in InboxKind]?: number[] } | null, string | null | undefined, string | null>
  mailed_at: Optional<Moment>
}
