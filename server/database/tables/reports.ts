import type { GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

/** A figure of a report, counted by a job. 0 stands for any LGA, type or officer. */
export interface ReportFigureTable {
  report: string
  local_gov_area_id: number
  facility_type_id: number
  /** The first day of the month; '-infinity' for what is not counted by month. */
  month: string
  officer_id: number
  name: string
  days: number
  n: number
}

/** When the figures of a report were counted. */
export interface ReportRefreshTable {
  report: string
  as_of: Moment
}

/** An officer took a case or was given it; written by a trigger. Rows are never changed. */
export interface CaseAssignmentTable {
  id: GeneratedAlways<number>
  registration_id: number
  officer_id: number
  assigned_at: Moment
}
