import type { AnswerValues } from '@portal/domain/applications/question-types.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Moment, Optional } from './columns.ts'

/** An answer. The columns of what it holds follow from the types of questions. */
export interface SubmissionTable extends ColumnsOf<AnswerValues> {
  id: Generated<number>
  registration_id: number
  facility_id: number
  requirement_id: number
  sub_list_id: number
  recorded_by: number
  updated_at: Generated<Moment>
  replaced_at: Optional<string>
  /** The answer of the licence of which it is a copy; null if it was given for its own registration. */
  copied_from: Optional<number>
}

/** The photo or file of an answer. One that was replaced or removed stays. */
export interface AnswerEvidenceTable {
  id: Generated<number>
  registration_id: number
  facility_id: number
  sub_list_id: number
  file_slug: string
  recorded_by: number
  created_at: Generated<Moment>
  removed_by: Optional<number>
  removed_at: Optional<string>
}
