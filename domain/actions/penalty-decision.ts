import type { Cancelled, PenaltyStatus } from '../standing/penalties.ts'
import type { Action } from './action.ts'

/** A row of the table of what can happen to a penalty. */
export interface PenaltyDecision extends Action<PenaltyStatus, PenaltyStatus> {
  /** What the owner no longer has to pay after it. */
  cancels?: Cancelled
}
