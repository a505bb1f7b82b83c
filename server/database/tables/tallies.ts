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
  kind: 'new' | 'renewal'
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
