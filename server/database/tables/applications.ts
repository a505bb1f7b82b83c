import type { Draft } from '@portal/contract/applications/draft.ts'
import type { ApplicationChange } from '@portal/domain/applications/application-changes.ts'
import type { ApplicationContents } from '@portal/domain/applications/application-contents.ts'
import type { StoredVisit } from '@portal/domain/inspections/stored-visit.ts'
import type { StoredMoney } from '@portal/domain/money/stored-money.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface DraftTable {
  user_id: number
  form: string
  value: ColumnType<Draft['value'], string, string>
  updated_at: Generated<Moment>
}

/** A view of the queue that an officer saved. */
export interface SavedViewTable {
  id: Generated<number>
  user_id: number
  name: string
  search: string
}

export interface ContentsChangeTable {
  id: Generated<number>
  facility_id: number
  part: string
  kind: ApplicationChange['kind']
  row_id: Optional<number>
  name: string
  fields: ColumnType<ApplicationChange['fields'], string, never>
  actor_id: number
  reason: Optional<string>
  at: Moment
}

export interface RegistrationReturnTable {
  id: Generated<number>
  registration_id: number
  returned_by: number
  returned_at: Moment
  /** The day by which the correction is asked for. */
  due_date: string
  /** What is to be corrected, see domain/applications/returned-items.ts. */
  items: unknown
  resubmitted_at: Optional<string>
  /** When a decision or a withdrawal ended it. */
  ended_at: Optional<string>
}

/** What the owner says about an item of a return. */
export interface ReturnAnswerTable {
  return_id: number
  /** The place of the item among those of the return, from 0. */
  item: number
  text: string
  answered_by: number
  answered_at: string
}

export interface SnapshotContentsTable {
  /** SHA-256 of the contents. */
  digest: Buffer
  contents: ColumnType<ApplicationContents, string, never>
}

export interface SnapshotTable {
  id: Generated<number>
  registration_id: number
  /** The action of the table after which it was taken. */
  action: string
  digest: Buffer
  at: Moment
  /** The invoice of that day; null where there was none, and for what was stored before that was kept. */
  money: ColumnType<StoredMoney | null, string | null | undefined, never>
  /** The visit that the officer saw; null where there was none, and for what was stored before that was kept. */
  inspection: ColumnType<StoredVisit | null, string | null | undefined, never>
}
