import type { RegistrationStatus } from '@portal/domain/registration-status.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface RegistrationTable {
  id: Generated<number>
  facility_id: number
  /** The facility's own; kept by the database. */
  facility_type_id: Generated<number>
  local_gov_area_id: Generated<number>
  kind: Generated<'new' | 'renewal'>
  reference: string
  status: Generated<RegistrationStatus>
  submitted_at: Optional<string>
  /** Its place in the officers' queue; kept by the database. */
  queued_at: GeneratedAlways<string>
  approved_at: Optional<string>
  expiry_date: Optional<string>
  processed_by: Optional<number>
  processed_at: Optional<string>
  recorded_by: number
  created_at: Generated<Moment>
  updated_at: Generated<Moment>
}

export interface ApplicantTable {
  registration_id: number
  first_name: string
  last_name: string
  email: string
  phone_number: string
  date_of_birth: Optional<string>
  educational_qualification: Optional<string>
  qualification_date: Optional<string>
  employment_status: Optional<string>
  current_employment: Optional<string>
  emp_address: Optional<string>
  address: Optional<string>
  state_id: Optional<number>
  local_gov_area_id: Optional<number>
  ward_id: Optional<number>
  certificate_name: Optional<string>
  certificate_number: Optional<string>
  employment_address: Optional<string>
  employment_experience: Optional<string>
}

export interface RegistrationEventTable {
  id: Generated<number>
  registration_id: number
  actor_id: number
  from_status: Optional<RegistrationStatus>
  to_status: RegistrationStatus
  reason: Optional<string>
  at: Generated<Moment>
}

export interface ConsiderationTable {
  registration_id: number
  information_verdict: Optional<'Satisfactory' | 'Not-satisfactory'>
  documents_verdict: Optional<'Satisfactory' | 'Not-satisfactory'>
  recommend_to_inspect: Optional<'Yes' | 'No'>
  permanent_secretary_comment: Optional<string>
  commissioner_approval: Optional<'Approved' | 'Not approved'>
  user_id: number
  updated_at: Generated<Moment>
}

export interface CommentTable {
  id: Generated<number>
  registration_id: number
  body: string
  visible_to_owner: Generated<boolean>
  user_id: number
  created_at: Generated<Moment>
}

/** What was printed is kept whole, so that it can be printed again as it was. */
export interface CertificateTable {
  id: Generated<number>
  kind: 'certificate' | 'statement'
  registration_id: number
  number: string
  issue_date: string
  expiry_date: string
  printed: unknown
  created_at: Generated<Moment>
}

export interface CounterTable {
  name: string
  value: number
}
