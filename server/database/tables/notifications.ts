import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface NotificationTable {
  id: Generated<number>
  user_id: number
  kind: string
  title: string
  body: string
  /** The subject of the message; both are null for a message without a subject. */
  about_kind: Optional<'registration' | 'facility' | 'concern' | 'inspection'>
  about_id: Optional<number>
  read_at: Optional<string>
  created_at: Generated<Moment>
}
