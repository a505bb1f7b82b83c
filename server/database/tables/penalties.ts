import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface PenaltyTable {
  id: Generated<number>
  facility_id: number
  registration_id: Optional<number>
  user_id: Optional<number>
  comment: string
  recorded_by: number
  created_at: Generated<Moment>
}
