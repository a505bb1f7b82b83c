import { type InspectionStatus, inspectionStatuses } from '../inspections/inspections.ts'
import type { Action } from './action.ts'

/** The states of an inspection in the action table. */
export const inspectionStates = ['not planned', ...inspectionStatuses] as const

/** One of `inspectionStates`. */
export type InspectionState = (typeof inspectionStates)[number]

/** A row of the tables of what can happen to an inspection. */
export interface InspectionAction extends Action<InspectionState, InspectionStatus> {
  /** Only somebody of its team may do it. */
  isForTeam?: true
  /** The title of the message to the owner about the day, where the owner is told it. */
  announces?: string
  /** The title of the message to officers who are of its team from now on, or whose visit does not take place. */
  tellsTeam?: string
}
