interface Place {
  local_gov_area_id: number
  ward_id: number | null
}

/**
 * The ward of a facility whose address changes: the one that is stated; without one the present ward while the facility
 * stays in its LGA, because most moves are within a ward; in another LGA none.
 */
export function wardAfterMove(present: Place, { local_gov_area_id, ward_id }: Place): number | null {
  return ward_id ?? (local_gov_area_id === present.local_gov_area_id ? present.ward_id : null)
}
