import type { Draft } from '@portal/contract/applications/draft.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface DraftTable {
  user_id: number
  form: string
  value: ColumnType<Draft['value'], string, string>
  updated_at: Generated<Moment>
}
