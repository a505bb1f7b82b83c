import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** `user_id` is the account with this email at the time of naming; null if there was none. */
export interface HelperTable {
  id: Generated<number>
  facility_id: number
  email: string
  user_id: Optional<number>
  named_by: number
  named_at: Moment
}
