import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface FacilityTable {
  id: Generated<number>
  user_id: Optional<number>
  recorded_by: number
  company_name: string
  owner_name: string
  phone_number: string
  website: Optional<string>
  cac: Optional<string>
  address: string
  facility_type_id: number
  local_gov_area_id: number
  ward_id: Optional<number>
  facility_email: Optional<string>
  postal_address: Optional<string>
  working_days: Optional<string>
  hours_of_operation: Optional<string>
  latitude: Optional<number>
  longitude: Optional<number>
  registration_number: Optional<string>
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

/** The open flags of a facility, as they were found last, and since when it has any. */
export interface FlaggedFacilityTable {
  facility_id: number
  kinds: FlagKind[]
  flagged_at: Moment
}
