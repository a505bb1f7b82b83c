/** A place of the ministry's state, also one that is no longer offered. */
export interface ImportPlace {
  id: number
  name: string
  is_retired: boolean
  /** The place that it became a part of. */
  merged_into: number | null
}

/** What the values of a register are matched with. */
export interface ImportLists {
  types: readonly { id: number; name: string; is_retired: boolean }[]
  lgas: readonly ImportPlace[]
  wards: readonly (ImportPlace & { lga_id: number })[]
}
