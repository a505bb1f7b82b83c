import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface NotificationTable {
  id: Generated<number>
  user_id: number
  kind: string
  title: string
  body: string
  link: Optional<string>
  read_at: Optional<string>
  created_at: Generated<Moment>
}
