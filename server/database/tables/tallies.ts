/**
 * How many facilities an LGA, a facility type, a status and an expiry date have; 0 stands for any LGA or type. The views
 * have several rows for the same keys, because changes of the last second are rows of their own: sum `n`.
 */
export interface FacilityCountView {
  local_gov_area_id: number
  facility_type_id: number
  /** '' for facilities without a registration. */
  status: string
  /** 'infinity' without an expiry date. */
  expiry_date: string
  n: number
}

/** How many registrations, in the same way and by kind. */
export interface RegistrationCountView extends FacilityCountView {
  kind: 'new' | 'renewal'
}

/** How many facilities a ward has; 0 stands for a ward that was not recorded. */
export interface WardCountView {
  local_gov_area_id: number
  ward_id: number
  n: number
}

export interface PenaltyCountView {
  n: number
  /** How many facilities have a penalty. */
  facilities: number
}
