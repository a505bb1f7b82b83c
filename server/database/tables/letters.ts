import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface LetterTable {
  id: Generated<number>
  number: string
  kind: LetterKind
  facility_id: number
  /** Null for a letter that is about the facility alone. */
  registration_id: Optional<number>
  /** Everything that is printed, see records/letters/letter-facts.ts. */
  facts: unknown
  /** Null for the portal itself. */
  written_by: Optional<number>
  written_on: string
  written_at: Moment
}

/** The ministry's own paragraphs of a kind of letter from a day on. Append-only. */
export interface LetterWordsTable {
  id: Generated<number>
  kind: LetterKind
  /** Null for the words that came with the portal. */
  words: Optional<string>
  start_date: string
  /** What was saved for this day before does not hold. */
  is_taken_back: Generated<boolean>
  recorded_by: number
  recorded_at: Moment
}

export interface LetterFileTable {
  letter_id: number
  /** Its content in the file store. */
  slug: string
  sha256: Buffer
  size_bytes: number
  printed_at: Moment
}
