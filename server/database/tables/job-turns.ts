import type { Moment } from './columns.ts'

/** When a portal last began with the work of a job, which one of several portals does. */
export interface JobTurnTable {
  job: string
  taken_at: Moment
}
