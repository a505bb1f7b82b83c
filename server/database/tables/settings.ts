import type { Generated } from 'kysely'
import type { Moment, Optional } from './columns.ts'

export interface SettingTable {
  key: string
  value: unknown
  updated_by: Optional<number>
  updated_at: Generated<Moment>
}

export interface OfficeHolderTable {
  id: Generated<number>
  title: 'Director Inspectorate Services' | 'Permanent Secretary' | 'Hon. Commissioner'
  name: string
  start_date: string
  end_date: Optional<string>
}
