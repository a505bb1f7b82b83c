import type { SubList } from '@portal/contract/entities/sub-list.ts'
import type { QuestionType } from '@portal/domain/question-types.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Optional } from './columns.ts'

export interface FacilityTypeTable {
  id: Generated<number>
  category_list: string
  definition: string
  asks_folio: Generated<boolean>
  asks_additional_mdcn: Generated<boolean>
  retired_at: Optional<string>
}

export interface PartTable {
  id: Generated<number>
  designation: string
  part_name: string
  retired_at: Optional<string>
}

/** Joins a facility type and a part; `list` is the requirement's name. */
export interface RequirementTable {
  id: Generated<number>
  list: string
  facility_type_id: number
  part_req_id: number
  retired_at: Optional<string>
}

/** One question. Its columns follow from the contract; `sub_list` is its sentence. */
export interface SubListTable extends Omit<ColumnsOf<SubList>, 'question_type'> {
  question_type: Generated<QuestionType>
  retired_at: Optional<string>
}
