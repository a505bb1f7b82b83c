import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import type { QuestionType } from '@portal/domain/applications/question-types.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Moment, Optional } from './columns.ts'

/** What every table of the catalogue has. Triggers keep each state of a row, docs/decisions/0020. */
interface CatalogueRow {
  retired_at: Optional<string>
  /** Rows are listed by it. A new row comes last. */
  position: Generated<number>
  updated_at: Generated<Moment>
}

export interface FacilityTypeTable extends CatalogueRow {
  id: Generated<number>
  category_list: string
  definition: string
  asks_folio: Generated<boolean>
  asks_additional_mdcn: Generated<boolean>
  /** Its requirements are an example of the portal, until an officer saves them as the ministry's. */
  has_samples: Generated<boolean>
}

export interface PartTable extends CatalogueRow {
  id: Generated<number>
  designation: string
  part_name: string
}

/** A state of a part, and the versions of the catalogue in which it held. */
export interface PartVersionTable {
  id: number
  designation: string
  part_name: string
  retired_at: Optional<string>
  from_version: number
  until_version: Optional<number>
}

/** Joins a facility type and a part; `list` is the requirement's name. */
export interface RequirementTable extends CatalogueRow {
  id: Generated<number>
  list: string
  facility_type_id: number
  part_req_id: number
}

/** The columns of a question that a new one may leave out, although they are never null. */
type Preset = 'question_type' | 'weight' | 'is_critical' | 'may_not_apply' | 'needs_photo' | 'takes_evidence'

/** One question. Its columns follow from the contract; `sub_list` is its sentence. */
export interface SubListTable
  extends Omit<ColumnsOf<SubList>, Preset>,
    CatalogueRow,
    Record<Exclude<Preset, 'question_type' | 'weight'>, Generated<boolean>> {
  question_type: Generated<QuestionType>
  weight: Generated<number>
}
