import type { SignOffVerdict, StagePurpose, StageSigner } from '@portal/domain/cases/stages.ts'
import type { Generated } from 'kysely'
import type { Optional } from './columns.ts'

/** A stage that applications go through inside the ministry. Its name stays. */
export interface StageTable {
  id: Generated<number>
  name: string
  recorded_by: number
  recorded_at: string
}

/** What holds of a stage from a day on; of several that have started, the last one. */
export interface StageTermsTable {
  id: Generated<number>
  stage_id: number
  start_date: string
  /** Stages are signed in its order. */
  place: number
  signed_by: StageSigner
  promised_days: number
  /** None: no application goes through it any more. */
  purposes: StagePurpose[]
  /** Null for every type. */
  facility_type_ids: Optional<number[]>
  needs_verdicts: boolean
  needs_payment: boolean
  needs_inspection: boolean
  /** The stages to which it may send back. */
  back_to: number[]
  recorded_by: number
  recorded_at: string
}

/** A Submit, or the sending back to an earlier stage. */
export interface SignOffRoundTable {
  registration_id: number
  number: number
  /** Null after a Submit. */
  from_stage_id: Optional<number>
  reason: Optional<string>
  begun_by: Optional<number>
  begun_at: string
}

/** What somebody signed. */
export interface SignOffTable {
  id: Generated<number>
  registration_id: number
  stage_id: number
  round: number
  verdict: SignOffVerdict
  remark: Optional<string>
  /** The office or the duty. */
  signed_as: StageSigner
  signed_by: number
  /** When the stage began. */
  since: string
  signed_at: string
}
