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
