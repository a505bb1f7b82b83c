import type { Generated } from 'kysely'
import type { Optional } from './columns.ts'

/** Since when a place is not offered any more. */
interface Retirable {
  retired_at: Optional<string>
}

/** A place that was merged into another one, to which its id leads. */
interface Mergeable extends Retirable {
  merged_into: Optional<number>
  /** When all that referred to it had been moved. */
  moved_at: Optional<string>
}

/** The 36 states and the Federal Capital Territory. */
export interface StateTable extends Retirable {
  id: Generated<number>
  name: string
}

/** Local government areas; `list` is the area's name. */
export interface LocalGovAreaTable extends Mergeable {
  id: Generated<number>
  list: string
  state_id: number
}

export interface WardTable extends Mergeable {
  id: Generated<number>
  name: string
  local_gov_area_id: number
}
