import type { RestrictionKind } from '@portal/domain/standing/standing.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface FacilityRestrictionTable {
  id: Generated<number>
  facility_id: number
  kind: RestrictionKind
  from_date: string
  until_date: Optional<string>
  reason: string
  imposed_by: number
  imposed_at: Moment
  lifted_by: Optional<number>
  lifted_at: Optional<string>
  lift_reason: Optional<string>
}
