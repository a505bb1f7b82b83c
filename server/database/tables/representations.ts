import type { RepresentationOutcome } from '@portal/domain/standing/representations.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface RepresentationTable {
  id: Generated<number>
  /** What it is against: the decline of a registration, a penalty or a restriction. One of the three is set. */
  registration_id: Optional<number>
  penalty_id: Optional<number>
  restriction_id: Optional<number>
  /** The officer who took that decision, and when. */
  taken_by: number
  taken_at: Moment
  text: string
  made_by: number
  made_at: Moment
  outcome: Optional<RepresentationOutcome>
  ended_at: Optional<string>
  decided_by: Optional<number>
  /** The officer's. */
  reason: Optional<string>
}

export interface RepresentationFileTable {
  file_slug: string
  representation_id: number
}
