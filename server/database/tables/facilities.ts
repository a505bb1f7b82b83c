import type { facility } from '@portal/contract/facilities/facility.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { z } from 'zod'
import type { ColumnsOf, Moment, Optional } from './columns.ts'

type Facility = Omit<z.output<typeof facility>, 'created_at' | 'updated_at'>

/** The details of a facility as on the wire, and what the portal keeps with them. */
export interface FacilityTable extends ColumnsOf<Facility> {
  user_id: Optional<number>
  recorded_by: number
  registration_number: Optional<string>
  /** The import that it came in with from paper. What paper does not say is an empty text. */
  import_id: Optional<number>
  /** The number on its paper licence, as printed. */
  paper_number: Optional<string>
  /** When it was taken back with its import. Nobody sees it any more but in the record. */
  taken_back_at: Optional<string>
  /** The registration shown with the facility. A trigger sets these three columns; the portal never writes them. */
  registration_id: Optional<number>
  status: Optional<RegistrationStatus>
  expiry_date: Optional<string>
  /** The registration shown instead from `next_from` on, when a renewal is under way. The same trigger sets these four. */
  next_registration_id: Optional<number>
  next_status: Optional<RegistrationStatus>
  next_expiry_date: Optional<string>
  next_from: Optional<string>
  /** Whether a closing is recorded, also one for a later day. A trigger sets it; the portal never writes it. */
  is_closed: Generated<boolean>
  /** These three are made by the database for searches: the name in small letters, its words, and those with the owner's. */
  name_key: GeneratedAlways<string>
  name_text: GeneratedAlways<string>
  words: GeneratedAlways<string>
  /** Whether similar_facility has the facilities with similar names. */
  names_compared: Generated<boolean>
  created_at: Generated<Moment>
  updated_at: Generated<Moment>
}

/** Two facilities with similar names in one LGA, in both directions. */
export interface SimilarFacilityTable {
  facility_id: number
  similar_id: number
}

/** The open flags of a facility as the hourly job last found them. `flagged_at` is when the first of them was found. */
export interface FlaggedFacilityTable {
  facility_id: number
  kinds: FlagKind[]
  flagged_at: Moment
}

/** `user_id` is the account with this email at the time of naming; null if there was none. */
export interface HelperTable {
  id: Generated<number>
  facility_id: number
  email: string
  user_id: Optional<number>
  named_by: number
  named_at: Moment
}
