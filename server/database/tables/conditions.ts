import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface RegistrationConditionTable {
  id: Generated<number>
  registration_id: number
  text: string
  due_date: Optional<string>
  set_by: number
  set_at: Moment
  met_by: Optional<number>
  met_at: Optional<string>
  met_note: Optional<string>
  /** When the next decision ended it. */
  ended_at: Optional<string>
}

export interface ConditionEvidenceTable {
  id: Generated<number>
  condition_id: number
  text: string
  file_slug: Optional<string>
  provided_by: number
  provided_at: Moment
}
