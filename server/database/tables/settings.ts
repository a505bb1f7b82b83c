import type { SigningOffice } from '@portal/domain/licences/signing-offices.ts'
import type { SetUpAnswer } from '@portal/domain/settings/set-up.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** The value of each setting before its first change. */
export interface SettingTable {
  key: string
  value: unknown
  updated_by: Optional<number>
  updated_at: Generated<Moment>
}

/** The value of a setting from a day on. Append-only. */
export interface SettingChangeTable {
  id: Generated<number>
  key: string
  value: unknown
  start_date: string
  recorded_by: number
  recorded_at: Generated<Moment>
}

export interface CrestTable {
  slug: string
  media_type: 'image/jpeg' | 'image/png'
  size_bytes: number
  recorded_by: number
  created_at: Generated<Moment>
}

export interface OfficeHolderTable {
  id: Generated<number>
  title: SigningOffice
  name: string
  start_date: string
  end_date: Optional<string>
  /** The officer who holds it; null for somebody without an account. */
  user_id: Optional<number>
  /** Beside the holder, on days on which somebody else may hold it. */
  is_deputy: Generated<boolean>
  recorded_by: Optional<number>
  recorded_at: Generated<Moment>
  ended_by: Optional<number>
  ended_at: Optional<Moment>
  removed_by: Optional<number>
  removed_at: Optional<Moment>
}

/** The drawn signature of whoever holds an office, from a day on. Append-only. */
export interface OfficeSignatureTable {
  id: Generated<number>
  office_holder_id: number
  /** Its content in the file store; null if the office signs by hand from this day on. */
  slug: Optional<string>
  sha256: Optional<Buffer>
  size_bytes: Optional<number>
  start_date: string
  recorded_by: number
  recorded_at: Moment
}

/** What an officer said of a step of the set-up. */
export interface SetUpAnswerTable {
  step: string
  answer: SetUpAnswer
  recorded_by: number
  recorded_at: Moment
}
