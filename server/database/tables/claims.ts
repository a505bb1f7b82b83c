import type { Generated } from 'kysely'
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
}
