import type { ClaimLetterFilters } from '@portal/contract/facilities/claim-letter-job.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** `code_hash` is the hash of the code in a letter; the code itself is not stored. */
export interface ClaimTable {
  id: Generated<number>
  facility_id: number
  code_hash: Buffer
  made_by: number
  made_at: Moment
  last_day: string
  ended_at: Optional<string>
  used_by: Optional<number>
  /** The file that has its letter; null for a letter that was made alone. */
  letter_file_id: Optional<number>
}

/** A job that makes letters for many facilities. At most one has no end. */
export interface ClaimLetterJobTable {
  id: Generated<number>
  asked_by: number
  asked_at: Moment
  filters: ColumnType<ClaimLetterFilters, string>
  leave_out_days: Optional<number>
  host: string
  stopped_by: Optional<number>
  stopped_at: Optional<string>
  ended_at: Optional<string>
  has_failed: Generated<boolean>
}

/** A file of letters. Its content is in the file store while it has a `slug`. */
export interface ClaimLetterFileTable {
  id: Generated<number>
  job_id: number
  place: number
  local_gov_area_id: number
  facility_ids: number[]
  attempts: Generated<number>
  begun_at: Optional<string>
  made_at: Optional<string>
  letters: Optional<number>
  slug: Optional<string>
  size_bytes: Optional<number>
  sha256: Optional<Buffer>
}
