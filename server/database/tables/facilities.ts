import type { RegistrationStatus } from '@portal/domain/registration-status.ts'
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
  /** The registration shown with the facility; these three are kept by the database, never written by the portal. */
  registration_id: Optional<number>
  status: Optional<RegistrationStatus>
  expiry_date: Optional<string>
  /** Name, owner and CAC number in small letters, made by the database: what a search looks into. */
  words: GeneratedAlways<string>
  created_at: Generated<Moment>
  updated_at: Generated<Moment>
}
