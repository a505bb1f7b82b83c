import type { RepresentationOutcome } from '@portal/domain/representations.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface RepresentationTable {
  id: Generated<number>
  registration_id: number
  declined_by: number
  declined_at: Moment
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
