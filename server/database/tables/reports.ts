import type { RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { GeneratedAlways } from 'kysely'
import type { Moment, Optional } from './columns.ts'

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

/** How often each factor of the order of visits counts for a facility that may be visited, counted by a job. */
export interface VisitRiskTable {
  facility_id: number
  overdue_count: number
  class_count: number
  concern_count: number
  action_count: number
  document_count: number
  never_count: number
  type_count: number
  /** Of its last visit of the whole checklist. */
  class: Optional<ComplianceClass>
  next_visit_on: Optional<string>
}

/** An officer took a case or was given it; written by a trigger. Rows are never changed. */
export interface CaseAssignmentTable {
  id: GeneratedAlways<number>
  registration_id: number
  officer_id: number
  assigned_at: Moment
}

/**
 * The number of facilities by LGA, facility type, status and expiry date; 0 stands for any LGA or type. The views may have
 * several rows for the same keys, because recent changes are separate rows: sum `n`.
 */
export interface FacilityCountView {
  local_gov_area_id: number
  facility_type_id: number
  /** '' for facilities without a registration. */
  status: string
  /** 'infinity' without an expiry date. */
  expiry_date: string
  /** The first day on which the row counts; '-infinity' for most. A figure of a day is the sum of the rows up to that day. */
  from_date: string
  n: number
}

/** The number of registrations, likewise, and by kind. */
export interface RegistrationCountView extends Omit<FacilityCountView, 'from_date'> {
  kind: RegistrationKind
}

/** The number of facilities in a ward; 0 stands for a ward that was not recorded. */
export interface WardCountView {
  local_gov_area_id: number
  ward_id: number
  n: number
}

export interface PenaltyCountView {
  n: number
  /** The number of facilities with a penalty. */
  facilities: number
}
