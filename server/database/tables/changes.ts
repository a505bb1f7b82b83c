import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { ChangeDecider } from '@portal/domain/facilities/change-rules.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** `old` and `new` hold the details before and after, see records/facilities/change-requests.ts. */
export interface ChangeRequestTable {
  id: Generated<number>
  facility_id: number
  old: unknown
  new: unknown
  reason: string
  file_slug: Optional<string>
  asked_by: number
  asked_at: Moment
  status: Generated<'open' | 'accepted' | 'refused' | 'withdrawn'>
  /** Who decided or withdrew it. */
  ended_by: Optional<number>
  ended_at: Optional<string>
  answer: Optional<string>
  kind: Generated<ChangeKind>
  /** The rule of the moment at which it was made; null for requests from before there were rules. */
  rule: Optional<unknown>
  /** When what was asked for was written. */
  applied_at: Optional<string>
}

/** What a kind of change needs from a day on; of several that have started, the last one. */
export interface ChangeRuleTable {
  id: Generated<number>
  kind: ChangeKind
  start_date: string
  decided_by: ChangeDecider
  documents: string[]
  is_charged: boolean
  needs_inspection: boolean
  recorded_by: number
  recorded_at: Moment
}

/** A document that was sent because the rule of a request asks for it. */
export interface ChangeDocumentTable {
  id: Generated<number>
  change_request_id: number
  name: string
  file_slug: string
  added_by: number
  added_at: Moment
}

export interface FacilityClosingTable {
  id: Generated<number>
  facility_id: number
  closed_from: string
  reason: string
  closed_by: number
  closed_at: Moment
  reopened_by: Optional<number>
  reopened_at: Optional<string>
  reopen_reason: Optional<string>
}
