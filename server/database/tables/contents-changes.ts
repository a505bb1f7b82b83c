import type { ApplicationChange } from '@portal/domain/applications/application-changes.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

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
