import type { Generated } from 'kysely'

/** The 36 states and the Federal Capital Territory. */
export interface StateTable {
  id: Generated<number>
  name: string
}

/** Local government areas; `list` is the area's name. */
export interface LocalGovAreaTable {
  id: Generated<number>
  list: string
  state_id: number
}

export interface WardTable {
  id: Generated<number>
  name: string
  local_gov_area_id: number
}
