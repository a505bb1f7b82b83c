import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface SubmissionTable {
  id: Generated<number>
  registration_id: number
  facility_id: number
  requirement_id: number
  sub_list_id: number
  respond: 0 | 1
  number: Optional<number>
  description: Optional<string>
  recorded_by: number
  updated_at: Generated<Moment>
  replaced_at: Optional<string>
}
