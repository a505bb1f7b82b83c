import type { ApplicationContents } from '@portal/domain/applications/application-contents.ts'
import type { StoredMoney } from '@portal/domain/money/stored-money.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

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
}
