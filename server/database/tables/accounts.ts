import type { Duty, Role } from '@portal/domain/accounts/capabilities.ts'
import type { WorkMail } from '@portal/domain/messages/work-mail.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface UserAccountTable {
  id: Generated<number>
  first_name: string
  last_name: string
  email: string
  phone_number: string
  /** The phone number, once its person has confirmed it by SMS. It belongs to one account. */
  confirmed_phone: Optional<string>
  password_hash: string
  privilege_type: Generated<Role>
  duties: Generated<readonly Duty[]>
  disabled_at: Optional<Moment>
  must_change_password: Generated<boolean>
  invited_by: Optional<number>
  last_signed_in_at: Optional<Moment>
  state_id: Optional<number>
  local_gov_area_id: Optional<number>
  educational_qualification: Optional<string>
  address: Optional<string>
  employment_status: Optional<string>
  certificate_name: Optional<string>
  certificate_number: Optional<string>
  employment_address: Optional<string>
  employment_experience: Optional<string>
  terms_version: Optional<string>
  terms_accepted_at: Optional<string>
  /** Whether messages that do not concern the security of the account are also sent by mail, and by SMS. */
  wants_mail: Generated<boolean>
  wants_sms: Generated<boolean>
  /** When an officer gets a mail about work; null for one who has not chosen. */
  work_mail: Optional<WorkMail>
  created_at: Generated<Moment>
  updated_at: Generated<Moment>
}

/** Duties that wait, or waited, for a third officer. */
export interface GivenDutiesTable {
  id: Generated<number>
  user_id: number
  duties: readonly Duty[]
  given_by: number
  given_at: Moment
  confirmed_by: Optional<number>
  confirmed_at: Optional<string>
  withdrawn_by: Optional<number>
  withdrawn_at: Optional<string>
}

export interface SessionTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  device: Generated<string>
  created_at: Generated<Moment>
  used_at: Generated<Moment>
  ends_at: Moment
}

/** How somebody proves who they are after forgetting their password. */
export interface PasswordResetTable {
  user_id: number
  /** `link` by mail, `sms` a link by SMS, `code` from the counter. */
  kind: 'link' | 'sms' | 'code' | 'invitation'
  /** Null until the message with the secret is delivered. */
  secret_hash: Optional<Buffer>
  asked_at: Moment
  ends_at: Optional<Moment>
}

/** The secret that a person's authenticator app knows. */
export interface SecondFactorTable {
  user_id: number
  secret: string
  activated_at: Optional<Moment>
  last_step: Optional<number>
}

/** A code that opens an account once in place of the app's. */
export interface RecoveryCodeTable {
  user_id: number
  code_hash: Buffer
}

/** An email that is not confirmed yet. */
export interface EmailChangeTable {
  user_id: number
  email: string
  asked_at: Moment
  secret_hash: Optional<Buffer>
  ends_at: Optional<Moment>
  /** Of the link that stops it, in the message to the old address. */
  stop_hash: Optional<Buffer>
}

/** A phone number that is not confirmed yet. */
export interface PhoneConfirmationTable {
  user_id: number
  phone_number: string
  asked_at: Moment
  /** Null until the SMS with the code is delivered. */
  code_hash: Optional<Buffer>
  ends_at: Optional<Moment>
}

/** The replies to creating calls that carried an Idempotency-Key. */
export interface IdempotencyKeyTable {
  user_id: number | null
  key: string
  request_hash: Buffer
  reply: unknown
  created_at: Generated<Moment>
}
