import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface RegistrationReturnTable {
  id: Generated<number>
  registration_id: number
  returned_by: number
  returned_at: Moment
  /** The day by which the correction is asked for. */
  due_date: string
  /** What is to be corrected, see domain/applications/returned-items.ts. */
  items: unknown
  resubmitted_at: Optional<string>
  /** When a decision or a withdrawal ended it. */
  ended_at: Optional<string>
}

/** What the owner says about an item of a return. */
export interface ReturnAnswerTable {
  return_id: number
  /** The place of the item among those of the return, from 0. */
  item: number
  text: string
  answered_by: number
  answered_at: string
}
