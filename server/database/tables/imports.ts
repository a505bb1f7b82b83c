import type { Cell } from '@portal/domain/imports/cell.ts'
import type {
  ImportedValue,
  ImportReading,
  LikelySame,
  RowMeaning,
  StoredMark,
} from '@portal/domain/imports/import-reading.ts'
import type { ImportChoice, ImportRowState, ImportSource, ImportStatus } from '@portal/domain/imports/import-states.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** A column of JSON, written as text. */
type Json<T> = ColumnType<T, string, string>
/** The same with a default. */
type DefaultJson<T> = ColumnType<T, string | undefined, string>

export interface ImportTable {
  id: Generated<number>
  number: string
  source: ImportSource
  name: string
  reading: Json<ImportReading>
  status: ImportStatus
  refusal: Optional<string>
  prepared_by: number
  prepared_at: Moment
  updated_at: Moment
  asked_by: Optional<number>
  asked_at: Optional<Moment>
  committed_by: Optional<number>
  committed_at: Optional<Moment>
  undone_by: Optional<number>
  undone_at: Optional<Moment>
  leased_until: Optional<Moment>
  corrected_by: Generated<number[]>
  lease: Optional<string>
}

export interface ImportFileTable {
  import_id: number
  content: Buffer
}

export interface ImportRowTable {
  import_id: number
  line: number
  cells: Json<Cell[]>
  meaning: ColumnType<RowMeaning | null, string | null | undefined, string | null>
  corrected: DefaultJson<Record<string, ImportedValue>>
  fields: DefaultJson<Record<string, ImportedValue>>
  marks: DefaultJson<StoredMark[]>
  likely_same: DefaultJson<LikelySame[]>
  is_matched: Generated<boolean>
  state: Generated<ImportRowState>
  why: Optional<string>
  choice: Optional<ImportChoice>
  same_as: Optional<number>
  updated_at: Moment
  committed_at: Optional<Moment>
  facility_id: Optional<number>
  kept: Optional<string>
  undone_at: Optional<Moment>
  taken_back_at: Optional<Moment>
  corrected_by: Optional<number>
  repeats: Optional<number>
}

export interface ImportColumnsTable {
  headings: string
  columns: Json<{ heading: string; field: string | null }[]>
  updated_by: number
  updated_at: Moment
}
