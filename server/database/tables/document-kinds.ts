import type { DocumentDemand, DocumentPurpose, LastDayRule } from '@portal/domain/applications/document-kinds.ts'
import type { CadreKey } from '@portal/domain/applications/staff-cadres.ts'
import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

/** A kind of document. Documents are stored under its name, so it stays. */
export interface DocumentKindTable {
  id: Generated<number>
  name: string
  /** Null for those that came with the portal. */
  recorded_by: Optional<number>
  recorded_at: Generated<Moment>
}

/** What holds of a kind from a day on; of several that have started, the last one. */
export interface DocumentKindTermsTable {
  id: Generated<number>
  document_kind_id: number
  start_date: string
  /** Kinds are listed by it. */
  place: number
  hint: Optional<string>
  last_day: LastDayRule
  most_files: Optional<number>
  /** Null for a document of the facility. */
  staff_cadres: Optional<CadreKey[]>
  recorded_by: Optional<number>
  recorded_at: Generated<Moment>
}

/** Of whom a kind is asked. */
export interface DocumentDemandTable {
  id: Generated<number>
  terms_id: number
  /** Null for every type without a row of its own. */
  facility_type_id: Optional<number>
  purpose: DocumentPurpose
  demand: DocumentDemand
}

/** The types of file that an example can have. */
export type ExampleType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** What a document of a kind looks like: the newest row of a kind holds. Append-only. */
export interface DocumentExampleTable {
  id: Generated<number>
  document_kind_id: number
  /** Its content in the file store; null if the example was taken away. */
  slug: Optional<string>
  media_type: Optional<ExampleType>
  sha256: Optional<Buffer>
  size_bytes: Optional<number>
  recorded_by: number
  recorded_at: Moment
}
