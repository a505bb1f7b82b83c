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
