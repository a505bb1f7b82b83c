import type { PenaltyStatus } from '@portal/domain/standing/penalties.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface PenaltyTable {
  id: Generated<number>
  facility_id: number
  registration_id: Optional<number>
  user_id: Optional<number>
  comment: string
  recorded_by: number
  created_at: Generated<Moment>
  offence_id: Optional<number>
  /** The name of the offence on that day. */
  offence: Optional<string>
  amount_kobo: Optional<number>
  due_date: Optional<string>
  status: Generated<PenaltyStatus>
  /** The invoice that asks for it. */
  invoice_id: Optional<number>
  /** Who waived it or set it aside, when and why. */
  decided_by: Optional<number>
  decided_at: Optional<string>
  decision_reason: Optional<string>
}

export interface OffenceTable {
  id: Generated<number>
  name: string
  retired_at: Optional<string>
  updated_at: Generated<Moment>
}

export interface OffenceRateTable {
  id: Generated<number>
  offence_id: number
  amount_kobo: number
  days_to_pay: number
  start_date: string
  is_sample: Generated<boolean>
  /** Null for the examples. */
  recorded_by: Optional<number>
  recorded_at: Generated<Moment>
}
