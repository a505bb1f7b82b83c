import type { ConcernKind, ConcernOutcome, ConcernStatus } from '@portal/domain/concerns/concerns.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface ConcernTable {
  id: Generated<number>
  reference: string
  kind: ConcernKind
  text: string
  place: string
  address: Optional<string>
  local_gov_area_id: Optional<number>
  /** The contact of the person who reported it, as far as they left one. */
  name: Optional<string>
  phone_number: Optional<string>
  email: Optional<string>
  contact_erased_at: Optional<string>
  reported_at: Moment
  status: ConcernStatus
  assignee_id: Optional<number>
  outcome: Optional<ConcernOutcome>
  closed_at: Optional<string>
}

export interface ConcernPhotoTable {
  concern_id: number
  slug: string
  media_type: 'image/jpeg' | 'image/png'
  size_bytes: number
  sha256: Buffer
}

export interface ConcernFacilityTable {
  concern_id: number
  facility_id: number
  /** Null for links of older versions. */
  linked_at: Optional<string>
}

export interface ConcernEventTable {
  id: Generated<number>
  concern_id: number
  /** Null for the report itself, and when the portal erased its photo. */
  actor_id: Optional<number>
  at: Moment
  text: string
  note: Optional<string>
}
