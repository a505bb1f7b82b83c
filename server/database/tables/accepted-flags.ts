import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import type { Generated } from 'kysely'
import type { Moment } from './columns.ts'

/** Rows are never changed. */
export interface AcceptedFlagTable {
  id: Generated<number>
  facility_id: number
  kind: FlagKind
  reason: string
  accepted_by: number
  accepted_at: Moment
}

/** Two facilities, the lower id first, and what they share. Rows are never changed. */
export interface AcceptedPairTable {
  facility_id: number
  other_id: number
  shared: string
  accepted_flag_id: number
}
